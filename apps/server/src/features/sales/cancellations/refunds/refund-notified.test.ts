import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtBankData as bank } from '../../../../../test/builders/bank-data.ts';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { buildPurchasedOffer } from '../../../../../test/builders/purchase.ts';
import { buildStaff, type StaffMember } from '../../../../../test/builders/staff.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../../test/scenes/catalogue-server.ts';

let server: CatalogueServer;
let sales: StaffMember;
let ana: Buyer;

beforeAll(async () => {
  server = await startCatalogueServer();
  sales = await buildStaff(server);
  ana = await buildBuyer(server);
});
afterAll(() => server.close());

/** The mail to Ana when the team grants the request to cancel a purchase. */
async function mailOf(columns: Record<string, string | boolean>, given: object): Promise<string> {
  const offer = await buildPurchasedOffer(server, ana.id, { columns });
  const body = { cdOfrta: offer, cdJustf: 1, obsJustf: 'Desisti', ...given };
  expect((await ana.post('/offer/cancelCompra', body)).json()).toEqual({ data: 'AGUARDANDO' });
  const cancellation = await server.deps.database.row<{ id: number }>(
    { name: 'test.request', text: 'select id from cancellation where offer_code = $1' },
    [offer],
  );
  await sales.post(`/admin/cancellations/${cancellation?.id}`, { decisao: 'aprovar' });
  const mail = await server.deps.database.row<{ text: string }>(
    {
      name: 'test.mail',
      text: `select text from mail where recipient = $1 and subject like 'Cancelamento aprovado%' order by id desc limit 1`,
    },
    [ana.email],
  );
  return (mail?.text ?? '').replaceAll(/\s+/g, ' ');
}

it('the mail of an approved cancellation says what is returned, to which account and by when, S-13, S-15', async () => {
  const text = await mailOf({ invoice_issued: true }, bank);
  expect(text).toContain('Devolvemos tudo o que você pagou por esta compra: o preço de R$ 12.000,00');
  expect(text).toMatch(/A devolução é enviada até \d\d\/\d\d\/\d{4}\./);
  expect(text).toContain('Banco do Teste, agência 0001, conta final 654, em nome de Maria da Conta');
  expect(text).not.toContain('98765');
  expect(text).not.toContain('combina a devolução');
});

it('says that it goes the way it came where the buyer named no account, and that nothing was paid where nothing was, S-13', async () => {
  const paid = await mailOf({ payment_approved: true, payment_method: 'B' }, {});
  expect(paid).toMatch(/até \d\d\/\d\d\/\d{4}\. Você não informou uma conta: devolvemos pelo mesmo meio/);
  const unpaid = await mailOf({ invoice_issued: false }, {});
  expect(unpaid).toContain('Nenhum pagamento seu está registrado nesta compra: não há valor a devolver.');
});
