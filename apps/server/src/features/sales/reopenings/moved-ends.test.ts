import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { readStoredAuction } from '../../../../test/scenes/stored-auction.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { verifyLedgers } from '../../trading/ledger/public.ts';
import { closeWithdrawalWindows, moveEnd, openWithdrawalWindow } from './public.ts';

const HOUR = 3_600_000;

let server: TestServer;
let ana: Buyer;

beforeAll(async () => {
  server = await startTestServer({ BID_THROTTLE_MINUTES: '0' });
  await server.deps.database.run({ name: 'raise-limits', text: 'update profile_limit set amount = 1000' });
});
beforeEach(async () => {
  server.clock.advance(60_000);
  ana = await buildBuyer(server);
});
afterAll(() => server.close());

async function offerWithBid(): Promise<number> {
  const code = await buildAuctionedOffer(server.deps.database, server.clock.now());
  await ana.bid(code, 12_000);
  server.clock.advance(1000);
  return code;
}
const move = (offerCode: number, newEnd: number) =>
  server.deps.database.transact((transaction) =>
    moveEnd(server.deps, transaction, { offerCode, reason: 'corrected', newEnd, now: server.clock.now() }),
  );
const openWindow = (window: Parameters<typeof openWithdrawalWindow>[1]) =>
  server.deps.database.transact((transaction) => openWithdrawalWindow(transaction, window));
const withdraw = async (code: number) => (await ana.post(`/offer/${code}/desistencia`, {})).statusCode;
const live = async (code: number) =>
  (await server.app.inject({ url: `/api/offer/${code}/stat` })).json<{
    endOriginal: string;
    endMaximo: string;
  }>();

describe('an end that is moved, rules 0.31, 0.32', () => {
  it('is announced by a line of its own, from which extensions count', async () => {
    const code = await offerWithBid();
    const newEnd = server.clock.now() + 30 * HOUR;
    expect(await move(code, newEnd)).toEqual({ result: 'moved', end: newEnd });
    const { stored, replayed, lines, chain } = await readStoredAuction(server.deps.database, code);
    expect(lines.at(-1)).toBe(`M ${newEnd}`);
    expect([stored.end, stored.announcedEnd, chain]).toEqual([newEnd, newEnd, 'intact']);
    expect(replayed).toEqual(stored);
    expect(await live(code)).toMatchObject({
      endOriginal: new Date(newEnd).toISOString(),
      endMaximo: new Date(newEnd + HOUR).toISOString(),
    });
    server.clock.set(newEnd - 1000);
    const bia = await buildBuyer(server);
    expect((await bia.bid(code, 13_000)).statusCode).toBe(201);
    expect((await readStoredAuction(server.deps.database, code)).stored.end).toBe(newEnd - 1000 + 180_000);
    const faults: unknown[] = [];
    await verifyLedgers(server.deps.database, [code], (fault) => faults.push(fault));
    expect(faults).toEqual([]);
  });
  it('never comes earlier, and not after the offer has ended', async () => {
    const code = await offerWithBid();
    expect(await move(code, server.clock.now() + 60_000)).toEqual({ result: 'not-later' });
    expect(await move(99_999_999, server.clock.now() + HOUR)).toEqual({ result: 'not-found' });
    const sold = await buildAuctionedOffer(server.deps.database, server.clock.now(), { status: 'V' });
    expect(await move(sold, server.clock.now() + 9 * HOUR)).toEqual({ result: 'not-open' });
  });
});

describe('a time in which bids may be taken back, rules 0.31, 0.32', () => {
  it('begins and ends at the given times, also on an offer that is not shown', async () => {
    const code = await offerWithBid();
    const now = server.clock.now();
    await openWindow({ offerCode: code, reason: 'corrected', from: now + 1000, until: now + 60_000, now });
    await server.deps.database.run(
      { name: 'test.hide', text: 'update offer set published_at = null where code = $1' },
      [code],
    );
    expect(await withdraw(code)).toBe(409);
    server.clock.advance(1000);
    expect(await withdraw(code)).toBe(200);
  });
  it('of a stay is open past the end, until the stay is lifted', async () => {
    const [code, lifted] = [await offerWithBid(), await offerWithBid()];
    const now = server.clock.now();
    for (const offerCode of [code, lifted])
      await openWindow({ offerCode, reason: 'stayed', from: now, until: null, now });
    server.clock.advance(2 * HOUR);
    expect(await withdraw(code)).toBe(200);
    await server.deps.database.transact((transaction) =>
      closeWithdrawalWindows(transaction, { offerCode: lifted, reason: 'stayed', now: server.clock.now() }),
    );
    expect(await withdraw(lifted)).toBe(409);
  });
  it('that a correction opened ends with the offer', async () => {
    const code = await offerWithBid();
    const now = server.clock.now();
    await openWindow({ offerCode: code, reason: 'corrected', from: now, until: now + 9 * HOUR, now });
    server.clock.advance(2 * HOUR);
    expect(await withdraw(code)).toBe(409);
  });
});
