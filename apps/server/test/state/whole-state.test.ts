import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAccount } from '../builders/account.ts';
import { buildAddress } from '../builders/address.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { added, expectNothingChanged, expectOnlyChanged } from './whole-state.ts';

let server: TestServer;
let ana: number;

beforeAll(async () => {
  server = await startTestServer();
  ana = (await buildAccount(server.deps.database, { name: 'Ana' })).id;
  await buildAccount(server.deps.database, { name: 'Bia' });
});
afterAll(() => server.close());

const rename = (name: string) => () =>
  server.deps.database.run({ name: 'test.rename', text: 'update account set name = $2 where id = $1' }, [
    ana,
    name,
  ]);

it('sees which columns of which rows changed, and gives what the action gave', async () => {
  expect(await expectOnlyChanged(server, rename('Aninha'), { account: { name: ['Ana', 'Aninha'] } })).toBe(1);
  expect(await expectNothingChanged(server, rename('Aninha'))).toBe(1);
});

it('sees rows that came and rows that went, with instants in milliseconds', async () => {
  const at = server.clock.now();
  const insert = () =>
    server.deps.database.run(
      {
        name: 'test.notice',
        text: `insert into notification (account_id, title, body, created_at) values ($1, 'a', 'b', $2)`,
      },
      [ana, new Date(at)],
    );
  const row = { account_id: ana, title: 'a', created_at: at, read_at: null };
  await expectOnlyChanged(server, insert, { notification: added(row) });
  const remove = () => server.deps.database.run({ name: 'test.forget', text: 'delete from notification' });
  await expectOnlyChanged(server, remove, { notification: { removed: expect.objectContaining(row) } });
});

it.each([
  ['another value', { account: { name: ['Aninha', 'Anita'] } }],
  ['another column', { account: { surname: ['da Silva', 'Ana'] } }],
  ['another row as well', { account: [{ name: ['Aninha', 'Ana'] }, { name: ['Bia', 'Ana'] }] }],
  ['another table', { partner: { name: ['Aninha', 'Ana'] } }],
  ['nothing', {}],
] as const)('fails where %s is named', async (_what, expected) => {
  await expect(expectOnlyChanged(server, rename('Ana'), expected)).rejects.toThrow('deeply equal');
  await rename('Aninha')();
});

it('fails where more changed than is named, and passes over the tables that are left out', async () => {
  const both = async () => {
    await rename('Ana')();
    await buildAddress(server.deps.database, ana);
  };
  const expected = { account: { name: ['Aninha', 'Ana'] } } as const;
  await expect(expectOnlyChanged(server, both, expected)).rejects.toThrow('deeply equal');
  await server.deps.database.run({ name: 'test.no-address', text: 'delete from address' });
  await rename('Aninha')();
  await expectOnlyChanged(server, both, expected, ['address']);
});
