import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import {
  buildDelivery,
  carrier,
  type DeliveryScene,
} from '../../../../test/scenes/purchases/delivery-scene.ts';
import { buildYard } from '../../../../test/scenes/yard-scene.ts';
import {
  added,
  expectNothingChanged,
  expectOnlyChanged,
  expectRefused,
  mailTo,
  noticeTo,
} from '../../../../test/state/whole-state.ts';
import { whileMailRefused } from '../../../../test/state/while-mail-refused.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import {
  beginDeliveriesJob,
  completeDeliveredJob,
  confirmDeliveriesJob,
  remindOfDeliveriesJob,
} from './public.ts';

let server: TestServer;
let staff: StaffMember;
let ana: Buyer;
let sold: DeliveryScene;

const DAY = 86_400_000;
/** A Monday, 9:00 in São Paulo. */
const MONDAY = Date.UTC(2026, 10, 23, 12);
const motivo = 'O comprador ligou.';

beforeAll(async () => {
  server = await startTestServer();
  await buildYard(server);
  staff = await buildStaff(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(MONDAY);
  await server.deps.database.run({ name: 'test.no-events', text: 'delete from delivery_event' });
  await server.deps.database.run({ name: 'test.no-deliveries', text: 'delete from delivery' });
  await server.deps.database.run({
    name: 'test.no-freights',
    text: `update purchase set freight = 'N' where freight = 'S'`,
  });
  ana = await buildBuyer(server);
  sold = await buildDelivery(server, ana, { agreed: 0 });
});

/** Takes a delivery to where it can be confirmed. */
async function deliver(scene: DeliveryScene = sold): Promise<void> {
  await scene.move(staff, 'agendar', carrier);
  await scene.exit(staff);
  const comprovante = await scene.receipt(staff);
  const em = new Date(server.clock.now()).toISOString();
  expect((await scene.move(staff, 'entregar', { em, comprovante })).statusCode).toBe(200);
}

describe('what is wrong with a delivery', () => {
  const wrong = { problema: 'avaria', pedido: 'desconto', texto: 'A porta chegou amassada.' };

  it('becomes a complaint that names it, and is never confirmed by itself', async () => {
    await deliver();
    const { versao } = await sold.shown();
    const contest = () => ana.post(sold.own, { passo: 'contestar', versao, ...wrong });
    const [one, two] = await Promise.all([contest(), contest()]);
    expect(new Set([one.statusCode, two.statusCode])).toEqual(new Set([200, 409]));
    const { reclamacao } = await sold.shown();
    const said = await server.deps.database.rows<{ code: number; text: string }>(
      {
        name: 'test.complaints-of-delivery',
        text: `select c.code, e.text from complaint c join complaint_event e on e.complaint_code = c.code
          where c.purchase_code = $1 and c.category = 'entrega'`,
      },
      [sold.code],
    );
    expect(said).toEqual([
      {
        code: reclamacao,
        text: 'Entrega de 23/11/2026 por Transportes Horizonte, rastreio TH-4471. Avaria no veículo.\n\nA porta chegou amassada.',
      },
    ]);
    server.clock.advance(60 * DAY);
    await expectNothingChanged(server, () => confirmDeliveriesJob(server.deps).run());
    // The buyer confirms once it was solved.
    expect((await sold.answer('confirmar')).statusCode).toBe(200);
    expect(await sold.shown()).toMatchObject({ situacao: 'confirmada' });
  });

  it('is closed by the house alone, never by the store that sold it', async () => {
    const store = await buildPartner(server.deps.database, { store: 'loja-das-entregas' });
    const seller = await buildStaff(server, { partnerId: store, staffRole: null });
    const theirs = await buildDelivery(server, ana, { store, agreed: 0 });
    await deliver(theirs);
    await theirs.answer('contestar', wrong);
    await expectRefused(server, () => theirs.move(seller, 'resolver', { motivo }), 409);
    expect((await theirs.move(staff, 'resolver', { motivo })).statusCode).toBe(200);
    expect(await theirs.shown()).toMatchObject({ situacao: 'confirmada' });
  });
});

describe('the clock', () => {
  it('begins deliveries, once', async () => {
    await expectOnlyChanged(server, () => beginDeliveriesJob(server.deps).run(), {
      delivery: added({ purchase_code: sold.code, state: 'combinada', amount_cents: 0 }),
    });
    await expectNothingChanged(server, () => beginDeliveriesJob(server.deps).run());
  });

  it('confirms the others also while as many as it takes at once fail', async () => {
    const second = await buildDelivery(server, await buildBuyer(server), { agreed: 0 });
    for (const scene of [sold, second]) await deliver(scene);
    server.clock.advance(7 * DAY + 1);
    const job = confirmDeliveriesJob(server.deps, 1);
    const states = async () => {
      while (await job.run());
      return [(await sold.shown()).situacao, (await second.shown()).situacao];
    };
    const failing = await whileMailRefused(server.deps.database, ana.email, states);
    expect(failing).toEqual(['entregue', 'confirmada']);
    expect(await states()).toEqual(['confirmada', 'confirmada']);
  });

  it('reminds the buyer once, then confirms the delivery, tells both sides, and the purchase is completed', async () => {
    await deliver();
    await expectNothingChanged(server, () => remindOfDeliveriesJob(server.deps).run());
    server.clock.advance(3 * DAY + 1);
    await expectOnlyChanged(server, () => remindOfDeliveriesJob(server.deps).run(), {
      delivery: expect.objectContaining({ remind_at: [expect.any(Number), null] }),
      mail: mailTo(ana.email),
      notification: noticeTo(ana.id),
    });
    await expectNothingChanged(server, () => remindOfDeliveriesJob(server.deps).run());
    await expectNothingChanged(server, () => confirmDeliveriesJob(server.deps).run());
    server.clock.advance(4 * DAY);
    await expectOnlyChanged(server, () => confirmDeliveriesJob(server.deps).run(), {
      delivery: expect.objectContaining({ state: ['entregue', 'confirmada'] }),
      delivery_event: added({ step: 'confirmar', side: 'clock', author_id: null }),
      mail: [mailTo(ana.email), mailTo(staff.email)],
      notification: [noticeTo(ana.id), noticeTo(staff.id)],
    });
    await completeDeliveredJob(server.deps).run();
    const reply = await ana.get(`/usrio/compras/${sold.code}`);
    expect(reply.json()).toMatchObject({ data: { situacao: 'X' } });
    await expectNothingChanged(server, () => completeDeliveredJob(server.deps).run());
  });

  it('confirms nothing of a cancelled purchase, or while a cancellation is asked for', async () => {
    await deliver();
    await server.deps.database.run(
      { name: 'test.asked', text: `update purchase set cancellation = 'Q' where code = $1` },
      [sold.code],
    );
    server.clock.advance(30 * DAY);
    await expectNothingChanged(server, () => confirmDeliveriesJob(server.deps).run());
    await server.deps.database.run(
      {
        name: 'test.cancelled',
        text: `update purchase set cancellation = null, cancelled_at = now() where code = $1`,
      },
      [sold.code],
    );
    await expectNothingChanged(server, () => confirmDeliveriesJob(server.deps).run());
    expect(await sold.shown(staff)).toMatchObject({ situacao: 'cancelada', quem: null, passos: [] });
    await expectRefused(server, () => sold.answer('confirmar'), 409);
  });
});

describe('who may see and move a delivery', () => {
  it('its buyer, sales and the store that sells; nobody else finds it', async () => {
    const store = await buildPartner(server.deps.database, { store: 'loja-dos-fretes' });
    const seller = await buildStaff(server, { partnerId: store, staffRole: null });
    const other = await buildBuyer(server);
    const theirs = await buildDelivery(server, ana, { store });
    expect((await theirs.move(seller, 'propor', { valor: 10, texto: '' })).statusCode).toBe(200);
    expect((await theirs.shown(seller)).historico[0]).toMatchObject({ de: 'loja' });
    expect((await seller.get(sold.office)).statusCode).toBe(404);
    await expectRefused(server, () => sold.move(seller, 'agendar', carrier), 404);
    expect((await other.get(sold.own)).statusCode).toBe(404);
    await expectRefused(server, () => other.post(sold.own, { passo: 'confirmar', versao: 0 }), 404);
    for (const staffRole of ['content', 'support', 'finance'] as const) {
      const member = await buildStaff(server, { staffRole });
      await expectRefused(server, () => member.get(sold.office), 403);
      await expectRefused(server, () => sold.move(member, 'agendar', carrier), 403);
      await expectRefused(server, () => member.get('/admin/deliveries'), 403);
    }
  });

  it('the list has them by term and turn, for a store its own, and as a spreadsheet', async () => {
    const store = await buildPartner(server.deps.database, { store: 'loja-da-lista' });
    const seller = await buildStaff(server, { partnerId: store, staffRole: null });
    await buildDelivery(server, ana, { store });
    await beginDeliveriesJob(server.deps).run();
    const list = async (by: StaffMember, query = '') =>
      (await by.get(`/admin/deliveries${query}`)).json<{ data: { compra: number }[]; total: number }>();
    expect((await list(seller)).total).toBe(1);
    const all = await list(staff);
    expect(all.total).toBe(2);
    expect(all.data.find(({ compra }) => compra === sold.code)).toMatchObject({
      situacao: 'combinada',
      quem: 'vendedor',
      valor: 0,
      pago: true,
      atrasada: false,
    });
    expect((await list(staff, '?situacao=a-combinar')).total).toBe(1);
    expect((await list(staff, '?quem=comprador')).total).toBe(0);
    const csv = await staff.get('/admin/deliveries.csv');
    expect(csv.statusCode).toBe(200);
    expect(csv.body).toContain('Frete a combinar');
  });
});
