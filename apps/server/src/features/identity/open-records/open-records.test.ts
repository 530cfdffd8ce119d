import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildBuyer } from '../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let sofia: StaffMember;
let rui: StaffMember;

beforeAll(async () => {
  server = await startTestServer();
  sofia = await buildStaff(server, { name: 'Sofia', surname: 'Prado' });
  rui = await buildStaff(server, { name: 'Rui', surname: 'Lima', staffRole: 'finance' });
});
afterAll(() => server.close());

const open = async (by: Pick<StaffMember, 'post'>, codigo: number, more: object = {}) =>
  (await by.post('/admin/open-records', { tipo: 'purchase', codigo, ...more }))
    .json<{ data: { nome: string }[] }>()
    .data.map(({ nome }) => nome);

test('colleagues see who else has the same record open, until it is closed or lapses', async () => {
  expect(await open(sofia, 1)).toEqual([]);
  expect(await open(rui, 1)).toEqual(['Sofia Prado']);
  expect(await open(rui, 2)).toEqual([]);
  expect(await open(sofia, 1)).toEqual(['Rui Lima']);
  await open(rui, 1, { fechado: true });
  expect(await open(sofia, 1)).toEqual([]);
  await open(rui, 1);
  server.clock.advance(46_000);
  expect(await open(sofia, 1)).toEqual([]);
});

test('a store sees its own users alone, and the team none of a store', async () => {
  const partnerId = await buildPartner(server.deps.database, { store: 'loja-aberta' });
  const other = await buildPartner(server.deps.database, { store: 'loja-outra' });
  const [one, two] = [await buildBuyer(server, { partnerId }), await buildBuyer(server, { partnerId })];
  const foreigner = await buildBuyer(server, { partnerId: other });
  await open(sofia, 7);
  await open(one, 7);
  expect(await open(two, 7)).toHaveLength(1);
  expect(await open(foreigner, 7)).toEqual([]);
  expect(await open(sofia, 7)).toEqual([]);
});

test.each([[{ tipo: 'account', codigo: 1 }], [{ tipo: 'purchase', codigo: 0 }], [{}]])(
  'refuses %j',
  async (body) => {
    expect((await sofia.post('/admin/open-records', body)).statusCode).toBe(422);
  },
);
