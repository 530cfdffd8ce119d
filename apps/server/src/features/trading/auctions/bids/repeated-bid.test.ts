import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';

let server: TestServer;
let ana: Buyer;
let bia: Buyer;

beforeAll(async () => {
  server = await startTestServer();
  ana = await buildBuyer(server);
  bia = await buildBuyer(server);
});
afterAll(() => server.close());

const offer = () => buildAuctionedOffer(server.deps.database, server.clock.now());
const countOf = async (code: number) => {
  const row = await server.deps.database.row<{ n: number }>(
    { name: 'test.count', text: 'select count(*) as n from bid where offer_code = $1' },
    [code],
  );
  return row?.n;
};

describe('sending a bid twice', () => {
  it('gives the first reply again for the same key, hours later and after being overtaken, rule 0.8', async () => {
    const code = await offer();
    const first = await ana.bid(code, 12_000, { key: 'a1' });
    await bia.bid(code, 13_000);
    server.clock.advance(30 * 60_000);
    const again = await ana.bid(code, 12_000, { key: 'a1' });
    expect(again.statusCode).toBe(201);
    expect(again.json()).toEqual(first.json());
    expect(await countOf(code)).toBe(2);
  });

  it('gives a beaten bid its 409 again without a second line', async () => {
    const code = await offer();
    await ana.bid(code, 20_000, { automatic: true });
    const first = await bia.bid(code, 15_000, { key: 'b1' });
    const again = await bia.bid(code, 15_000, { key: 'b1' });
    expect([first.statusCode, again.statusCode]).toEqual([409, 409]);
    expect(again.json()).toEqual(first.json());
    expect(await countOf(code)).toBe(3);
  });

  it('refuses the same key with another body, rule 0.8', async () => {
    const code = await offer();
    await ana.bid(code, 12_000, { key: 'a2' });
    const reply = await ana.bid(code, 14_000, { key: 'a2' });
    expect(reply.statusCode).toBe(422);
    expect(await countOf(code)).toBe(1);
  });

  it('records a bid once when it arrives ten times at the same moment under one key', async () => {
    const code = await offer();
    const replies = await Promise.all(Array.from({ length: 10 }, () => ana.bid(code, 12_000, { key: 'a3' })));
    expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
    expect(await countOf(code)).toBe(1);
  });

  it('takes the same bid within ten seconds without a key for one, rule 0.20', async () => {
    const code = await offer();
    const first = await ana.bid(code, 12_000);
    server.clock.advance(9_000);
    const again = await ana.bid(code, 12_000);
    expect(again.json()).toEqual(first.json());
    expect(await countOf(code)).toBe(1);
  });

  it('takes them for one also when bids of the same millisecond have moved the ledger ahead of the clock', async () => {
    const code = await offer();
    await bia.bid(code, 11_000);
    const first = await ana.bid(code, 12_000);
    const again = await ana.bid(code, 12_000);
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
  });
});
