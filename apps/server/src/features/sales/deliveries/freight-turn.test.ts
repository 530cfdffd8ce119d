import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildBuyer } from '../../../../test/builders/buyer.ts';
import { buildStaff } from '../../../../test/builders/staff.ts';
import { buildDelivery } from '../../../../test/scenes/purchases/delivery-scene.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('a paid freight is the turn of who sells, whatever is owed of the price', async () => {
  const staff = await buildStaff(server);
  const finance = await buildStaff(server, { staffRole: 'finance' });
  const ana = await buildBuyer(server);
  const sold = await buildDelivery(server, ana);
  await sold.move(staff, 'propor', { valor: 1850, texto: '' });
  await sold.answer('aceitar');
  type Next = { readonly quem: string };
  const turns = async () => {
    const list = await ana.get('/offer/myoffers');
    const page = await ana.get(`/usrio/compras/${sold.code}`);
    const office = await staff.get(`/admin/purchases/${sold.code}`);
    return [
      list.json<{ data: { proximo: Next }[] }>().data[0]?.proximo.quem,
      page.json<{ data: { proximo: Next } }>().data.proximo.quem,
      office.json<{ data: { proximo: Next } }>().data.proximo.quem,
      (await sold.shown()).quem,
    ];
  };
  expect(await turns()).toEqual(['comprador', 'comprador', 'comprador', 'comprador']);
  const charge = await server.deps.database.row<{ code: number; payer: string }>(
    {
      name: 'test.freight-charge',
      text: `select h.code, trim(a.name || ' ' || a.surname) as payer from charge h join purchase p on p.code = h.purchase_code
        join account a on a.id = p.account_id where h.purchase_code = $1 and h.kind = 'freight'`,
    },
    [sold.code],
  );
  const paid = await finance.post(`/admin/charges/${charge?.code}/receipts`, {
    valor: 1850,
    dia: new Date(server.clock.now()).toISOString().slice(0, 10),
    pagador: charge?.payer,
    documentoPagador: null,
    referencia: 'TED do frete',
  });
  expect(paid.statusCode).toBe(201);
  expect(await turns()).toEqual(['vendedor', 'vendedor', 'vendedor', 'vendedor']);
  const purchase = (await ana.get(`/usrio/compras/${sold.code}`)).json<{
    data: { pagamento: { aprovado: boolean } };
  }>();
  expect(purchase.data.pagamento.aprovado).toBe(false);
});
