import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/builders/account.ts';
import { buildPartner } from '../../../test/builders/partner.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { loadConfig } from '../../config/load-config.ts';
import { DEMO_PASSWORD } from '../../demo/people/people.ts';
import { guessOf } from '../../features/identity/sessions/passwords/password-blocklist.ts';
import { openDatabase, type Database } from '../../platform/db/database.ts';
import { refuseDemo } from './refuse-demo.ts';

let made: TestDatabase;
let database: Database;

beforeAll(async () => {
  made = await createTestDatabase();
  database = openDatabase({ url: made.url, max: 2 });
});
afterAll(async () => {
  await database.close();
  await made.drop();
});
afterEach(async () => {
  for (const table of ['account', 'partner', 'demo_world', 'demo_mark'])
    await database.run({ name: `test.clear-${table}`, text: `delete from ${table}` });
});

const start = (mode: string) =>
  refuseDemo(
    loadConfig({
      APP_MODE: mode,
      DATABASE_URL: made.url,
      PUBLIC_URL: 'https://loja.com.br',
      PATIO_SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
    }),
  );
const built = (given: Parameters<typeof buildAccount>[1]) =>
  buildAccount(database, { email: 'ana@loja.com.br', ...given });
const tried = async () =>
  (
    await database.row<{ count: number }>({
      name: 'test.tried',
      text: `select count(*)::int as count from account where own_password_sum = sha256(convert_to(password_hash, 'UTF8'))`,
    })
  )?.count;

describe('production does not start on', () => {
  it('the demo world, of which it says what to do', async () => {
    await database.run({ name: 'test.demo', text: 'insert into demo_world (loaded_at) values (now())' });
    await expect(start('production')).rejects.toThrow(
      /^Production does not start on this database: it holds the demo world\. .*npm run remove-demo.*PATIO_DATA_DIR\)\.$/u,
    );
    await database.run({ name: 'test.removed', text: 'update demo_world set removed_at = now()' });
    await expect(start('production')).resolves.toBeUndefined();
  });

  it('an account of the demo by its mark under any address, and staff of it by their address', async () => {
    await built({ email: 'admin@patio.test', staffRole: 'administrator' });
    await expect(start('production')).rejects.toThrow('it holds 1 demo account.');
    const { id } = await built({});
    const mark = `insert into demo_mark (kind, id) values ('account', $1)`;
    await database.run({ name: 'test.mark', text: mark }, [id]);
    await expect(start('production')).rejects.toThrow('it holds 2 demo accounts.');
  });

  it.each([{ staffRole: 'sales' }, { staffRole: 'administrator', blockedAt: 1 }] as const)(
    'staff with the demo password, by their numbers: %o',
    async (traits) => {
      const { id } = await built({ ...traits, password: DEMO_PASSWORD });
      await expect(start('production')).rejects.toThrow(
        `it holds 1 account of staff or stores with the demo password (${id}).`,
      );
    },
  );

  it('users of a store with the demo password, once staff have approved the store', async () => {
    const partnerId = await buildPartner(database, { store: 'loja-nossa', status: 'pending' });
    const { id } = await built({ partnerId, password: DEMO_PASSWORD });
    await expect(start('production')).resolves.toBeUndefined();
    await database.run({ name: 'test.approve', text: `update partner set status = 'approved'` });
    await expect(start('production')).rejects.toThrow(`the demo password (${id}).`);
  });
});

describe('production starts', () => {
  it('on what anyone can cause: sign-ups with any address, and no one chooses the demo password', async () => {
    await built({ email: 'comprador@patio.test' });
    const partnerId = await buildPartner(database, { store: 'loja-alheia', status: 'pending' });
    await built({ email: 'parceiro@patio.test', partnerId });
    await expect(start('production')).resolves.toBeUndefined();
    expect(guessOf(DEMO_PASSWORD, [])).toBe('common');
  });

  it('on people’s own accounts, and on a buyer who chose the same password', async () => {
    await built({ staffRole: 'sales' });
    await built({ email: 'bia@loja.com.br', password: DEMO_PASSWORD });
    await expect(start('production')).resolves.toBeUndefined();
  });

  it('trying each password once, until it is another one', async () => {
    const { id } = await built({ staffRole: 'sales' });
    await start('production');
    expect(await tried()).toBe(1);
    const other = await built({ email: 'bia@loja.com.br', password: DEMO_PASSWORD });
    const take = `update account set password_hash = (select password_hash from account where id = $2) where id = $1`;
    await database.run({ name: 'test.take', text: take }, [id, other.id]);
    expect(await tried()).toBe(0);
    await expect(start('production')).rejects.toThrow(`(${id})`);
  });
});

it.each(['development', 'test', 'staging'])('%s starts on all of it', async (mode) => {
  await built({ email: 'admin@patio.test', staffRole: 'administrator', password: DEMO_PASSWORD });
  await expect(start(mode)).resolves.toBeUndefined();
});
