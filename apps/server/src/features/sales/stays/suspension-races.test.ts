import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { readStoredAuction } from '../../../../test/scenes/stored-auction.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { LONGEST_BID_WAIT_MS } from '@patio/domain/trading/auctions/bids/late-bids.ts';
import { closeDueAuctions } from '../closing/close-due-auctions.ts';

const ROUNDS = 12;
const reason = { motivo: 'Documentos em análise.' };

let server: TestServer;
let sales: StaffMember;
let ana: Buyer;
let bia: Buyer;
let caio: Buyer;

beforeAll(async () => {
  server = await startTestServer();
  await server.deps.database.run({ name: 'raise-limits', text: 'update profile_limit set amount = 100000' });
  sales = await buildStaff(server);
  [ana, bia, caio] = [await buildBuyer(server), await buildBuyer(server), await buildBuyer(server)];
});
afterAll(() => server.close());

const left = (code: number) =>
  server.deps.database.row<{
    status: string;
    store: string;
    open: boolean;
    stayed: boolean;
    sold: number;
  }>(
    {
      name: 'test.left',
      text: `select o.status, p.status as store, a.open,
               exists (select from stay where offer_code = o.code and over_at is null) as stayed,
               (select count(*)::int from purchase where offer_code = o.code) as sold
             from offer o join partner p on p.id = o.partner_id join auction a on a.offer_code = o.code where o.code = $1`,
    },
    [code],
  );

describe('a suspension at the same moment as deals', () => {
  it('leaves one outcome: sold before it, or standing still and unsold, rule 0.31', async () => {
    const seen = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const store = await buildPartner(server.deps.database, { store: `corrida-${'x'.repeat(round + 1)}` });
      const code = await buildAuctionedOffer(server.deps.database, server.clock.now(), {
        buyNowCents: 4_590_000,
      });
      const sold = { name: 'test.sold-by', text: 'update offer set partner_id = $2 where code = $1' };
      await server.deps.database.run(sold, [code, store]);
      const body = { cdofrta: code, cdmoeda: 1, frete: 'N', endereco: null };
      const late = (round + 1) % 3;
      // The end comes while everyone acts in a third of the rounds.
      if (late === 0) {
        await ana.bid(code, 11_000);
        server.clock.advance(3_600_000 + LONGEST_BID_WAIT_MS);
      }
      const pause = (turns: number) => new Promise((resolve) => setTimeout(resolve, turns * (round % 4)));
      const suspend = () => sales.post(`/admin/stores/${store}/suspend`, reason);
      // Once the deals are done before it, and once after; in between all at once.
      const early = round === 1 ? await suspend() : null;
      const deals = [
        bia.post('/lance', { ...body, vllance: 12_000, ismaximo: false }),
        pause(1).then(() => caio.post('/compreja', { ...body, vllance: 45_900 })),
      ];
      if (round === 0) await Promise.all(deals);
      const suspension = early === null ? pause(2).then(suspend) : Promise.resolve(early);
      const closing = Promise.all([closeDueAuctions(server.deps), closeDueAuctions(server.deps)]);
      const [bid, purchase] = await Promise.all(deals);
      expect((await suspension).statusCode).toBe(200);
      await closing;
      const after = await left(code);
      const outcome = after?.sold === 1 ? 'sold' : after?.open === true ? 'stands still' : 'ended';
      seen.add(outcome);
      expect(after).toMatchObject({ store: 'suspended', stayed: outcome === 'stands still' });
      expect(after?.status).toBe({ sold: 'V', ended: 'E', 'stands still': 'A' }[outcome]);
      expect(after?.sold === 1).toBe(purchase?.statusCode === 201 || (late === 0 && outcome === 'sold'));
      const stored = await readStoredAuction(server.deps.database, code);
      expect([stored.chain, stored.replayed]).toEqual(['intact', stored.stored]);
      expect(stored.lines.includes('L 1200000')).toBe(bid?.statusCode === 201);
      // Afterwards nothing is dealt on any more, whichever worker tries.
      await closeDueAuctions(server.deps);
      expect((await bia.post('/lance', { ...body, vllance: 50_000, ismaximo: false })).statusCode).not.toBe(
        201,
      );
      expect(await left(code)).toEqual(after);
    }
    expect(seen.size).toBeGreaterThan(1);
  });
});
