import { randomUUID } from 'node:crypto';
import { stageDue } from '@patio/domain/sales/purchases/purchase-progress.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { buildCollectable, buildYard } from '../../../../test/scenes/yard-scene.ts';
import { expectRefused } from '../../../../test/state/whole-state.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { fillPickupCodesJob, pickupCodeOf } from '../../sales/pickup-codes/public.ts';
import { workingCalendar } from '../../sales/working-days/public.ts';
import { proposeDefaultsJob } from './public.ts';

const DAY = 86_400_000;
/** A Monday, noon in São Paulo. */
const NOON = Date.UTC(2026, 10, 23, 15);

let server: TestServer;
let finance: StaffMember;
let colleague: StaffMember;
let sales: StaffMember;
let ana: Buyer;
let plates = 1000;
let statements = 0;
let sold: Awaited<ReturnType<typeof buildCollectable>>;

beforeAll(async () => {
  server = await startTestServer();
  await buildYard(server);
  finance = await buildStaff(server, { staffRole: 'finance' });
  colleague = await buildStaff(server, { staffRole: 'finance' });
  sales = await buildStaff(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(NOON);
  plates += 1;
  ana = await buildBuyer(server);
  sold = await buildCollectable(server, ana.id, `TOM${plates}`);
  await fillPickupCodesJob(server.deps).run();
});

const one = <Row extends object>(text: string) =>
  server.deps.database.row<Row>({ name: `test.taken-back-${(statements += 1)}`, text }, [sold.code]);

/** The buyer pays by a transfer, once. */
async function pay(): Promise<void> {
  const row = await one<{ charge: number; name: string }>(
    `select c.code as charge, trim(a.name || ' ' || a.surname) as name
      from charge c join purchase p on p.code = c.purchase_code join account a on a.id = p.account_id where p.code = $1`,
  );
  const recorded = await finance.post(`/admin/charges/${row?.charge}/receipts`, {
    valor: 12_000,
    dia: dayOf(server.clock.now()),
    pagador: row?.name,
    documentoPagador: null,
    referencia: `TED ${randomUUID()}`,
  });
  expect(recorded.statusCode).toBe(201);
}

/** Another user of finance takes back what was recorded. */
async function takeBack(): Promise<void> {
  const receipt = await one<{ code: number }>(
    'select max(r.code) as code from receipt r join charge c on c.code = r.charge_code where c.purchase_code = $1',
  );
  const undone = await colleague.post(`/admin/receipts/${receipt?.code}/undo`, { motivo: 'O banco tomou.' });
  expect(undone.statusCode).toBe(200);
}

const undo = () =>
  sales.post(`/admin/purchases/${sold.code}/default`, { motivo: 'O banco tomou o dinheiro.' });
const shown = async () => (await sales.get(`/admin/purchases/${sold.code}`)).json<{ data: object }>().data;
const noted = async () =>
  (await one<{ found: boolean }>(
    'select exists (select from default_proposal where purchase_code = $1) as found',
  )) ?? { found: false };

it('a released purchase whose payment was taken back can be undone, and its offer is free again', async () => {
  await pay();
  expect(await shown()).toMatchObject({ podeDesfazer: false });
  await expectRefused(server, undo, 409);
  await takeBack();
  expect(await shown()).toMatchObject({ podeDesfazer: true });
  expect((await undo()).statusCode).toBe(200);
  expect(
    await one(`select o.status, p.cancelled_at is not null as cancelled,
        (select coalesce(sum(e.amount_cents), 0)::bigint from book_entry e join charge c on c.code = e.charge_code
          join book_account k on k.code = e.account_code where c.purchase_code = p.code and k.kind = 'receivable') as open
      from purchase p join offer o on o.code = p.offer_code where p.code = $1`),
  ).toEqual({ status: 'E', cancelled: true, open: 0 });
});

it('is put before sales some days after it was taken back, not before', async () => {
  server.clock.set(NOON + 20 * DAY);
  await pay();
  await takeBack();
  await proposeDefaultsJob(server.deps).run();
  expect(await noted()).toEqual({ found: false });
  server.clock.set(NOON + 35 * DAY);
  await proposeDefaultsJob(server.deps).run();
  expect(await noted()).toEqual({ found: true });
});

it('asks its buyer for the payment again, with a term, on both sides, and for the vehicle once it is paid', async () => {
  const next = async (by: Buyer | StaffMember, path: string) =>
    (await by.get(path)).json<{ data: { proximo: object } }>().data.proximo;
  const both = async () => [
    await next(ana, `/usrio/compras/${sold.code}`),
    await next(sales, `/admin/purchases/${sold.code}`),
  ];
  await pay();
  const collects = { etapa: 'retirada', quem: 'comprador' };
  expect(await both()).toMatchObject([collects, collects]);
  await takeBack();
  const at = server.clock.now();
  const calendar = await workingCalendar(server.deps.database, at);
  const prazo = isoInstant(stageDue('payment', at, server.deps.config.rules.stageDays, calendar));
  const pays = { etapa: 'pagamento', acao: 'pagar-de-novo', quem: 'comprador', prazo, atrasada: false };
  expect(await both()).toMatchObject([pays, pays]);
  await pay();
  expect(await both()).toMatchObject([collects, collects]);
});

it('once it is paid again it cannot', async () => {
  await pay();
  await takeBack();
  await pay();
  await expectRefused(server, undo, 409);
});

it('nor once its vehicle is with the buyer', async () => {
  await pay();
  const left = await sales.post('/admin/yard/exits', {
    cliente: randomUUID(),
    compra: sold.code,
    veiculo: sold.vehicle,
    codigo: await pickupCodeOf(server.deps, server.deps.database, sold.code),
    retirante: { nome: 'Beto', documento: '529.982.247-25', terceiro: true, autorizacao: 'Procuração' },
    uso: null,
    chaves: 1,
    observacao: '',
  });
  expect(left.statusCode).toBe(201);
  await takeBack();
  expect(await shown()).toMatchObject({ podeDesfazer: false });
  await expectRefused(server, undo, 409);
});
