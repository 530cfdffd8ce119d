import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { temporaryDataDir } from '../../../test/processes/supervised.ts';
import { loadConfig } from '../../config/load-config.ts';
import { openDatabase, type Database } from '../../platform/db/database.ts';
import { storeSiteAddress } from './site-address.ts';

const COMMAND = path.resolve(import.meta.dirname, '../../commands/partners.ts');
const run = promisify(execFile);

let place: Awaited<ReturnType<typeof temporaryDataDir>>;
let made: TestDatabase;
let database: Database;

beforeAll(async () => {
  place = await temporaryDataDir();
  made = await createTestDatabase('reference');
  database = openDatabase({ url: made.url, max: 2 });
});
afterAll(async () => {
  await database.close();
  await made.drop();
  await place.remove();
});

/** A store that waits for its approval; the mail that `npm run partners -- approve` writes to it. */
async function approvalMail(store: string, more: Record<string, string>): Promise<string> {
  const insert = {
    name: 'test.pending',
    text: `insert into partner (store, name, email, email_verified_at, status, member_since)
      values ($1, $1, $1 || '@loja.test', now(), 'pending', now())`,
  };
  await database.run(insert, [store]);
  const { PATH = '' } = process.env;
  const env = { PATH, DATABASE_URL: made.url, PATIO_DATA_DIR: place.dataDir, LOG_LEVEL: 'silent', ...more };
  await run(process.execPath, [COMMAND, 'approve', store], { env });
  const mails = await database.rows<{ text: string }>(
    { name: 'test.mail', text: 'select text from mail where recipient = $1' },
    [`${store}@loja.test`],
  );
  return mails.map(({ text }) => text).join('\n');
}

test('a command beside the server writes links of its PUBLIC_URL', async () => {
  const mail = await approvalMail('loja-um', { PUBLIC_URL: 'https://patio.test' });
  expect(mail).toContain('https://patio.test/painel/lojas');
});

test('without one it writes links of the address under which the site was started', async () => {
  await storeSiteAddress(
    loadConfig({ APP_MODE: 'test', DATABASE_URL: made.url, PUBLIC_URL: 'https://site.example' }),
  );
  const mail = await approvalMail('loja-dois', {});
  expect(mail).toContain('https://site.example/painel/lojas');
  expect(mail).not.toContain('localhost');
});
