import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildBuyer } from '../../../../../test/builders/buyer.ts';
import { buildPurchasedOffer } from '../../../../../test/builders/purchase.ts';
import { buildStaff, type StaffMember } from '../../../../../test/builders/staff.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';

let server: TestServer;
let code: number;

beforeAll(async () => {
  server = await startTestServer();
  const offer = await buildPurchasedOffer(server, (await buildBuyer(server)).id);
  const row = await server.deps.database.row<{ code: number }>(
    { name: 'test.bought', text: 'select code from purchase where offer_code = $1' },
    [offer],
  );
  code = row?.code ?? 0;
});
afterAll(() => server.close());

const assign = async (by: StaffMember, responsavel: number | null, de: number | null) =>
  (await by.post('/admin/purchases/assign', { compras: [code], responsavel, de })).json<{
    feitas: number[];
    recusadas: { codigo: number; motivo: string; com: string | null }[];
  }>();

test('of two users who take a purchase at once exactly one has it, the other is told who, and only that one gives it back', async () => {
  const sofia = await buildStaff(server, { name: 'Sofia', surname: 'Prado' });
  const rui = await buildStaff(server, { name: 'Rui', surname: 'Lima' });
  const assignee = async () =>
    (await sofia.get(`/admin/purchases/${code}`)).json<{ data: { responsavel: { codigo: number } | null } }>()
      .data.responsavel?.codigo;
  const both = await Promise.all([assign(sofia, sofia.id, null), assign(rui, rui.id, null)]);
  const [own, other, name] =
    (await assignee()) === sofia.id ? [sofia, rui, 'Sofia Prado'] : [rui, sofia, 'Rui Lima'];
  expect(both.flatMap(({ feitas }) => feitas)).toEqual([code]);
  expect(both.flatMap(({ recusadas }) => recusadas)).toEqual([
    { codigo: code, motivo: 'Uma pessoa da equipe já assumiu.', com: name },
  ]);
  expect((await assign(other, null, other.id)).recusadas).toEqual([
    { codigo: code, motivo: 'Isto não está com você.', com: name },
  ]);
  expect((await assign(own, own.id, null)).feitas).toEqual([code]);
  expect((await assign(own, null, own.id)).feitas).toEqual([code]);
  expect(await assignee()).toBeUndefined();
});
