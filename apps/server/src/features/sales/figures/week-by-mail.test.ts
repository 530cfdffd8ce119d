import { formatMoney } from '@patio/domain/money/format-money.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import type { Figures } from '@patio/contract/sales/figures/figures.ts';
import { STAFF_ROLES } from '@patio/domain/staff/staff-role.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer } from '../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { expectOnlyChanged, mailTo } from '../../../../test/state/whole-state.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { mailWeekJob } from './mail-week.job.ts';

const DAY = 86_400_000;
let server: TestServer;
let boss: StaffMember;
let sales: StaffMember;

beforeAll(async () => {
  server = await startTestServer();
  boss = await buildStaff(server, { staffRole: 'administrator' });
  sales = await buildStaff(server);
});
afterAll(() => server.close());

const send = () => mailWeekJob(server.deps).run();
const want = (who: StaffMember, recebe = true) => who.put('/admin/week-by-mail', { recebe });
/** Moves the clock to an hour (UTC) of the next Monday. */
const nextMonday = (hour: number): void => {
  const now = server.clock.now();
  const midnight = Math.floor(now / DAY) * DAY;
  const days = (8 - new Date(midnight).getUTCDay()) % 7 || 7;
  server.clock.advance(midnight + days * DAY + hour * 3_600_000 - now);
};
const dayText = (at: number) => new Date(at).toISOString().slice(0, 10);

it('is wanted or not by sales and administrators, each for themselves, and by no other role', async () => {
  for (const staffRole of STAFF_ROLES) {
    const member = await buildStaff(server, { staffRole });
    const allowed = staffRole === 'sales' || staffRole === 'administrator';
    expect((await member.get('/admin/week-by-mail')).statusCode).toBe(allowed ? 200 : 403);
    expect((await want(member)).statusCode).toBe(allowed ? 200 : 403);
    if (!allowed) continue;
    expect((await member.get('/admin/week-by-mail')).json()).toEqual({ recebe: true });
    await expectOnlyChanged(server, () => want(member, false), {
      week_by_mail: { removed: expect.objectContaining({ account_id: member.id }) },
    });
  }
  expect((await boss.get('/admin/week-by-mail')).json()).toEqual({ recebe: false });
});

it('goes out on Monday from seven o’clock, once to each, also with two workers, with the numbers of the page', async () => {
  // The test begins on a Monday.
  server.clock.advance(DAY);
  const now = server.clock.now();
  const [offer, buyer] = [await buildAuctionedOffer(server.deps.database, now), await buildBuyer(server)];
  await server.deps.database.run(
    {
      name: 'test.week-sale',
      text: `insert into purchase (offer_code, account_id, origin, value_cents, status, freight, created_at, awaiting_contact_at)
        values ($1, $2, 'buy', 4590050, 'V', 'N', $3, $3)`,
    },
    [offer, buyer.id, new Date(now)],
  );
  await want(boss);
  await want(sales);
  const former = await buildStaff(server);
  await want(former);
  await server.deps.database.run(
    { name: 'test.leaves', text: 'update account set staff_role = null where id = $1' },
    [former.id],
  );
  await server.deps.database.run(
    { name: 'test.reads-english', text: `update account set idiom = 'EN' where id = $1` },
    [sales.id],
  );
  nextMonday(9);
  await expectOnlyChanged(server, send, {});
  server.clock.advance(3_600_000);
  const monday = dayText(server.clock.now());
  await expectOnlyChanged(server, () => Promise.all([send(), send()]), {
    mail: [mailTo(boss.email), mailTo(sales.email)],
    week_by_mail: [{ sent_on: [null, monday] }, { sent_on: [null, monday] }],
  });
  const [from, to] = [dayText(server.clock.now() - 7 * DAY), dayText(server.clock.now() - DAY)];
  const page = (await boss.get(`/admin/figures?de=${from}&ate=${to}`)).json<{ data: Figures }>().data;
  expect(page.total.vendas).toBe(1);
  const [mail] = await mailsTo(server.deps.database, boss.email);
  const { total, encerradas: ended, abertas: running, funil: funnel } = page;
  const value = formatMoney(centavosFromReais(total.valor) ?? 0);
  for (const line of [
    `Vendas: ${total.vendas}, no valor de ${value}. Canceladas: ${total.canceladas}.`,
    `Ofertas encerradas: ${ended.ofertas}, sem lances: ${ended.semLances}. Lances: ${ended.lances}.`,
    `Publicadas na semana: ${funnel.publicadas}, já vendidas: ${funnel.vendidas}.`,
    `Abertas agora: ${running.ofertas}, sem lances: ${running.semLances}.`,
    `/painel/numeros?de=${from}&ate=${to}`,
  ])
    expect(mail?.text).toContain(line);
  const [inEnglish] = await mailsTo(server.deps.database, sales.email);
  expect(inEnglish?.text).toContain(`Sales: 1, worth ${value}. Cancelled: 0.`);

  await expectOnlyChanged(server, send, {});
  // Who turns it off and on again does not get the same week twice.
  await want(boss, false);
  await want(boss);
  await expectOnlyChanged(server, send, {});
  server.clock.advance(DAY);
  await expectOnlyChanged(server, send, {});
  nextMonday(12);
  await expectOnlyChanged(server, send, {
    mail: [mailTo(boss.email), mailTo(sales.email)],
    week_by_mail: [
      { sent_on: [monday, dayText(server.clock.now())] },
      { sent_on: [monday, dayText(server.clock.now())] },
    ],
  });
});

it('goes to users of a store with the figures of their store, and not while it is suspended', async () => {
  const { database } = server.deps;
  const partnerId = await buildPartner(database, { store: 'loja-da-semana', name: 'Loja da Semana' });
  const seller = await buildStaff(server, { staffRole: null, partnerId });
  expect((await want(seller)).json()).toEqual({ recebe: true });
  const now = server.clock.now();
  const [own, other] = [await buildAuctionedOffer(database, now), await buildAuctionedOffer(database, now)];
  await database.run({ name: 'test.of-store', text: 'update offer set partner_id = $2 where code = $1' }, [
    own,
    partnerId,
  ]);
  const buyer = await buildBuyer(server);
  for (const [offer, cents] of [
    [own, 3_000_000],
    [other, 9_000_000],
  ])
    await database.run(
      {
        name: 'test.week-of-store',
        text: `insert into purchase (offer_code, account_id, origin, value_cents, status, freight, created_at, awaiting_contact_at)
          values ($1, $2, 'buy', $4, 'V', 'N', $3, $3)`,
      },
      [offer ?? 0, buyer.id, new Date(now), cents ?? 0],
    );
  nextMonday(12);
  await send();
  const [mail] = await mailsTo(database, seller.email);
  expect(mail?.subject).toContain('A semana da loja Loja da Semana de');
  expect(mail?.text).toContain(`Vendas: 1, no valor de ${formatMoney(3_000_000)}.`);
  await database.run(
    { name: 'test.suspends', text: `update partner set status = 'suspended' where id = $1` },
    [partnerId],
  );
  nextMonday(12);
  await send();
  expect(await mailsTo(database, seller.email)).toHaveLength(1);
});
