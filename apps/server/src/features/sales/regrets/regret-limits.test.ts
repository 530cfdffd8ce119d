import { listMyOffers } from '@patio/contract/sales/negotiations/list-my-offers.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPurchasedOffer } from '../../../../test/builders/purchase.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { purchaseOf } from '../../../../test/scenes/purchases/undone-sale.ts';
import { expectRefused } from '../../../../test/state/whole-state.ts';

const DAY = 86_400_000;
const ROUNDS = 30;

let server: TestServer;
let sales: StaffMember;
let ana: Buyer;

beforeAll(async () => {
  server = await startTestServer();
  sales = await buildStaff(server);
});
beforeEach(async () => {
  ana = await buildBuyer(server, { identityVerified: false });
});
afterAll(() => server.close());

const bought = (given: Parameters<typeof buildPurchasedOffer>[2] = {}) =>
  buildPurchasedOffer(server, ana.id, given);
const regret = (cdOfrta: number) => ana.post('/offer/arrependimento', { cdOfrta });
const rowOf = async (offer: number) =>
  listMyOffers.success.schema
    .parse((await ana.get('/offer/myoffers')).json())
    .data.find(({ codigo }) => codigo === offer);
const text = async (recipient: string) =>
  (
    await server.deps.database.row<{ text: string }>(
      { name: 'test.mail', text: 'select text from mail where recipient = $1 order by id desc limit 1' },
      [recipient],
    )
  )?.text;

describe('two regrets within twelve months', () => {
  it('ask for more before the next deal of each kind, for a year, and the person is notified before and after', async () => {
    ana = await buildBuyer(server, { identityVerified: false });
    await regret(await bought());
    expect(await text(ana.email)).not.toContain('nível 2');
    const second = await bought();
    expect((await rowOf(second))?.arrependimento).toMatchObject({ segundo: true });
    await regret(second);
    expect(await text(ana.email)).toContain('segundo arrependimento em 12 meses');
    const end = server.clock.now() + 400 * DAY;
    const given = { buyNowCents: 4_590_000, acceptsProposals: true, endAt: end };
    const code = await buildAuctionedOffer(server.deps.database, server.clock.now(), given);
    const terms = { cdofrta: code, cdmoeda: 1, frete: 'N', endereco: null };
    const deals = [
      () => ana.bid(code, 11_000),
      () => ana.post('/lance/purpose', { ...terms, vllance: 9_000, cdusrio: ana.id }),
      () => ana.post('/compreja', { ...terms, vllance: 45_900 }),
    ];
    for (const deal of deals) {
      const refused = await expectRefused(server, deal, 403);
      expect(refused.json<{ erros: string[] }>().erros[0]).toMatch(/Até \d\d\/\d\d\/\d{4}, .*nível 2/u);
    }
    const verify = (verified: boolean) =>
      server.deps.database.run(
        {
          name: 'test.verify',
          text: 'update account set identity_verified_at = case when $2::boolean then now() end where id = $1',
        },
        [ana.id, verified],
      );
    await verify(true);
    const other = await buildAuctionedOffer(server.deps.database, server.clock.now(), given);
    expect((await ana.bid(other, 11_000)).statusCode).toBe(201);
    await verify(false);
    await expectRefused(server, () => ana.bid(code, 11_000), 403);
    server.clock.advance(366 * DAY);
    expect((await ana.bid(code, 11_000)).statusCode).toBe(201);
  });

  it.each([
    ['identity is verified', 'identity_verified_at = now()'],
    ['deposit is held', 'deposit_cents = 100000'],
  ])('ask nothing more of a user whose %s, and tell them nothing of it', async (_what, shown) => {
    await regret(await bought());
    await server.deps.database.run(
      { name: `test.shown-${shown.slice(0, 8)}`, text: `update account set ${shown} where id = $1` },
      [ana.id],
    );
    const second = await bought();
    expect((await rowOf(second))?.arrependimento).toMatchObject({ segundo: false });
    await regret(second);
    expect(await text(ana.email)).not.toContain('nível 2');
    const code = await buildAuctionedOffer(server.deps.database, server.clock.now());
    expect((await ana.bid(code, 11_000)).statusCode).toBe(201);
  });

  it('leave purchases counted in the month in which they were made, LIMT-04', async () => {
    for (let count = 0; count < 3; count += 1) await regret(await bought());
    const limits = (await ana.get('/usrio/limites')).json<object[]>();
    expect(limits).toContainEqual({ tipo: 'PODE_COMPRAR', valor: null });
  });
});

describe('a regret and a default', () => {
  it(`at the same moment through two servers leave one outcome, ${ROUNDS} times`, async () => {
    const elsewhere = sales.through(await server.another());
    const seen = { regretted: 0, defaulted: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      const offer = await bought({ columns: { origin: 'bid' } });
      const purchase = await purchaseOf(server, offer);
      const undo = () => elsewhere.post(`/admin/purchases/${purchase}/default`, { motivo: 'Não pagou.' });
      const actions = [() => regret(offer), undo];
      const replies = await Promise.all(
        (round % 2 ? actions : actions.toReversed()).map((action) => action()),
      );
      const codes = replies.map(({ statusCode }) => statusCode);
      expect(codes.toSorted((one, other) => one - other)).toEqual([200, 409]);
      const row = await server.deps.database.row<{ regretted: boolean; strikes: number; ends: number }>(
        {
          name: 'test.outcome',
          text: `select regretted_at is not null as regretted,
              (select count(*)::int from strike where purchase_code = p.code) as strikes,
              (select count(*)::int from bid where offer_code = p.offer_code and kind = 'F') as ends
            from purchase p where code = $1`,
        },
        [purchase],
      );
      expect(row).toEqual({ regretted: row?.regretted, strikes: row?.regretted ? 0 : 1, ends: 1 });
      seen[row?.regretted ? 'regretted' : 'defaulted'] += 1;
    }
    expect(seen.regretted + seen.defaulted).toBe(ROUNDS);
  });
});
