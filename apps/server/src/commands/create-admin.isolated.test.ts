import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAccount } from '../../test/builders/account.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { temporaryDataDir } from '../../test/processes/supervised.ts';
import { openDatabase, type Database } from '../platform/db/database.ts';

const COMMAND = path.resolve(import.meta.dirname, 'create-admin.ts');
const LINK = /https:\/\/loja\.com\.br\/painel\/convite#([\w-]{43})/u;

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

/** Runs the command as an operator does in production, and gives all that it wrote. */
async function createAdmin(typed: readonly string[], more: Record<string, string> = {}) {
  const { PATH = '' } = process.env;
  const env = {
    PATH,
    APP_MODE: 'production',
    PUBLIC_URL: 'https://loja.com.br',
    PATIO_DATA_DIR: place.dataDir,
    DATABASE_URL: made.url,
    PATIO_SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
    LOG_LEVEL: 'silent',
    ...more,
  };
  const run = promisify(execFile)(process.execPath, [COMMAND, ...typed], { env });
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, written: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      written: error.stdout + error.stderr,
    }),
  );
}
const invitations = () =>
  database.rows<{ email: string; role: string; invited_by: number | null }>({
    name: 'test.invitations',
    text: 'select email, staff_role as role, invited_by from account_invitation order by code',
  });
const who = (email: string) => ['--email', email, '--name', 'Denise Alta'];

test('without a mail server the link goes to the terminal; the same address again gets another', async () => {
  const first = await createAdmin(who('Denise@Loja.com.br'));
  expect(first.code, first.written).toBe(0);
  const token = LINK.exec(first.written)?.[1];
  expect(token).toBeDefined();
  expect(await invitations()).toEqual([
    { email: 'denise@loja.com.br', role: 'administrator', invited_by: null },
  ]);
  const audited = await database.row<{ command: string; actor_id: number | null }>({
    name: 'test.audited',
    text: `select command, actor_id from audit where action = 'invite-administrator'`,
  });
  expect(audited).toEqual({ command: 'create-admin', actor_id: null });
  const again = await createAdmin(who('denise@loja.com.br'));
  expect(LINK.exec(again.written)?.[1]).not.toBe(token);
  expect(await invitations()).toHaveLength(1);
});

test('with one it is mailed, and nothing secret is written', async () => {
  const sent = await createAdmin(who('denise@loja.com.br'), { SMTP_URL: 'smtps://mail.loja.com.br' });
  expect([sent.code, LINK.test(sent.written)]).toEqual([0, false]);
  const mail = await database.row<{ text: string }>(
    { name: 'test.mail', text: 'select text from mail where recipient = $1 order by id desc limit 1' },
    ['denise@loja.com.br'],
  );
  expect(mail?.text).toMatch(LINK);
});

test.each([[[]], [['--email', 'x', '--name', 'y']], [['--email', 'a@loja.com.br']], [['--senha', 'x']]])(
  'is refused what it cannot obey: %j',
  async (typed) => {
    const refused = await createAdmin(typed);
    expect([refused.code, refused.written]).toEqual([1, expect.stringContaining('npm run create-admin')]);
  },
);

test('is refused while there is an administrator, unless asked for another; and for who is of the team', async () => {
  await buildAccount(database, { staffRole: 'administrator', email: 'chefe@loja.com.br' });
  const refused = await createAdmin(who('bia@loja.com.br'));
  expect([refused.code, refused.written]).toEqual([1, expect.stringContaining('--another')]);
  expect(await invitations()).toHaveLength(1);
  expect((await createAdmin([...who('bia@loja.com.br'), '--another'])).code).toBe(0);
  expect(await invitations()).toHaveLength(2);
  const member = await createAdmin([...who('chefe@loja.com.br'), '--another']);
  expect([member.code, member.written]).toEqual([1, expect.stringContaining('já faz parte da equipe')]);
});
