import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../../test/builders/partner.ts';
import { buildStaff, type StaffMember } from '../../../../../test/builders/staff.ts';
import { mailsTo } from '../../../../../test/mails.ts';
import { buildDelivery, carrier } from '../../../../../test/scenes/purchases/delivery-scene.ts';
import { buildYard } from '../../../../../test/scenes/yard-scene.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { remindOfStagesJob } from '../../purchases/public.ts';
import { beginDeliveriesJob, remindOfDeliveryStepsJob } from '../public.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A Monday, noon in São Paulo; steps have three working days. */
const MONDAY = Date.UTC(2026, 10, 23, 15);
const THURSDAY = MONDAY + 3 * DAY;

let server: TestServer;
let store: number;
let seller: StaffMember;
let ana: Buyer;
let made = 0;

beforeAll(async () => {
  server = await startTestServer();
  await buildYard(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(MONDAY);
  ana = await buildBuyer(server);
  made += 1;
  store = await buildPartner(server.deps.database, {
    store: `loja-que-leva-${'abcdefghijklmnopqrstuvwxyz'.charAt(made)}`,
  });
  seller = await buildStaff(server, { staffRole: null, partnerId: store });
});

async function sale(given: { agreed?: number; store?: number | null } = {}) {
  const sold = await buildDelivery(server, ana, { store, ...given });
  await beginDeliveriesJob(server.deps).run();
  return sold;
}

/** The reminders that someone has once the jobs have run, twice and by two workers, at an instant. */
async function reminders(at: number, of: { readonly email: string } = seller) {
  server.clock.set(at);
  for (const _ of [1, 2]) {
    await Promise.all([1, 2].map(() => remindOfDeliveryStepsJob(server.deps).run()));
    await remindOfStagesJob(server.deps).run();
  }
  return (await mailsTo(server.deps.database, of.email))
    .map(({ subject }) => subject.split(' – ')[0] ?? '')
    .filter((subject) => /^(Lembrete|Prazo)/.test(subject))
    .toReversed();
}

describe('a store that delivers', () => {
  it('is reminded of each step one working day before its last day and after it, once each; its buyer is not', async () => {
    const sold = await sale();
    const freight = 'proposta do valor do frete';
    expect(await reminders(MONDAY + HOUR)).toEqual([]);
    expect(await reminders(THURSDAY - DAY)).toEqual([`Prazo perto: ${freight}`]);
    expect(await reminders(THURSDAY + HOUR)).toEqual([`Prazo perto: ${freight}`]);
    const told = [`Prazo perto: ${freight}`, `Prazo vencido: ${freight}`];
    expect(await reminders(THURSDAY + DAY)).toEqual(told);
    expect(await reminders(THURSDAY + 2 * DAY)).toEqual(told);
    await sold.move(seller, 'propor', { valor: 1850, texto: '' });
    // The buyer has it, and then owes it.
    expect(await reminders(THURSDAY + 6 * DAY)).toEqual(told);
    await sold.answer('aceitar');
    expect(await reminders(THURSDAY + 11 * DAY)).toEqual(told);
    await sold.paid();
    expect(await reminders(THURSDAY + 12 * DAY)).toEqual([
      ...told,
      'Prazo vencido: agendamento da transportadora',
    ]);
  });

  it('is reminded of the exit and of the arrival, whatever places on the way it tells', async () => {
    const sold = await sale({ agreed: 0 });
    await sold.move(seller, 'agendar', carrier);
    expect(await reminders(MONDAY + 2 * HOUR)).toEqual([]);
    const out = ['Prazo vencido: saída do veículo com a transportadora'];
    expect(await reminders(MONDAY + 2 * DAY)).toEqual(out);
    expect((await sold.exit(seller)).statusCode).toBe(201);
    const arrival = [...out, 'Prazo perto: chegada do veículo ao comprador'];
    expect(await reminders(THURSDAY)).toEqual(arrival);
    const em = new Date(server.clock.now()).toISOString();
    await sold.move(seller, 'informar', { local: 'Campos/RJ', em, texto: '' });
    expect(await reminders(THURSDAY + DAY)).toEqual(arrival);
  });

  it.each([
    ['cancelled', 'cancelled_at = now()'],
    ['to be cancelled', `cancellation = 'Q', cancellation_requested_at = now()`],
    ['completed by hand', `status = 'X'`],
  ])('is not reminded of what is %s', async (_what, columns) => {
    const sold = await sale();
    await server.deps.database.run({ name: '', text: `update purchase set ${columns} where code = $1` }, [
      sold.code,
    ]);
    expect(await reminders(THURSDAY + DAY)).toEqual([]);
  });

  it('that is the house is reminded of nothing, at night nobody is', async () => {
    const staff = await buildStaff(server);
    await sale({ store: null });
    expect(await reminders(THURSDAY + DAY, staff)).toEqual([]);
    await sale();
    expect(await reminders(THURSDAY + 3 * DAY + 12 * HOUR)).toEqual([]);
  });
});

describe('a buyer of a delivery', () => {
  const [NEAR, LATE] = ['Lembrete: pague o frete até 26/11/2026', 'Prazo vencido: pague o frete'];
  const ofAna = (at: number) => reminders(at, ana);
  async function owed(given: { store?: number | null } = {}) {
    const sold = await sale(given);
    const by = given.store === null ? await buildStaff(server) : seller;
    await sold.move(by, 'propor', { valor: 1850, texto: '' });
    await sold.answer('aceitar');
    return sold;
  }

  it.each([
    ['a store', {}],
    ['the house', { store: null }],
  ])(
    'of %s is reminded to pay the agreed freight before its last day and after it, once each',
    async (_of, given) => {
      const sold = await owed(given);
      expect(await ofAna(MONDAY + 2 * HOUR)).toEqual([]);
      expect(await ofAna(THURSDAY - DAY)).toEqual([NEAR]);
      expect(await ofAna(THURSDAY + HOUR)).toEqual([NEAR]);
      expect(await ofAna(THURSDAY + DAY)).toEqual([NEAR, LATE]);
      expect(await ofAna(THURSDAY + 4 * DAY)).toEqual([NEAR, LATE]);
      const [mail] = await mailsTo(server.deps.database, ana.email);
      expect(mail?.text).toContain(`/compra/${sold.code}#proximo`);
    },
  );

  it('is not reminded of what is paid, nor while a proof waits to be checked or the purchase is to be cancelled', async () => {
    const sold = await owed();
    const body = {
      tipo: 'pagamento',
      nome: 'pix.pdf',
      conteudo: Buffer.from('%PDF-1.7 x').toString('base64'),
    };
    expect((await ana.post(`/usrio/compras/${sold.code}/documentos`, body)).statusCode).toBe(201);
    expect(await ofAna(THURSDAY - DAY)).toEqual([]);
    const change = (text: string) => server.deps.database.run({ name: '', text }, [sold.code]);
    await change('delete from purchase_document where purchase_code = $1');
    await change(`update purchase set cancellation = 'Q', cancellation_requested_at = now() where code = $1`);
    expect(await ofAna(THURSDAY - DAY + HOUR)).toEqual([]);
    await change('update purchase set cancellation = null, cancellation_requested_at = null where code = $1');
    await sold.paid();
    expect(await ofAna(THURSDAY + DAY)).toEqual([]);
  });

  it('is asked to pay a purchase that is not paid as a whole, and not for its freight beside it', async () => {
    const sold = await owed();
    await server.deps.database.run(
      {
        name: '',
        text: `update purchase set status = 'V', negotiation_at = now(), stage_due_at = null, payment_approved = false where code = $1`,
      },
      [sold.code],
    );
    expect(await ofAna(THURSDAY - DAY)).toEqual([]);
    // Of a price that was approved by hand only the freight is left.
    await server.deps.database.run(
      { name: '', text: 'update purchase set payment_approved = true where code = $1' },
      [sold.code],
    );
    expect(await ofAna(THURSDAY - DAY + HOUR)).toEqual([expect.stringContaining('pague o frete')]);
  });

  it('is told once that an amount which they did not answer is overdue', async () => {
    const sold = await sale();
    await sold.move(seller, 'propor', { valor: 1850, texto: '' });
    expect(await ofAna(THURSDAY - DAY)).toEqual([]);
    expect(await ofAna(THURSDAY + DAY)).toEqual(['Prazo vencido: responda ao valor do frete']);
    expect(await ofAna(THURSDAY + 2 * DAY)).toEqual(['Prazo vencido: responda ao valor do frete']);
  });
});
