import { LONGEST_BID_WAIT_MS } from '@patio/domain/trading/auctions/bids/late-bids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { closeDueAuctions } from '../closing/close-due-auctions.ts';

let server: TestServer;
let ana: Buyer;
let bia: Buyer;
let eva: Buyer;

beforeAll(async () => {
  server = await startTestServer({ BID_THROTTLE_MINUTES: '0' });
  [ana, bia, eva] = [await buildBuyer(server), await buildBuyer(server), await buildBuyer(server)];
});
afterAll(() => server.close());

const own = async (buyer: Buyer, code: number) =>
  (await buyer.get(`/offer/${code}/meuresultado`)).json<{ data: object }>().data;
const seen = (code: number) => Promise.all([ana, bia, eva].map((buyer) => own(buyer, code)));
const notified = (code: number, situacao: string | null, valor: number | null = null) => ({
  codigoOferta: code,
  situacao,
  valor,
  codigoCompra: situacao === 'sua' ? expect.any(Number) : null,
});

async function close(): Promise<void> {
  server.clock.advance(3_600_000 + LONGEST_BID_WAIT_MS);
  await closeDueAuctions(server.deps);
}

it('the winner is notified that it is theirs, the loser that another user got it, and others nothing, S-08', async () => {
  const code = await buildAuctionedOffer(server.deps.database, server.clock.now());
  await ana.bid(code, 12_000);
  await bia.bid(code, 13_000);
  expect(await seen(code)).toEqual([notified(code, null), notified(code, null), notified(code, null)]);
  await close();
  expect(await seen(code)).toEqual([
    notified(code, 'de-outro'),
    notified(code, 'sua', 13_000),
    notified(code, null),
  ]);
  const visitor = await server.app.inject({ method: 'GET', url: `/api/offer/${code}/meuresultado` });
  expect(visitor.statusCode).toBe(401);
});

it('so are the buyer at once and those who had bid, S-06', async () => {
  const code = await buildAuctionedOffer(server.deps.database, server.clock.now(), {
    buyNowCents: 2_000_000,
  });
  await ana.bid(code, 12_000);
  await eva.post('/compreja', { cdofrta: code, cdmoeda: 1, vllance: 20_000, frete: 'N', endereco: null });
  expect(await seen(code)).toEqual([
    notified(code, 'de-outro'),
    notified(code, null),
    notified(code, 'sua', 20_000),
  ]);
});

it('below the reserve the best bidder is notified that it is being decided on, and nobody that a user got it, rule 0.6', async () => {
  const code = await buildAuctionedOffer(server.deps.database, server.clock.now(), {
    reserveCents: 9_000_000,
  });
  await ana.bid(code, 12_000);
  await bia.bid(code, 13_000);
  await close();
  expect(await seen(code)).toEqual([
    notified(code, null),
    notified(code, 'em-decisao'),
    notified(code, null),
  ]);
  expect((await mailsTo(server.deps.database, ana.email))[0]?.text).toMatch(
    /a equipe de vendas decide sobre ele/,
  );
});

it('mails lead the winner to the purchase and say to the others that another user got it, S-40', async () => {
  const code = await buildAuctionedOffer(server.deps.database, server.clock.now());
  await ana.bid(code, 12_000);
  await bia.bid(code, 13_000);
  await close();
  const [won] = await mailsTo(server.deps.database, bia.email);
  expect(won?.text).toContain('A oferta é sua.');
  expect(won?.text).toMatch(/\/compra\/\d+\n/);
  const [lost] = await mailsTo(server.deps.database, ana.email);
  expect(lost?.text).toContain('outra pessoa ficou com ela');
  const inbox = (await bia.get('/usrio/notif')).json<unknown>();
  expect(JSON.stringify(inbox)).toContain('A oferta é sua.');
});
