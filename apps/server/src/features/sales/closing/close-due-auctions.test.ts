import { LONGEST_BID_WAIT_MS } from '@patio/domain/trading/auctions/bids/late-bids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { readStoredAuction } from '../../../../test/scenes/stored-auction.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { closeDueAuctionsJob } from './close-due-auctions.job.ts';
import { closeDueAuctions } from './close-due-auctions.ts';

let server: TestServer;
let ana: Buyer;
let bia: Buyer;

beforeAll(async () => {
  server = await startTestServer();
  await server.deps.database.run({ name: 'raise-limits', text: 'update profile_limit set amount = 1000' });
  ana = await buildBuyer(server);
  bia = await buildBuyer(server);
});
afterAll(() => server.close());

const offer = (given = {}) => buildAuctionedOffer(server.deps.database, server.clock.now(), given);
const row = async (buyer: Buyer, code: number) => {
  const { data } = (await buyer.get('/offer/myoffers')).json<{ data: { codigo: number }[] }>();
  return data.find((item) => item.codigo === code);
};
const mailsOf = (code: number) =>
  server.deps.database.rows<{ recipient: string; subject: string }>(
    { name: 'test.mails', text: 'select recipient, subject from mail where dedupe_key like $1' },
    [`%:${code}:%`],
  );

describe('closing ended offers, S-08', () => {
  it('gives the offer to the leader, writes the purchase and notifies everyone', async () => {
    const code = await offer();
    await bia.bid(code, 11_000);
    await ana.bid(code, 20_000, { automatic: true });
    server.clock.advance(3_600_000 + LONGEST_BID_WAIT_MS);
    await closeDueAuctions(server.deps);
    expect(await row(ana, code)).toMatchObject({ winner: 'W', statusOferta: 'V', lanceVencedor: 11_100 });
    expect(await row(bia, code)).toMatchObject({ winner: 'N', lanceVencedor: null });
    const mails = await mailsOf(code);
    expect(mails.map((mail) => mail.recipient).toSorted()).toEqual([ana.email, bia.email].toSorted());
    expect(new Set(mails.map((mail) => mail.subject)).size).toBe(2);
  });

  it('keeps a ledger that replays to what is stored', async () => {
    const code = await offer();
    await bia.bid(code, 11_000);
    await ana.bid(code, 20_000, { automatic: true });
    await bia.bid(code, 15_000);
    server.clock.advance(3_600_000 + LONGEST_BID_WAIT_MS);
    await closeDueAuctions(server.deps);
    const auction = await readStoredAuction(server.deps.database, code);
    expect(auction.chain).toBe('intact');
    expect(auction.replayed).toEqual(auction.stored);
    expect(auction.lines.at(-1)).toBe('F 1510000');
  });

  it('closes each offer once when ten closers run at the same time', async () => {
    const codes = await Promise.all(Array.from({ length: 12 }, () => offer()));
    for (const code of codes) await ana.bid(code, 12_000);
    server.clock.advance(3_600_000 + LONGEST_BID_WAIT_MS);
    await Promise.all(Array.from({ length: 10 }, () => closeDueAuctions(server.deps)));
    await closeDueAuctions(server.deps);
    for (const code of codes) {
      const { lines } = await readStoredAuction(server.deps.database, code);
      expect(lines.filter((line) => line.startsWith('F'))).toHaveLength(1);
      expect(await mailsOf(code)).toHaveLength(1);
    }
  });

  it('ends an offer without bids as E', async () => {
    const code = await offer();
    server.clock.advance(3_600_000 + LONGEST_BID_WAIT_MS);
    await closeDueAuctions(server.deps);
    expect((await readStoredAuction(server.deps.database, code)).stored.status).toBe('E');
  });

  it('leaves a best bid below the reserve to the sales team, rule 0.6', async () => {
    const code = await offer({ reserveCents: 5_000_000 });
    await ana.bid(code, 12_000);
    server.clock.advance(3_600_000 + LONGEST_BID_WAIT_MS);
    await closeDueAuctions(server.deps);
    const { stored } = await readStoredAuction(server.deps.database, code);
    expect(stored.status).toBe('E');
    expect(stored.conditionalUntil).toBeGreaterThan(server.clock.now());
    expect(await row(ana, code)).toMatchObject({ winner: '' });
  });

  it('does not touch an offer whose end was moved by a late bid', async () => {
    const code = await offer({ endAt: server.clock.now() + 1000 });
    await ana.bid(code, 12_000);
    server.clock.advance(2000 + LONGEST_BID_WAIT_MS);
    await closeDueAuctions(server.deps);
    expect((await readStoredAuction(server.deps.database, code)).stored.status).toBe('A');
  });

  it('closes the others when one offer cannot be closed, however often it is tried', async () => {
    const broken = await Promise.all(Array.from({ length: 25 }, () => offer()));
    const sound = await offer({ endAt: server.clock.now() + 3_600_001 });
    const rich = await buildBuyer(server, { depositCents: 100_000_000 });
    for (const code of [...broken, sound]) expect((await rich.bid(code, 12_000)).statusCode).toBe(201);
    await server.deps.database.run(
      {
        name: 'test.sell-twice',
        text: `insert into purchase (offer_code, account_id, origin, value_cents, status, freight, created_at, awaiting_contact_at)
               select code, $2, 'proposal', 100, 'V', 'N', now(), now() from unnest($1::bigint[]) code`,
      },
      [broken, bia.id],
    );
    server.clock.advance(3_600_001 + LONGEST_BID_WAIT_MS);
    const job = closeDueAuctionsJob(server.deps);
    while (await job.run());
    expect((await readStoredAuction(server.deps.database, sound)).stored.status).toBe('V');
  });

  it('comes to an end, and to the others, where more offers than one go takes belong to a closed store, rule 0.31', async () => {
    const store = await buildPartner(server.deps.database, { store: 'loja-fechada', status: 'suspended' });
    const closed = await Promise.all(Array.from({ length: 25 }, () => offer()));
    const sound = await offer({ endAt: server.clock.now() + 3_600_001 });
    await server.deps.database.run(
      { name: 'test.of-closed', text: 'update offer set partner_id = $2 where code = any($1::bigint[])' },
      [closed, store],
    );
    server.clock.advance(3_600_001 + LONGEST_BID_WAIT_MS);
    const job = closeDueAuctionsJob(server.deps);
    let goes = 0;
    while ((await job.run()) && goes < 10) goes += 1;
    expect(goes).toBeLessThan(10);
    const statusOf = async (code: number) =>
      (await readStoredAuction(server.deps.database, code)).stored.status;
    expect(await statusOf(sound)).toBe('E');
    expect(new Set(await Promise.all(closed.map(statusOf)))).toEqual(new Set(['A']));
  });
});
