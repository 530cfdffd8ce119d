import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtBankData } from '../builders/bank-data.ts';
import { buildBuyer, type Buyer } from '../builders/buyer.ts';
import { buildPurchasedOffer } from '../builders/purchase.ts';
import { buildStaff, type StaffMember } from '../builders/staff.ts';
import { startCatalogueServer, type CatalogueServer } from '../scenes/catalogue-server.ts';
import { purchaseOf } from '../scenes/purchases/undone-sale.ts';
import { expectHistory } from './history-of.ts';

let server: CatalogueServer;
let sales: StaffMember;
let support: StaffMember;
let finance: StaffMember;
let ana: Buyer;

beforeAll(async () => {
  server = await startCatalogueServer();
  sales = await buildStaff(server);
  support = await buildStaff(server, { staffRole: 'support' });
  finance = await buildStaff(server, { staffRole: 'finance' });
  ana = await buildBuyer(server);
});
afterAll(() => server.close());

it('a cancellation and its refund have theirs at the purchase, for all who see one of them', async () => {
  const offer = await buildPurchasedOffer(server, ana.id, { columns: { invoice_issued: true } });
  const purchase = await purchaseOf(server, offer);
  const body = { cdOfrta: offer, cdJustf: 1, obsJustf: 'Pago, mas desisti', ...builtBankData };
  expect((await ana.post('/offer/cancelCompra', body)).json()).toEqual({ data: 'AGUARDANDO' });
  const [asked] = (await sales.get('/admin/cancellations')).json<{ data: { codigo: number }[] }>().data;
  const path = `/admin/cancellations/${asked?.codigo}`;
  expect((await sales.post(path, { decisao: 'aprovar' })).statusCode).toBeLessThan(300);
  expect((await finance.post(`${path}/refunded`, {})).statusCode).toBeLessThan(300);
  await expectHistory([sales, support, finance], `tipo=purchase&registro=${purchase}`, [
    'approve-cancellation',
    'mark-refunded',
  ]);
});
