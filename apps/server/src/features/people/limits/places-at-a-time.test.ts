import { LONGEST_BID_WAIT_MS } from '@patio/domain/trading/auctions/bids/late-bids.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAuctionedOffer, type AuctionedOfferTraits } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { expectRefused } from '../../../../test/state/whole-state.ts';
import { closeDueAuctions } from '../../sales/closing/close-due-auctions.ts';

const HOUR = 3_600_000;

let server: TestServer;
let sales: StaffMember;
let ana: Buyer;
let bia: Buyer;

beforeAll(async () => {
  server = await startTestServer({ BID_THROTTLE_MINUTES: '0' });
  sales = await buildStaff(server);
});
beforeEach(async () => {
  [ana, bia] = [await buildBuyer(server), await buildBuyer(server, { profileCode: 5 })];
});
afterAll(() => server.close());

const offer = (given: Partial<AuctionedOfferTraits> = {}) =>
  buildAuctionedOffer(server.deps.database, server.clock.now(), { acceptsProposals: true, ...given });
async function propose(code: number, reais = 9_000): Promise<number> {
  const body = { cdusrio: ana.id, cdofrta: code, cdmoeda: 1, vllance: reais, frete: 'N', endereco: null };
  const reply = await ana.post('/lance/purpose', body);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json<{ data: { codigo: number } }>().data.codigo;
}
const left = async (buyer = ana) =>
  (await buyer.get('/usrio/limites'))
    .json<{ tipo: string; valor: number | null }[]>()
    .map(({ tipo, valor }) => `${tipo} ${valor}`);
const answer = (code: number, how: string, body: object) =>
  sales.post(`/admin/proposals/${code}/${how}`, body);

/** Bids on as many offers of their own; gives them. */
async function lead(count: number, given: Partial<AuctionedOfferTraits> = {}): Promise<number[]> {
  const codes = await Promise.all(Array.from({ length: count }, () => offer(given)));
  for (const code of codes) expect((await ana.bid(code, 11_000)).statusCode).toBe(201);
  return codes;
}

describe('the places of a user at a time, S-04', () => {
  it.each([
    [7, ['PODE_DAR_LANCE 5', 'PODE_COMPRAR 3']],
    [4, ['PODE_DAR_LANCE 20', 'PODE_COMPRAR 10']],
    [5, ['PODE_DAR_LANCE 60', 'PODE_COMPRAR 30']],
    [6, ['PODE_DAR_LANCE 2', 'PODE_COMPRAR 1']],
  ] as const)('are those of profile %i', async (profileCode, expected) => {
    expect(await left(await buildBuyer(server, { profileCode }))).toEqual(expected);
  });

  it('are taken by leads and by proposals, also those that wait for the user', async () => {
    await lead(3);
    await propose(await offer());
    const countered = await propose(await offer());
    await answer(countered, 'counter', { valor: 9_500, valorProposta: 9_000 });
    expect(await left()).toEqual(['PODE_DAR_LANCE null', 'PODE_COMPRAR 3']);
    const [bids, proposals] = [await offer(), await offer()];
    await expectRefused(server, () => ana.bid(bids, 11_000), 206);
    const body = {
      cdusrio: ana.id,
      cdofrta: proposals,
      cdmoeda: 1,
      vllance: 9_000,
      frete: 'N',
      endereco: null,
    };
    await expectRefused(server, () => ana.post('/lance/purpose', body), 206);
  });

  it('are given back by a lead that is lost, an offer that ends, and a proposal that is over', async () => {
    const [lost = 0] = await lead(2, { endAt: server.clock.now() + HOUR });
    await bia.bid(lost, 12_000);
    expect(await left()).toEqual(['PODE_DAR_LANCE 4', 'PODE_COMPRAR 3']);
    const [first, second] = [await propose(await offer()), await propose(await offer())];
    expect(await left()).toEqual(['PODE_DAR_LANCE 2', 'PODE_COMPRAR 3']);
    await answer(first, 'reject', { motivo: 'Abaixo do custo.' });
    expect(await left()).toEqual(['PODE_DAR_LANCE 3', 'PODE_COMPRAR 3']);
    await answer(second, 'accept', { valor: 9_000 });
    expect(await left()).toEqual(['PODE_DAR_LANCE 4', 'PODE_COMPRAR 2']);
    server.clock.advance(HOUR + LONGEST_BID_WAIT_MS);
    await closeDueAuctions(server.deps);
    expect(await left()).toEqual(['PODE_DAR_LANCE 5', 'PODE_COMPRAR 1']);
  });

  it('are not taken twice on one offer: who has none left goes on with what they have', async () => {
    const [led = 0] = await lead(4);
    const proposed = await offer();
    await propose(proposed);
    expect(await left()).toEqual(['PODE_DAR_LANCE null', 'PODE_COMPRAR 3']);
    expect((await ana.bid(led, 20_000, { automatic: true })).statusCode).toBe(201);
    await propose(proposed, 9_100);
    expect((await ana.bid(proposed, 11_000)).statusCode).toBe(201);
  });

  it('grow and shrink by releases of their own kind, while these last', async () => {
    const until = (hours: number) => new Date(server.clock.now() + hours * HOUR);
    const release = (kind: string, extra: number, hours: number, withdrawn: boolean) =>
      server.deps.database.run(
        {
          name: 'test.release',
          text: `insert into limit_release (account_id, kind, extra, until, withdrawn_at) values ($1, $2, $3, $4, $5)`,
        },
        [ana.id, kind, extra, until(hours), withdrawn ? until(-1) : null],
      );
    await release('PODE_DAR_LANCE', 2, 1, false);
    await release('PODE_COMPRAR', -1, 1, false);
    await release('PODE_DAR_LANCE', 10, 0, false);
    await release('PODE_COMPRAR', 20, 1, true);
    expect(await left()).toEqual(['PODE_DAR_LANCE 7', 'PODE_COMPRAR 2']);
    await lead(7);
    const more = await offer();
    await expectRefused(server, () => ana.bid(more, 11_000), 206);
  });
});
