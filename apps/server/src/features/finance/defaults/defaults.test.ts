import { listCharges } from '@patio/contract/finance/charge-list/list-charges.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPurchasedOffer } from '../../../../test/builders/purchase.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { purchaseOf } from '../../../../test/scenes/purchases/undone-sale.ts';
import { added, expectOnlyChanged } from '../../../../test/state/whole-state.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { proposeDefaultsJob } from './public.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Monday noon in São Paulo; due on Thursday at noon. */
const NOON = Date.UTC(2026, 10, 23, 15);
const DUE = NOON + 3 * DAY;

let server: TestServer;
let finance: StaffMember;
let sales: StaffMember;
let ana: Buyer;
let purchase: number;
let offer: number;

beforeAll(async () => {
  server = await startTestServer();
  finance = await buildStaff(server, { staffRole: 'finance' });
  sales = await buildStaff(server);
});
beforeEach(async () => {
  server.clock.set(NOON);
  // What other tests left open is not this one's.
  await run('update charge set cancelled_at = $1 where cancelled_at is null', [new Date(NOON)]);
  ana = await buildBuyer(server);
  offer = await buildPurchasedOffer(server, ana.id);
  purchase = await purchaseOf(server, offer);
});
afterAll(() => server.close());

let statements = 0;
const run = (text: string, parameters: readonly (Date | number | string)[] = []) =>
  server.deps.database.run({ name: `test.defaults-${(statements += 1)}`, text }, parameters);
const propose = async (at: number) => {
  server.clock.set(at);
  for (const _ of [1, 2]) await proposeDefaultsJob(server.deps).run();
};
const proposed = async () => {
  const reply = await sales.get(`/admin/charges?atencao=prazo-esgotado&compra=${purchase}`);
  return listCharges.success.schema.parse(reply.json()).data.map(({ codigoCompra }) => codigoCompra);
};
/** Whether it was noted, whatever the list shows. */
const noted = async (): Promise<boolean> => {
  const statement = {
    name: 'test.noted-default',
    text: 'select 1 as one from default_proposal where purchase_code = $1',
  };
  return (await server.deps.database.row<{ one: number }>(statement, [purchase])) !== undefined;
};
const pay = async (valor: number, pagador?: string) => {
  const charge = await server.deps.database.row<{ code: number; name: string }>(
    {
      name: 'test.unpaid-charge',
      text: `select c.code, trim(a.name || ' ' || a.surname) as name from charge c, account a where c.purchase_code = $1 and a.id = $2`,
    },
    [purchase, ana.id],
  );
  return finance.post(`/admin/charges/${charge?.code}/receipts`, {
    valor,
    dia: dayOf(server.clock.now()),
    pagador: pagador ?? charge?.name,
    documentoPagador: null,
    referencia: `PRAZO ${purchase} ${valor}`,
  });
};

it.each([
  ['is paid', () => pay(12_000)],
  ['was paid by another payer, which finance decides', () => pay(12_000, 'Outro Pagador')],
  ['is cancelled', () => sales.post(`/admin/purchases/${purchase}/default`, { motivo: 'Não pagou.' })],
  [
    'is asked to be cancelled',
    () => run(`update purchase set cancellation = 'Q' where code = $1`, [purchase]),
  ],
  [
    'was approved by hand',
    () => run('update purchase set payment_approved = true where code = $1', [purchase]),
  ],
])('a purchase that %s is not proposed', async (_, happens) => {
  await happens();
  await propose(DUE + 20 * DAY);
  expect(await noted()).toBe(false);
  expect(await proposed()).toEqual([]);
});

it('after so many working days the purchase is proposed to sales once, and nothing is cancelled', async () => {
  // Thursday; five working days later is Thursday of the next week.
  await propose(DUE + 7 * DAY - HOUR);
  expect(await proposed()).toEqual([]);
  server.clock.set(DUE + 7 * DAY + HOUR);
  await expectOnlyChanged(server, () => proposeDefaultsJob(server.deps).run(), {
    default_proposal: added({ purchase_code: purchase }),
    mail: expect.anything(),
    notification: expect.anything(),
  });
  expect(await proposed()).toEqual([purchase]);
  await propose(DUE + 9 * DAY);
  const told = await server.deps.database.rows<{ recipient: string }>(
    {
      name: 'test.unpaid-told',
      text: `select recipient from mail where text like '%Compra ' || $1 || ': falta pagar%'`,
    },
    [String(purchase)],
  );
  expect(told).toHaveLength(1);
  await pay(12_000);
  expect(await proposed()).toEqual([]);
});

it('as many purchases that cannot be proposed as are at once keep no other from it', async () => {
  const first = purchase;
  purchase = await purchaseOf(server, await buildPurchasedOffer(server, ana.id));
  await run(`create function test_refuse() returns trigger language plpgsql as $f$ begin
    if new.purchase_code = ${Math.min(first, purchase)} then raise exception 'refused'; end if; return new; end $f$`);
  await run(
    'create trigger test_refuse before insert on default_proposal for each row execute function test_refuse()',
  );
  purchase = Math.max(first, purchase);
  server.clock.set(DUE + 20 * DAY);
  const job = proposeDefaultsJob(server.deps, 1);
  while (await job.run());
  expect(await noted()).toBe(true);
  await run('drop trigger test_refuse on default_proposal');
  await run('drop function test_refuse()');
});

it('two workers at night propose nothing, and by day once', async () => {
  const both = () =>
    Promise.all([proposeDefaultsJob(server.deps).run(), proposeDefaultsJob(server.deps).run()]);
  server.clock.set(DUE + 7 * DAY + 12 * HOUR);
  await both();
  expect(await proposed()).toEqual([]);
  server.clock.set(DUE + 8 * DAY);
  await expectOnlyChanged(server, both, {
    default_proposal: added({ purchase_code: purchase }),
    mail: expect.anything(),
    notification: expect.anything(),
  });
});

it('with 0 days nothing is proposed', async () => {
  const { rules } = server.deps.config;
  const before = rules.paymentDefaultDays;
  rules.paymentDefaultDays = 0;
  await propose(DUE + 20 * DAY);
  rules.paymentDefaultDays = before;
  expect(await proposed()).toEqual([]);
});
