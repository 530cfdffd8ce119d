import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { DELETED } from './deletion/erase.store.ts';
import { KEPT, NOT_EXPORTED } from './personal-tables.ts';
import { sections } from './export/sections/sections.ts';

let server: TestServer;
let named: readonly string[];

/** Emptied of an account by statements of their own. */
const EMPTIED = ['survey_invitation', 'payback_bank'];

beforeAll(async () => {
  server = await startTestServer();
  const rows = await server.deps.database.rows<{ name: string }>({
    name: 'test.named',
    text: `select distinct c.conrelid::regclass::text as name from pg_constraint c where c.contype = 'f' and c.confrelid = 'account'::regclass
      union select table_name from information_schema.columns
      where table_schema = 'public' and column_name ~ '(^|_)(account|accounts|bidder|leader)_ids?$'
      order by 1`,
  });
  named = rows.map(({ name }) => name);
});
afterAll(() => server.close());

it('sees the tables that name accounts, or this test sees nothing', () => {
  expect(named).toEqual(expect.arrayContaining(['address', 'bid', 'bid_news', 'passkey', 'review_flag']));
  expect(named.length).toBeGreaterThan(35);
});

it('finds every table that names an account in the export, or written down why not, rule 0.14', () => {
  const exported = new Set(sections.flatMap(({ tables }) => tables));
  expect(named.filter((table) => !exported.has(table) && !(table in NOT_EXPORTED))).toEqual([]);
  expect(Object.keys(NOT_EXPORTED).filter((table) => exported.has(table))).toEqual([]);
});

it('finds every such table emptied by a deletion, or written down what stays and why, rule 0.14', () => {
  // Partners are companies with users of their own, whose accounts are not deleted here.
  const known = new Set([...DELETED, ...EMPTIED, ...Object.keys(KEPT)]);
  expect(named.filter((table) => !known.has(table))).toEqual([]);
  expect(DELETED.filter((table) => table in KEPT)).toEqual([]);
});
