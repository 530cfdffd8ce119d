import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../src/platform/db/database.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { buildAuctionedOffer } from '../builders/auctioned-offer.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';

const role = `patio_app_${randomBytes(4).toString('hex')}`;
const runbook = new URL('../../../../docs/runbooks/verify-ledger.md', import.meta.url);

let database: TestDatabase;
let owner: Database;
let limited: Database;
let limitedUrl: string;

const run = (by: Database, text: string, name = randomBytes(6).toString('hex')) =>
  by.run({ name: `test.${name}`, text });

/** The statements of the runbook, for a role of this run. */
async function statements(): Promise<readonly string[]> {
  const [, block = ''] = /```sql\n(.*?)```/su.exec(await readFile(runbook, 'utf8')) ?? [];
  return block
    .replaceAll('patio_app', role)
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean);
}

beforeAll(async () => {
  database = await createTestDatabase();
  owner = openDatabase({ url: database.url, max: 1 });
  for (const statement of await statements()) await run(owner, statement);
  const url = new URL(database.url);
  url.username = role;
  url.password = '…';
  limitedUrl = url.href;
  limited = openDatabase({ url: limitedUrl, max: 2 });
});
afterAll(async () => {
  await limited.close();
  await run(owner, `drop owned by ${role}`);
  await run(owner, `drop role ${role}`);
  await owner.close();
  await database.drop();
});

describe('a role that owns nothing, as the runbook makes it', () => {
  it('starts on a database that is up to date, and works', async () => {
    expect(await migrate(limitedUrl)).toEqual({ applied: [] });
    expect(await buildAuctionedOffer(limited, Date.now())).toBeGreaterThan(0);
  });

  it.each([
    ['change a line', 'update bid set value_cents = 1'],
    ['delete a line', 'delete from bid'],
    ['empty the ledger', 'truncate bid cascade'],
    ['change a maximum', 'update maximum set value_cents = 1'],
    ['delete a maximum', 'delete from maximum'],
    ['change an audit row', 'update audit set at = now()'],
    ['delete an audit row', 'delete from audit'],
    ['switch the triggers off', 'alter table bid disable trigger user'],
    ['drop a trigger', 'drop trigger bid_is_append_only on bid'],
    [
      'replace what the triggers do',
      'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
    ],
  ])('cannot %s, rule 0.9', async (_name, statement) => {
    await expect(run(limited, statement)).rejects.toThrow(/permission denied|must be owner/u);
  });
});
