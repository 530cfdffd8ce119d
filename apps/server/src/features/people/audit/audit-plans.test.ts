import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from '../../../../test/ask.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { readList } from '../../../platform/lists/public.ts';
import { AUDIT } from './audit-list.store.ts';
import { scopeOf } from './list-audit.ts';

let server: TestServer;
let administrator: StaffMember;
let store: number;

beforeAll(async () => {
  server = await startTestServer();
  store = await buildPartner(server.deps.database, { store: 'loja-do-registro' });
  administrator = await buildStaff(server, { staffRole: 'administrator' });
});
afterAll(() => server.close());

it('is read by an index whichever way a reader comes, with 100,000 rows', async () => {
  await server.deps.database.run({
    name: 'test.many-rows',
    text: `insert into audit (actor_id, action, subject, at)
      select ${administrator.id}, 'save-yard', 'offer ' || i % 5000, now() - i * interval '1 second' from generate_series(1, 100000) i`,
  });
  await server.deps.database.run({ name: 'test.analyse', text: 'analyze audit' });
  const sql: string[] = [];
  const listening = {
    rows: async (statement: { readonly text: string }) => {
      sql.push(statement.text);
      return [];
    },
    row: async () => undefined,
    run: async () => 0,
  };
  const readers = [
    { reads: 'all' },
    { reads: 'kinds', kinds: ['offer'], settings: [] },
    { reads: 'store', kinds: ['offer'], store },
  ] as const;
  const queries = [
    {},
    { tipo: 'offer', registro: '12' },
    { quem: '1' },
    { acao: 'save-yard' },
    { tipo: 'house' },
    { caucao: '3' },
    { tipo: 'book', 'dia.de': '2026-11-29', 'dia.ate': '2026-11-29' },
    { tipo: 'house', cidade: '3' },
  ] as const;
  for (const reader of readers)
    for (const query of queries) await readList(listening, AUDIT, query, scopeOf(reader));
  expect(sql).toHaveLength(24);
  for (const text of sql) {
    const plan = await ask(server.deps.config.database.url ?? '', `explain (generic_plan) ${text}`);
    const lines = plan.map((line) => JSON.stringify(line)).join('\n');
    expect([text, lines]).toEqual([text, expect.stringMatching(/using audit_\w+ on audit|on audit_by_/u)]);
    expect([text, /Seq Scan on audit/u.test(lines)]).toEqual([text, false]);
  }
  for (const query of queries)
    await administrator.get(`/admin/audit?${new URLSearchParams(query).toString()}`);
});
