import { randomUUID } from 'node:crypto';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { buildDelivery, type DeliveryScene } from '../../../../test/scenes/purchases/delivery-scene.ts';
import { buildYard } from '../../../../test/scenes/yard-scene.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { fillPickupCodesJob, pickupCodeOf } from '../pickup-codes/public.ts';

const CARRIER = 'Esta compra é entregue, e a transportadora ainda não foi marcada.';
const FREIGHT = 'O frete ainda não foi pago.';
const CHECKED = 'O pagamento desta compra está em conferência.';
const DELIVERY = { etapa: 'entrega' };
const PAYS_AGAIN = { etapa: 'pagamento', acao: 'pagar-de-novo' };

let server: TestServer;
let sales: StaffMember;
let finance: StaffMember;
let colleague: StaffMember;
let yard: StaffMember;
let ana: Buyer;
let sold: DeliveryScene;

beforeAll(async () => {
  server = await startTestServer();
  await buildYard(server);
  sales = await buildStaff(server);
  finance = await buildStaff(server, { staffRole: 'finance' });
  colleague = await buildStaff(server, { staffRole: 'finance' });
  yard = await buildStaff(server, { staffRole: 'yard' });
});
afterAll(() => server.close());

/** Released, and its price paid; the buyer agrees to a freight then. */
beforeEach(async () => {
  ana = await buildBuyer(server);
  sold = await buildDelivery(server, ana);
  await fillPickupCodesJob(server.deps).run();
  await pay('price', 12_000);
  server.clock.advance(1);
  await expectFreightAgreed();
});

async function expectFreightAgreed(): Promise<void> {
  expect((await sold.move(sales, 'propor', { valor: 1850, texto: '' })).statusCode).toBe(200);
  expect((await sold.answer('aceitar')).statusCode).toBe(200);
}

/** Records that a charge was paid in full. */
async function pay(kind: 'price' | 'freight', valor: number): Promise<void> {
  const charge = await server.deps.database.row<{ code: number; payer: string }>(
    {
      name: 'test.after-payment-charge',
      text: `select h.code, trim(a.name || ' ' || a.surname) as payer from charge h join purchase p on p.code = h.purchase_code
        join account a on a.id = p.account_id where h.purchase_code = $1 and h.kind = $2`,
    },
    [sold.code, kind],
  );
  const reply = await finance.post(`/admin/charges/${charge?.code}/receipts`, {
    valor,
    dia: dayOf(server.clock.now()),
    pagador: charge?.payer,
    documentoPagador: null,
    referencia: `TED ${randomUUID()}`,
  });
  expect(reply.statusCode).toBe(201);
}

/** Another user of finance takes back what was recorded last of a kind. */
async function takeBack(kind: 'price' | 'freight'): Promise<void> {
  const receipt = await server.deps.database.row<{ code: number }>(
    {
      name: 'test.after-payment-receipt',
      text: `select max(r.code) as code from receipt r join charge h on h.code = r.charge_code where h.purchase_code = $1 and h.kind = $2`,
    },
    [sold.code, kind],
  );
  const undone = await colleague.post(`/admin/receipts/${receipt?.code}/undo`, { motivo: 'O banco tomou.' });
  expect(undone.statusCode).toBe(200);
}

/** What the page of the purchase says of it, and why nothing may leave. */
async function standing() {
  type Page = { data: { pagamento: { aprovado: boolean }; proximo: object } };
  const { pagamento, proximo } = (await ana.get(`/usrio/compras/${sold.code}`)).json<Page>().data;
  const codigo = await pickupCodeOf(server.deps, server.deps.database, sold.code);
  const gate = await yard.post('/admin/yard/gate', { codigo, placa: null });
  return {
    approved: pagamento.aprovado,
    next: proximo,
    kept: gate.json<{ data: { liberacao: { motivos: string[] } } }>().data.liberacao.motivos,
  };
}

it('a freight that is agreed on a released and paid purchase is open alone: its delivery is the step, and the gate waits for it', async () => {
  expect(await standing()).toMatchObject({ approved: false, next: DELIVERY, kept: [CARRIER, FREIGHT] });
  await pay('freight', 1850);
  expect(await standing()).toMatchObject({ approved: true, next: DELIVERY, kept: [CARRIER] });
});

it('a price that is taken back while the freight is open is asked for again, paid or not', async () => {
  await takeBack('price');
  const kept = [CHECKED, CARRIER, FREIGHT];
  expect(await standing()).toMatchObject({ approved: false, next: PAYS_AGAIN, kept });
  await pay('freight', 1850);
  expect(await standing()).toMatchObject({ approved: false, next: PAYS_AGAIN, kept: [CHECKED, CARRIER] });
  await pay('price', 12_000);
  expect(await standing()).toMatchObject({ approved: true, next: DELIVERY, kept: [CARRIER] });
});

it('a price that is paid again before the freight leaves the freight open alone', async () => {
  await takeBack('price');
  await pay('price', 12_000);
  expect(await standing()).toMatchObject({ approved: false, next: DELIVERY, kept: [CARRIER, FREIGHT] });
});

it('a freight that is taken back is open alone, too', async () => {
  await pay('freight', 1850);
  await takeBack('freight');
  expect(await standing()).toMatchObject({ approved: false, next: DELIVERY, kept: [CARRIER, FREIGHT] });
});

it('an approval by hand stays when the price is paid while the freight is open', async () => {
  await takeBack('price');
  const page = await sales.get(`/admin/purchases/${sold.code}`);
  const { versao } = page.json<{ data: { versao: number } }>().data;
  server.clock.advance(1);
  const order = { notaFiscal: false, formaPagamento: 'A', pagamentoAprovado: true, versao };
  expect((await sales.put(`/admin/purchases/${sold.code}/order`, order)).statusCode).toBe(200);
  expect(await standing()).toMatchObject({ approved: true, next: DELIVERY, kept: [CARRIER] });
  await pay('price', 12_000);
  expect(await standing()).toMatchObject({ approved: true, next: DELIVERY, kept: [CARRIER] });
});
