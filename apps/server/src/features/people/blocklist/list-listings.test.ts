import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { expectRefused } from '../../../../test/state/whole-state.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

const motivo = 'Fraude confirmada.';

let server: TestServer;
let sales: StaffMember;
let ana: Buyer;
let codes: number[];

beforeAll(async () => {
  server = await startTestServer();
  sales = await buildStaff(server);
  ana = await buildBuyer(server);
  codes = [];
  for (const body of [
    { tipo: 'documento', conta: ana.id, motivo },
    { tipo: 'documento', valor: '529.982.247-25', motivo: 'Pedido de um juiz.' },
  ]) {
    const reply = await sales.post('/admin/blocklist', body);
    codes.push(...reply.json<{ data: { codigo: number }[] }>().data.map(({ codigo }) => codigo));
  }
});
afterAll(() => server.close());

const listed = async (query: string) =>
  (await sales.get(`/admin/blocklist?${query}`))
    .json<{ data: { codigo: number }[] }>()
    .data.map(({ codigo }) => codigo);

test('the blocklist is newest first, and narrowed by account, kind, words and what still holds', async () => {
  const [ofAna, ofNobody] = codes;
  expect(await listed('')).toEqual([ofNobody, ofAna]);
  expect(await listed(`conta=${ana.id}`)).toEqual([ofAna]);
  expect(await listed('busca=juiz')).toEqual([ofNobody]);
  expect(await listed('busca=4725')).toEqual([ofNobody]);
  expect(await listed('tipo=aparelho')).toEqual([]);
  await sales.post(`/admin/blocklist/${ofNobody}/lift`, { motivo: 'O juiz voltou atrás.' });
  expect(await listed('vigente=S')).toEqual([ofAna]);
  expect(await listed('vigente=N')).toEqual([ofNobody]);
  await expectRefused(server, () => ana.get('/admin/blocklist'), 403);
});
