import { LONGEST_BID_WAIT_MS } from '@patio/domain/trading/auctions/bids/late-bids.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { alertScene } from '../../../../../test/scenes/alert-scene.ts';
import { buildAuctionedOffer } from '../../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { buildMail } from '../../../../../test/builders/mail.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { closeDueAuctions } from '../../../sales/closing/close-due-auctions.ts';
import { sendMailJobs } from '../../mail/public.ts';

const minute = 60_000;

let server: TestServer;
let scene: ReturnType<typeof alertScene>;
let ana: Buyer;
let bia: Buyer;
let code: number;

beforeAll(async () => {
  server = await startTestServer({ BID_THROTTLE_MINUTES: '0', ALERT_MAILS_PER_HOUR: '1' });
  scene = alertScene(server);
  await server.deps.database.run({ name: 'raise-limits', text: 'update profile_limit set amount = 1000' });
});
afterAll(() => server.close());
beforeEach(async () => {
  ana = await buildBuyer(server);
  bia = await buildBuyer(server);
  code = await buildAuctionedOffer(server.deps.database, server.clock.now(), { title: 'Uno' });
});

const mails = async (person: Buyer) =>
  (await scene.mails(person)).map(({ subject, text }) => ({
    subject: subject.split(' – ')[0],
    text,
  }));
const subjects = async (person: Buyer) => (await mails(person)).map(({ subject }) => subject);

/** Ana bids, Bia overtakes Ana, and each is notified. */
async function rung(reais: number): Promise<void> {
  expect((await ana.bid(code, reais)).statusCode).toBe(201);
  expect((await bia.bid(code, reais + 100)).statusCode).toBe(201);
  await scene.alert();
}

test('while nothing leaves, one mail waits about the bids of a person on an offer: the latest', async () => {
  for (let time = 0; time < 3; time += 1) {
    await rung(12_000 + time * 1000);
    server.clock.advance(16 * minute);
  }
  const [only, ...others] = await mails(ana);
  expect([only?.subject, others]).toEqual(['Seu lance foi superado', []]);
  expect(only?.text).toContain('R$\u00A014.100,00');
});

test('it keeps its place in the queue, however often it changes', async () => {
  await rung(12_000);
  server.clock.advance(minute);
  await buildMail(server.deps.database, { to: 'outra@patio.test', now: server.clock.now() });
  server.clock.advance(16 * minute);
  await rung(13_000);
  const got: string[] = [];
  const lane = sendMailJobs(server.deps, async ({ recipient }) => {
    if ([ana.email, 'outra@patio.test'].includes(recipient)) got.push(recipient);
  }).at(-1);
  while (await lane?.run());
  expect(got).toEqual([ana.email, 'outra@patio.test']);
});

test('an outcome takes the place of what waits about the bids, and of nothing else', async () => {
  const other = await buildAuctionedOffer(server.deps.database, server.clock.now(), {
    title: 'Gol',
    endAt: server.clock.now() + 48 * 60 * minute,
  });
  await ana.bid(other, 12_000);
  await bia.bid(other, 12_100);
  await rung(12_000);
  expect(await subjects(ana)).toEqual(['Seu lance foi superado', 'Seu lance foi superado']);
  server.clock.advance(61 * minute + LONGEST_BID_WAIT_MS);
  await closeDueAuctions(server.deps);
  const left = (await scene.mails(ana)).map(({ subject }) => subject);
  expect(left).toEqual(['Seu lance foi superado – Gol', 'Oferta encerrada – Uno']);
});

test('a bid that leads again ends the mail about an overtaken one, also when its own waits for the digest', async () => {
  await rung(12_000);
  await ana.bid(
    await buildAuctionedOffer(server.deps.database, server.clock.now(), { title: 'Gol' }),
    12_000,
  );
  await scene.alert();
  expect(await subjects(ana)).toEqual(['Seu lance foi superado', 'Lance registrado']);
  server.clock.advance(16 * minute);
  expect((await ana.bid(code, 13_000)).statusCode).toBe(201);
  await scene.alert();
  expect(await subjects(ana)).toEqual(['Lance registrado']);
});

test('a worker that holds a mail which gives way does not send it, and one that is under way is left to leave', async () => {
  const { database } = server.deps;
  await rung(12_000);
  await database.run(
    {
      name: 'test.held',
      text: `update mail set not_before = not_before + interval '5 minutes' where recipient = $1`,
    },
    [ana.email],
  );
  server.clock.advance(16 * minute);
  await rung(13_000);
  expect((await mails(ana)).map(({ text }) => text.includes('R$\u00A013.100,00'))).toEqual([true]);
  await database.run(
    {
      name: 'test.under-way',
      text: `update mail set sending_since = not_before where recipient = $1`,
    },
    [ana.email],
  );
  server.clock.advance(16 * minute);
  await rung(14_000);
  expect((await mails(ana)).map(({ text }) => /R\$\s1[\d.]+,00/.exec(text)?.[0])).toEqual([
    'R$\u00A013.100,00',
    'R$\u00A014.100,00',
  ]);
});
