import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../../test/builders/partner.ts';
import { buildPurchasedOffer } from '../../../../../test/builders/purchase.ts';
import { buildStaff, type StaffMember } from '../../../../../test/builders/staff.ts';
import { mailsTo } from '../../../../../test/mails.ts';
import { whileMailRefused } from '../../../../../test/state/while-mail-refused.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { remindOfStagesJob } from '../public.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A Monday, noon in São Paulo. */
const MONDAY = Date.UTC(2026, 10, 23, 15);
const [THURSDAY, FRIDAY] = [MONDAY + 3 * DAY, MONDAY + 4 * DAY];

let server: TestServer;
let sales: StaffMember;
let store: number;
let seller: StaffMember;
let ana: Buyer;

beforeAll(async () => {
  server = await startTestServer();
  sales = await buildStaff(server);
  store = await buildPartner(server.deps.database, { store: 'loja-lembrada' });
  seller = await buildStaff(server, { staffRole: null, partnerId: store });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(MONDAY);
  ana = await buildBuyer(server);
});

type Columns = Readonly<Record<string, number | boolean | string | null>>;

/** A purchase whose present step began on Monday and has until Friday noon. */
async function bought(columns: Columns, given: { status?: 'V' | 'C' | 'L'; store?: number } = {}) {
  const offer = await buildPurchasedOffer(server, ana.id, {
    status: given.status ?? 'V',
    columns: { stage_due_at: FRIDAY, ...columns },
  });
  const { database } = server.deps;
  await database.run(
    { name: 'test.reminded-offer', text: 'update offer set partner_id = $2 where code = $1' },
    [offer, given.store ?? null],
  );
  const row = await database.row<{ code: number }>(
    { name: 'test.reminded-purchase', text: 'select code from purchase where offer_code = $1' },
    [offer],
  );
  return row?.code ?? 0;
}
const toPay = (columns: Columns = {}) => bought({ negotiation_at: MONDAY, ...columns });

/** The reminders that someone has once the job has run, twice, at an instant. */
async function reminders(at: number, of: { readonly email: string } = ana) {
  server.clock.set(at);
  for (const _ of [1, 2]) await remindOfStagesJob(server.deps).run();
  return (await mailsTo(server.deps.database, of.email))
    .map(({ subject }) => subject.split(' – ')[0] ?? '')
    .filter((subject) => /^(Lembrete|Prazo)/.test(subject))
    .toReversed();
}
const NEAR = 'Lembrete: pague o veículo até 27/11/2026';
const LATE = 'Prazo vencido: pague o veículo';

describe('a buyer with the next step', () => {
  it('is reminded also while as many as are reminded at once fail', async () => {
    await toPay();
    const unlucky = ana;
    ana = await buildBuyer(server);
    await toPay();
    server.clock.set(THURSDAY);
    const job = remindOfStagesJob(server.deps, 1);
    const told = async () => {
      while (await job.run());
      const lists = await Promise.all(
        [unlucky, ana].map(({ email }) => mailsTo(server.deps.database, email)),
      );
      return lists.map((mails) => mails.filter(({ subject }) => subject.startsWith(NEAR)).length);
    };
    expect(await whileMailRefused(server.deps.database, unlucky.email, told)).toEqual([0, 1]);
    expect(await told()).toEqual([1, 1]);
  });

  it('is reminded one working day before its last day and after it, once each, on the site and by mail', async () => {
    const code = await toPay();
    expect(await reminders(MONDAY + 2 * DAY)).toEqual([]);
    expect(await reminders(THURSDAY)).toEqual([NEAR]);
    expect(await reminders(FRIDAY + HOUR)).toEqual([NEAR]);
    expect(await reminders(FRIDAY + DAY)).toEqual([NEAR, LATE]);
    expect(await reminders(FRIDAY + 3 * DAY)).toEqual([NEAR, LATE]);
    const told = (await ana.get('/usrio/notif')).json<
      { tituloNotificacao: string; descricaoNotificacao: string }[]
    >();
    const [first] = told.filter(({ tituloNotificacao: title }) => title.startsWith(LATE));
    expect(first?.descricaoNotificacao).toContain(`/compra/${code}"`);
  });

  it('is not reminded at night, nor of what began on the same day', async () => {
    await toPay({ negotiation_at: THURSDAY - HOUR });
    expect(await reminders(THURSDAY)).toEqual([]);
    expect(await reminders(FRIDAY - 4 * HOUR - 60_000)).toEqual([]);
    expect(await reminders(FRIDAY - 4 * HOUR)).toEqual([NEAR]);
    expect(await reminders(FRIDAY + DAY + 8 * HOUR)).toEqual([NEAR]);
    expect(await reminders(FRIDAY + DAY + 8 * HOUR - 60_000)).toEqual([NEAR, LATE]);
  });

  it('is reminded as early as the setting says, over a weekend too', async () => {
    const admin = await buildStaff(server, { staffRole: 'administrator' });
    const save = (valor: number | null) =>
      admin.put('/admin/settings/STEP_REMINDER_DAYS', { valor, motivo: 'Lembrar mais cedo.' });
    await toPay({ stage_due_at: MONDAY + 7 * DAY });
    expect(await reminders(THURSDAY)).toEqual([]);
    server.deps.config.rules.stepReminderDays = 2;
    expect(await reminders(THURSDAY)).toEqual(['Lembrete: pague o veículo até 30/11/2026']);
    expect((await save(11)).statusCode).toBe(422);
    server.deps.config.rules.stepReminderDays = 1;
  });

  it.each<[string, Columns]>([
    ['was paid', { payment_approved: true, payment_approved_at: MONDAY }],
    ['was cancelled', { cancelled_at: MONDAY }],
    ['is to be cancelled', { cancellation: 'Q', cancellation_requested_at: MONDAY }],
    ['has been overdue for weeks', { stage_due_at: MONDAY - 14 * DAY }],
  ])('is not reminded to pay what %s', async (_what, columns) => {
    await toPay(columns);
    expect(await reminders(FRIDAY + DAY)).toEqual([]);
  });

  it('is not reminded to pay while a proof waits to be checked, but again once it is refused', async () => {
    const code = await toPay();
    const body = {
      tipo: 'pagamento',
      nome: 'pix.pdf',
      conteudo: Buffer.from('%PDF-1.7 x').toString('base64'),
    };
    const sent = await ana.post(`/usrio/compras/${code}/documentos`, body);
    expect(sent.statusCode).toBe(201);
    expect(await reminders(THURSDAY)).toEqual([]);
    const guid = sent.json<{ data: { documentos: { guid: string }[] } }>().data.documentos[0]?.guid ?? '';
    const no = { aceito: false, motivo: 'É de outra compra.' };
    expect((await sales.post(`/admin/purchases/${code}/documents/${guid}/decide`, no)).statusCode).toBe(200);
    expect(await reminders(THURSDAY)).toEqual([NEAR]);
  });

  it('is reminded to collect until a slot is booked', async () => {
    const code = await bought({ awaiting_withdrawal_at: MONDAY }, { status: 'L' });
    expect(await reminders(THURSDAY)).toEqual(['Lembrete: retire o veículo até 27/11/2026']);
    await server.deps.database.run(
      {
        name: 'test.reminded-slot',
        text: `insert into pickup_booking (purchase_code, city_code, starts_at, ends_at, state, by_team, booked_at, changed_at)
          select $1, min(code), $2, $2::timestamptz + interval '30 minutes', 'booked', false, $2, $2 from city`,
      },
      [code, new Date(FRIDAY + 5 * DAY)],
    );
    expect(await reminders(FRIDAY + DAY)).toEqual(['Lembrete: retire o veículo até 27/11/2026']);
  });
});

describe('a store with the next step', () => {
  it.each<['V' | 'C' | 'L', Columns, string]>([
    ['V', {}, 'primeiro contato'],
    ['C', { awaiting_credit_at: MONDAY }, 'análise do crédito pelo banco'],
    ['C', { payment_approved: true, payment_approved_at: MONDAY }, 'liberação do veículo'],
    ['L', { awaiting_withdrawal_at: MONDAY, freight: 'S' }, 'entrega do veículo'],
  ])('is reminded in status %s with %o, and its buyer is not', async (status, columns, words) => {
    await bought(columns, { status, store });
    const before = (await reminders(MONDAY + 2 * DAY, seller)).length;
    expect((await reminders(THURSDAY, seller)).slice(before)).toEqual([`Prazo perto: ${words}`]);
    expect((await reminders(FRIDAY + DAY, seller)).slice(before + 1)).toEqual([`Prazo vencido: ${words}`]);
    expect(await reminders(FRIDAY + DAY)).toEqual([]);
  });

  it('of the house is reminded of nothing: its desk counts what is due', async () => {
    await bought({});
    expect(await reminders(FRIDAY + DAY, sales)).toEqual([]);
  });
});
