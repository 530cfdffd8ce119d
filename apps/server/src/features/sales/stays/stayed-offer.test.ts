import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAuctionedOffer, type AuctionedOfferTraits } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { readStoredAuction } from '../../../../test/scenes/stored-auction.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { faultsOf } from '../../../../test/scenes/purchases/undone-before-end.ts';
import { added, expectOnlyChanged, expectRefused, mailTo } from '../../../../test/state/whole-state.ts';
import { closeDueAuctions } from '../closing/close-due-auctions.ts';

const HOUR = 3_600_000;
const reason = { motivo: 'Chassi em verificação.' };
const hash = expect.any(Array);

let server: TestServer;
let sales: StaffMember;
let ana: Buyer;
let bia: Buyer;

beforeAll(async () => {
  server = await startTestServer();
  await server.deps.database.run({ name: 'raise-limits', text: 'update profile_limit set amount = 1000' });
  sales = await buildStaff(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  [ana, bia] = [await buildBuyer(server), await buildBuyer(server)];
});

const offer = (given: Partial<AuctionedOfferTraits> = {}) =>
  buildAuctionedOffer(server.deps.database, server.clock.now(), { acceptsProposals: true, ...given });
const call = (code: number, verb: 'suspend' | 'release' | 'end', by: Pick<Buyer, 'post'> = sales) =>
  by.post(`/admin/offers/${code}/${verb}`, reason);

describe('an offer that staff take off the site, rule 0.31', () => {
  it('stands still at once: what is stored, and who is notified', async () => {
    const code = await offer();
    const published = server.clock.now() - 1000;
    await ana.bid(code, 12_000);
    server.clock.advance(60_000);
    const at = server.clock.now();
    await expectOnlyChanged(server, () => call(code, 'suspend'), {
      offer: { published_at: [published, null] },
      stay: added({
        offer_code: code,
        cause: 'offer',
        reason: reason.motivo,
        began_at: at,
        begun_by: sales.id,
        published_before: published,
        over_at: null,
      }),
      withdrawal_window: added({
        offer_code: code,
        reason: 'stayed',
        opened_at: at,
        opens_at: at + 24 * HOUR,
        closes_at: null,
      }),
      audit: added({ actor_id: sales.id, action: 'suspend-offer', subject: `offer ${code}`, at }),
      mail: [ana.email, sales.email].map(mailTo),
      notification: [sales.id, ana.id].toSorted((one, other) => one - other).map(() => expect.anything()),
    });
    await expectRefused(server, () => call(code, 'suspend'), 200);
    expect((await server.app.inject({ url: `/api/offer/${code}` })).statusCode).toBe(404);
    expect((await ana.get(`/offer/${code}`)).json()).toMatchObject({ indisponivel: 'oferta' });
    server.clock.advance(2 * HOUR);
    await closeDueAuctions(server.deps);
    expect((await readStoredAuction(server.deps.database, code)).stored.status).toBe('A');
  });

  it('runs on when it is released, its end later by the time for which it stood still', async () => {
    const end = server.clock.now() + 2 * HOUR;
    const code = await offer({ endAt: end });
    await ana.bid(code, 12_000);
    server.clock.advance(60_000);
    const began = server.clock.now();
    await call(code, 'suspend');
    server.clock.advance(5 * HOUR);
    const at = server.clock.now();
    await expectOnlyChanged(server, () => call(code, 'release'), {
      offer: { published_at: [null, began - 61_000] },
      stay: {
        published_before: [began - 61_000, null],
        over_at: [null, at],
        over_by: [null, sales.id],
        outcome: [null, 'released'],
      },
      withdrawal_window: { closes_at: [null, began + 24 * HOUR + 1] },
      auction: {
        end_at: [end, end + 5 * HOUR],
        moved_end_at: [null, end + 5 * HOUR],
        last_seq: [1, 2],
        last_at: [began - 60_000, at],
        last_hash: hash,
      },
      bid: added({ offer_code: code, kind: 'M', value_cents: end + 5 * HOUR }),
      audit: added({ action: 'release-offer' }),
      mail: [ana.email, sales.email].map(mailTo),
      notification: [sales.id, ana.id].map(() => expect.anything()),
    });
    const stored = await readStoredAuction(server.deps.database, code);
    expect([stored.chain, stored.replayed]).toEqual(['intact', stored.stored]);
    await expectRefused(server, () => call(code, 'release'), 409);
    expect((await bia.post('/lance', bidOn(code, bia))).statusCode).toBe(201);
  });

  it('leaves an hour to answer what was taken back, however close its end was, rules 0.28, 0.31', async () => {
    const code = await offer({ endAt: server.clock.now() + HOUR });
    await bia.bid(code, 12_000);
    await ana.bid(code, 30_000);
    server.clock.advance(HOUR - 5000);
    await call(code, 'suspend');
    server.clock.advance(25 * HOUR);
    expect((await ana.post(`/offer/${code}/desistencia`, {})).statusCode).toBe(200);
    await call(code, 'release');
    const auction = await readStoredAuction(server.deps.database, code);
    expect(auction.stored).toMatchObject({ end: server.clock.now() + HOUR, leader: { bidderId: bia.id } });
    expect([auction.chain, auction.replayed]).toEqual(['intact', auction.stored]);
    expect(await faultsOf(server, code)).toEqual([]);
  });

  it('ends without sale when staff say so, and binds nobody', async () => {
    const code = await offer();
    await ana.bid(code, 12_000);
    await expectRefused(server, () => call(code, 'end'), 409);
    await call(code, 'suspend');
    server.clock.advance(60_000);
    const at = server.clock.now();
    await expectOnlyChanged(server, () => call(code, 'end'), {
      offer: { status: ['A', 'E'] },
      stay: { over_at: [null, at], over_by: [null, sales.id], outcome: [null, 'annulled'] },
      withdrawal_window: { closes_at: [null, expect.any(Number)] },
      auction: {
        open: [true, false],
        closed_at: [null, at],
        outcome: [null, 'unsold'],
        last_seq: [1, 2],
        last_at: [at - 60_000, at],
        last_hash: hash,
      },
      bid: added({ kind: 'F', bidder_id: null, value_cents: 0 }),
      audit: added({ action: 'end-stayed-offer' }),
      mail: [ana.email, sales.email].map(mailTo),
      notification: [sales.id, ana.id].map(() => expect.anything()),
    });
    const stored = await readStoredAuction(server.deps.database, code);
    expect([stored.chain, stored.replayed]).toEqual(['intact', stored.stored]);
    await expectRefused(server, () => call(code, 'end'), 200);
    await expectRefused(server, () => call(code, 'release'), 409);
  });

  it('is for the sales team alone', async () => {
    const code = await offer();
    const content = await buildStaff(server, { staffRole: 'content' });
    for (const verb of ['suspend', 'release', 'end'] as const) {
      for (const by of [ana, content]) await expectRefused(server, () => call(code, verb, by), 403);
      await expectRefused(server, () => call(99_999_999, verb), 404);
    }
    for (const path of [`/admin/stores/1/suspend`, `/admin/stores/1/release`]) {
      await expectRefused(server, () => ana.post(path, reason), 403);
      await expectRefused(server, () => sales.post(path.replace('/1/', '/99999999/'), reason), 404);
      await expectRefused(server, () => sales.post(path, { motivo: ' ' }), 422);
    }
    await expectRefused(server, () => ana.get('/admin/stays'), 403);
  });
});

const bidOn = (code: number, by: Buyer) => ({
  cdofrta: code,
  cdmoeda: 1,
  vllance: 13_000,
  ismaximo: false,
  frete: 'N',
  endereco: null,
  cdusrio: by.id,
});
