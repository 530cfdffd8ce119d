import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../../test/builders/partner.ts';
import { buildStaff, type StaffMember } from '../../../../../test/builders/staff.ts';
import { mailsTo } from '../../../../../test/mails.ts';
import { buildTransfer } from '../../../../../test/scenes/purchases/transfer-scene.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { followTransfersJob, remindOfTransferStepsJob } from '../public.ts';

const DAY = 86_400_000;
/** A Monday, noon in São Paulo. */
const MONDAY = Date.UTC(2026, 10, 23, 15);

let server: TestServer;
let sales: StaffMember;
let store: number;
let seller: StaffMember;
let ana: Buyer;

beforeAll(async () => {
  server = await startTestServer();
  sales = await buildStaff(server);
  store = await buildPartner(server.deps.database, { store: 'loja-do-detran' });
  seller = await buildStaff(server, { staffRole: null, partnerId: store });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(MONDAY);
  ana = await buildBuyer(server);
});

async function reminders(day: number, of: { readonly email: string }) {
  server.clock.set(MONDAY + day * DAY);
  await followTransfersJob(server.deps).run();
  for (const _ of [1, 2]) await remindOfTransferStepsJob(server.deps).run();
  return (await mailsTo(server.deps.database, of.email))
    .map(({ subject }) => subject.split(' – ')[0] ?? '')
    .filter((subject) => /^(Lembrete|Prazo)/.test(subject))
    .toReversed();
}

it('a store is reminded of its step of the transfer near its last day and after it, and then the buyer of theirs', async () => {
  const sale = await buildTransfer(server, ana, { store });
  const near = 'Prazo perto: emissão da ATPV-e';
  const late = 'Prazo vencido: emissão da ATPV-e';
  expect(await reminders(0, seller)).toEqual([]);
  expect(await reminders(1, seller)).toEqual([]);
  expect(await reminders(2, seller)).toEqual([near]);
  expect(await reminders(3, seller)).toEqual([near]);
  expect(await reminders(4, seller)).toEqual([near, late]);
  await sale.act(seller, 'atpv', 'done');
  expect(await reminders(7, seller)).toEqual([near, late]);
  expect(await reminders(8, ana)).toEqual(['Lembrete: assine a ATPV-e até 02/12/2026']);
  await sale.send('assinatura-comprador');
  expect(await reminders(11, ana)).toEqual(['Lembrete: assine a ATPV-e até 02/12/2026']);
});

it('nobody is reminded of the transfer of a purchase that was cancelled, or is to be', async () => {
  await buildTransfer(server, ana, {
    store,
    columns: { cancellation: 'Q', cancellation_requested_at: MONDAY },
  });
  const before = await reminders(0, seller);
  expect(await reminders(4, seller)).toEqual(before);
});

it('what the house has to do is on its desk alone', async () => {
  await buildTransfer(server, ana);
  expect(await reminders(4, sales)).toEqual([]);
});
