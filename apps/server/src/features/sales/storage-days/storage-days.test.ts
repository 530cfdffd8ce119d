import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StorageOfPurchase } from '@patio/contract/sales/storage-days/storage.ts';
import { builtPlaces } from '../../../../test/builders/address.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPurchasedOffer } from '../../../../test/builders/purchase.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { purchaseOf } from '../../../../test/scenes/purchases/undone-sale.ts';
import { buildYard } from '../../../../test/scenes/yard-scene.ts';
import { added, expectOnlyChanged, expectRefused, mailTo, noticeTo } from '../../../../test/state/whole-state.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import type { Parameter } from '../../../platform/db/database.ts';
import { verifyBook } from '../../finance/book/public.ts';
import { followStorageJob } from './public.ts';

let server: TestServer;
let sales: StaffMember;
let finance: StaffMember;
let ana: Buyer;
let offer: number;
let code: number;
let statements = 0;

/** A Monday, 9:00 in São Paulo. */
const MONDAY = Date.UTC(2026, 10, 23, 12);
const DAY = 86_400_000;
const TERMS = { freeDays: 2, daily: 3000, mostDays: 4, keys: 'always' } as const;
const motivo = 'O pátio mudou de endereço.';

const run = (text: string, values: readonly Parameter[] = []) =>
  server.deps.database.run({ name: `test.storage-${(statements += 1)}`, text }, values);
const setTerms = (given: object = {}): void =>
  void Object.assign(server.deps.config.rules.storage, { terms: { ...TERMS, ...given }, waive: 10_000 });

beforeAll(async () => {
  server = await startTestServer();
  await buildYard(server);
  sales = await buildStaff(server);
  finance = await buildStaff(server, { staffRole: 'finance' });
});
afterAll(async () => {
  const faults: string[] = [];
  await verifyBook(server.deps.database, (fault) => faults.push(fault));
  await server.close();
  if (faults.length > 0) throw new Error(faults.join('\n'));
});
beforeEach(async () => {
  server.clock.set(MONDAY);
  setTerms();
  ana = await buildBuyer(server);
  await sell();
});

/** A purchase that is paid and released on Monday, at the yard in Vila Velha. */
async function sell(columns: Readonly<Record<string, string>> = {}): Promise<void> {
  const released = { awaiting_withdrawal_at: server.clock.now(), payment_approved: true, ...columns };
  offer = await buildPurchasedOffer(server, ana.id, { status: 'L', columns: released });
  code = await purchaseOf(server, offer);
  await run('update vehicle set city_code = $2 where offer_code = $1', [offer, builtPlaces.vilaVelha]);
}

/** Lets days go by, each night written by the job as it comes. */
async function pass(days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    server.clock.advance(DAY);
    await follow();
  }
}
const follow = () => followStorageJob(server.deps).run();
const own = async (): Promise<StorageOfPurchase | null> =>
  (await ana.get(`/usrio/compras/${code}/diarias`)).json<{ data: StorageOfPurchase | null }>().data;
const kinds = async () => (await own())?.dias.map(({ tipo }) => tipo);
const complete = () => sales.post(`/admin/purchases/${code}/step`, { passo: 'conclusao' });
const waive = (valor: number | null, by = sales, given: object = {}) =>
  by.post(`/admin/purchases/${code}/storage/waiver`, { valor, motivo, versao: 0, ...given });
const charges = () =>
  server.deps.database.rows<{ amount: number; cancelled: boolean }>(
    {
      name: `test.storage-${(statements += 1)}`,
      text: `select amount_cents as amount, cancelled_at is not null as cancelled from charge where purchase_code = $1 and kind = 'storage' order by code`,
    },
    [code],
  );

describe('storage of a purchase', () => {
  it('is told before it costs anything: free days, the day from which it costs, the amount and the most', async () => {
    expect(await own()).toMatchObject({
      situacao: 'livre',
      diasLivres: 2,
      diaria: 30,
      maximo: 120,
      ultimoDiaLivre: '2026-11-25',
      custaDesde: '2026-11-26',
      devido: 0,
      dias: [],
    });
  });

  it('is told from the sale on, by the terms that held at it', async () => {
    await run(`update purchase set status = 'V' where code = $1`, [code]);
    setTerms({ daily: 9000, freeDays: 1 });
    expect(await own()).toMatchObject({ situacao: 'antes', diaria: 30, diasLivres: 2, custaDesde: null });
    setTerms({ daily: 0 });
    await sell();
    expect(await own()).toBeNull();
    await pass(10);
    await complete();
    expect(await charges()).toEqual([]);
  });

  it('counts working days alone, and never above the most', async () => {
    await pass(7);
    // Tuesday to Friday, then a weekend.
    expect(await kinds()).toEqual(['livre', 'livre', 'conta', 'conta']);
    expect(await own()).toMatchObject({ situacao: 'conta', contados: 2, devido: 60 });
    await pass(7);
    expect(await own()).toMatchObject({ contados: 4, devido: 120 });
  });

  it('is nobody else’s: neither another buyer nor a store reads it', async () => {
    const rui = await buildBuyer(server);
    await expectRefused(server, () => rui.get(`/usrio/compras/${code}/diarias`), 404);
    await expectRefused(server, () => rui.post(`/usrio/compras/${code}/diarias/cobranca`, { versao: 0 }), 404);
    await expectRefused(server, () => waive(10, rui), 403);
  });

  it.each([
    ['entrega', `update purchase set freight = 'S' where code = $1`],
    ['cancelamento', `update purchase set cancellation = 'Q', cancellation_requested_at = now() - interval '100 years' where code = $1`],
    [
      'fechado',
      `update yard set pickup_opens = 0, pickup_closes = 1 where $1 > 0`,
    ],
  ])('does not count days of %s', async (kind, text) => {
    await run(text, [code]);
    await pass(2);
    await run('update yard set pickup_opens = null, pickup_closes = null');
    expect(await kinds()).toEqual([kind]);
    expect((await own())?.livresRestantes).toBe(2);
  });

  it('does not count days of an open complaint, nor those on which all slots were taken', async () => {
    await run(
      `insert into complaint (purchase_code, account_id, category, remedy, late, opened_at, state, desk, answer_due_at)
       values ($1, $2, 'documentos', 'resposta', false, $3, 'waiting', 'house', $3)`,
      [code, ana.id, new Date(MONDAY)],
    );
    await pass(2);
    await run(`update complaint set state = 'closed', closed_at = $2, end_reason = 'withdrawn', answer_due_at = null where purchase_code = $1`, [
      code,
      new Date(server.clock.now()),
    ]);
    const first = code;
    await sell();
    const other = code;
    code = first;
    await run('update yard set pickup_capacity = 1');
    // Another buyer has the whole Thursday.
    await run(
      `insert into pickup_booking (purchase_code, city_code, starts_at, ends_at, state, by_team, booked_at, changed_at)
       values ($1, $2, '2026-11-26T03:00:00Z', '2026-11-27T02:00:00Z', 'booked', true, now(), now())`,
      [other, builtPlaces.vilaVelha],
    );
    await pass(3);
    await run('update yard set pickup_capacity = null');
    expect(await kinds()).toEqual(['reclamacao', 'reclamacao', 'sem-horario', 'livre']);
  });

  it('does not count what nobody wrote down in time', async () => {
    server.clock.advance(14 * DAY);
    await follow();
    expect(await own()).toMatchObject({ contados: 0, devido: 0 });
    expect(new Set(await kinds())).toEqual(new Set(['sem-registro', 'livre']));
  });

  it('tells its buyer that the free days end, and once that it costs', async () => {
    server.deps.config.rules.storage.remindDays = 1;
    server.clock.advance(DAY);
    await expectOnlyChanged(server, follow, {
      storage: expect.objectContaining({ through: expect.any(Array), last_free_told: [null, '2026-11-25'] }),
      mail: mailTo(ana.email),
      notification: noticeTo(ana.id),
    });
    await follow();
    await pass(2);
    server.clock.advance(DAY);
    await expectOnlyChanged(server, follow, {
      storage: expect.objectContaining({ begun_told_at: [null, server.clock.now()] }),
      storage_day: added({ outcome: 'conta' }),
      mail: mailTo(ana.email),
      notification: noticeTo(ana.id),
    });
    await pass(3);
  });
});

describe('the charge of storage', () => {
  it('is made once, when the purchase is completed', async () => {
    await pass(4);
    await expectOnlyChanged(server, complete, {
      purchase: expect.objectContaining({ status: ['L', 'X'] }),
      offer: expect.anything(),
      storage: { charged_cents: [0, 3000], ended_at: [null, server.clock.now()], version: [0, 1] },
      charge: added({ kind: 'storage', creditor: 'house', amount_cents: 3000, origin: 'staff' }),
      book_transaction: added({ kind: 'charge', by_id: sales.id }),
      book_entry: [added({ amount_cents: -3000 }), added({ amount_cents: 3000 })],
      audit: [added({ action: 'charge-storage' }), added({ action: 'move-purchase' })],
      mail: expect.anything(),
      notification: expect.anything(),
    });
    await complete();
    await pass(5);
    expect(await charges()).toEqual([{ amount: 3000, cancelled: false }]);
    expect(await own()).toMatchObject({ situacao: 'encerrada', cobrado: 30, aPagar: 30, devido: 0 });
  });

  it('comes before the exit where the house keeps the keys until it is paid, each day once', async () => {
    setTerms({ keys: 'paid' });
    await sell();
    await run(`update vehicle set plate = 'DIA1R23' where offer_code = $1`, [offer]);
    const gate = async () =>
      (await sales.post('/admin/yard/gate', { codigo: null, placa: 'DIA1R23' })).json<{
        data: { diarias: number; liberacao: { permitida: boolean; motivos: string[] } };
      }>().data;
    await pass(4);
    expect(await gate()).toMatchObject({ diarias: 30, liberacao: { permitida: false } });
    const ask = (versao = 0) => ana.post(`/usrio/compras/${code}/diarias/cobranca`, { versao });
    const twice = await Promise.all([ask(), ask()]);
    expect(twice.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await charges()).toEqual([{ amount: 3000, cancelled: false }]);
    expect((await gate()).liberacao.permitida).toBe(false);
    await pay(0);
    expect(await gate()).toMatchObject({ diarias: 0, liberacao: { permitida: true, motivos: [] } });
    await pass(3);
    expect(await gate()).toMatchObject({ diarias: 30, liberacao: { permitida: false } });
    expect((await ask(1)).statusCode).toBe(200);
    await complete();
    expect((await charges()).map(({ amount }) => amount)).toEqual([3000, 3000]);
  });

  it('can be paid once the purchase is completed', async () => {
    await pass(4);
    await complete();
    await pay(0);
    expect(await own()).toMatchObject({ aPagar: 0 });
  });

  it('takes the approval of the sale away neither open nor with a receipt that was wrong', async () => {
    setTerms({ keys: 'paid' });
    await sell();
    await pass(4);
    // The price too is paid in the book.
    await pay(0, 'price');
    await ana.post(`/usrio/compras/${code}/diarias/cobranca`, { versao: 0 });
    await pay(0);
    const shown = (await finance.get(`/admin/purchases/${code}/charges`)).json<{
      data: { recebimentos: { codigo: number; valor: number }[] };
    }>().data;
    const other = await buildStaff(server, { staffRole: 'finance' });
    const receipt = shown.recebimentos.find(({ valor }) => valor === 30)?.codigo ?? 0;
    expect((await other.post(`/admin/receipts/${receipt}/undo`, { motivo })).statusCode).toBe(200);
    const row = await server.deps.database.row<{ approved: boolean }>(
      {
        name: 'test.storage-approved',
        text: 'select payment_approved as approved from purchase where code = $1',
      },
      [code],
    );
    expect(row?.approved).toBe(true);
  });

  /** Records a transfer for the charge of a kind at a position. */
  async function pay(at: number, kind = 'storage'): Promise<void> {
    const row = await server.deps.database.rows<{ code: number; amount: number }>(
      {
        name: `test.storage-${(statements += 1)}`,
        text: `select code, amount_cents as amount from charge where purchase_code = $1 and kind = $2 order by code`,
      },
      [code, kind],
    );
    const charge = row[at];
    const buyer = await server.deps.database.row<{ document: string }>(
      { name: 'test.storage-document', text: 'select document from account where id = $1' },
      [ana.id],
    );
    if (charge === undefined) throw new Error('No storage was charged.');
    const reply = await finance.post(`/admin/charges/${charge.code}/receipts`, {
      valor: charge.amount / 100,
      dia: '2026-11-27',
      pagador: 'Ana',
      documentoPagador: buyer?.document ?? null,
      referencia: `R${charge.code}`,
    });
    if (reply.statusCode >= 300) throw new Error(reply.body);
  }
});

describe('a waiver', () => {
  it('takes off what is owed: the buyer reads why, and it is audited', async () => {
    await pass(7);
    await expectOnlyChanged(server, () => waive(45), {
      storage: { waived_cents: [0, 4500], version: [0, 1] },
      storage_waiver: added({ amount_cents: 4500, of_charge: false, reason: motivo, by_id: sales.id }),
      audit: added({ action: 'waive-storage', subject: `purchase ${code}`, actor_id: sales.id }),
      mail: mailTo(ana.email),
      notification: noticeTo(ana.id),
    });
    expect(await own()).toMatchObject({ devido: 15, dispensado: 45, dispensas: [{ valor: 45, motivo }] });
    await complete();
    expect(await charges()).toEqual([{ amount: 1500, cancelled: false }]);
  });

  it('of all makes no charge', async () => {
    await pass(7);
    expect((await waive(60)).statusCode).toBe(200);
    await complete();
    expect(await charges()).toEqual([]);
  });

  it('is refused for more than is owed, for what is no amount, twice, and above what sales may', async () => {
    await pass(14);
    for (const valor of [120.01, 0, 0.001]) await expectRefused(server, () => waive(valor), 422);
    await expectRefused(server, () => waive(100.01), 403);
    await expectRefused(server, () => waive(null), 409);
    const twice = await Promise.all([waive(60), waive(60)]);
    expect(twice.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    await expectRefused(server, () => waive(60, sales, { versao: 1 }), 403);
    expect((await waive(60, finance, { versao: 1 })).statusCode).toBe(200);
    expect(await own()).toMatchObject({ devido: 0, dispensado: 120 });
  });

  it('of what was charged cancels the charge', async () => {
    await pass(4);
    await complete();
    expect((await waive(null, sales, { versao: 1 })).statusCode).toBe(200);
    expect(await charges()).toEqual([{ amount: 3000, cancelled: true }]);
    expect(await own()).toMatchObject({ cobrado: 0, aPagar: 0, devido: 0, dispensado: 30 });
  });

  it('and the end of storage at the same moment come one after the other, and no day is charged and waived', async () => {
    for (let round = 0; round < 4; round += 1) {
      server.clock.set(MONDAY);
      await sell();
      await pass(7);
      const [waived, completed] = await Promise.all(round % 2 === 0 ? [waive(60), complete()] : [complete(), waive(60)]);
      expect([waived.statusCode, completed.statusCode].toSorted()[0]).toBe(200);
      const sum = (await charges()).reduce((all, { amount }) => all + amount, 0);
      const shown = await own();
      expect(sum + (shown?.dispensado ?? 0) * 100).toBe(6000);
      expect(shown).toMatchObject({ situacao: 'encerrada', devido: 0 });
    }
  });
});
