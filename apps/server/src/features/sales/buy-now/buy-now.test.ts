import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { readStoredAuction } from '../../../../test/scenes/stored-auction.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

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

const offer = (given = {}) =>
  buildAuctionedOffer(server.deps.database, server.clock.now(), { buyNowCents: 4_590_000, ...given });
const buy = (buyer: Buyer, code: number, more: object = {}, key?: string) =>
  buyer.post(
    '/compreja',
    { cdofrta: code, cdmoeda: 1, vllance: 45_900, frete: 'S', endereco: buyer.addressCode, ...more },
    key ? { 'idempotency-key': key } : {},
  );

describe('buying at once, API-70', () => {
  it('sells the offer to the first and refuses the second with 406, BUYN-01 FLOW-23', async () => {
    const code = await offer();
    const first = await buy(ana, code);
    expect(first.statusCode).toBe(201);
    expect(first.json()).toMatchObject({ data: { cdofrta: code, statusOferta: 'V' } });
    const second = await buy(bia, code);
    expect(second.statusCode).toBe(406);
    expect(second.json()).toEqual({ erros: ['A oferta já foi finalizada!'] });
  });

  it('is refused to who bought and cancelled the offer twice, and to nobody else; they may bid', async () => {
    await server.deps.database.run({
      name: 'test.reason',
      text: `insert into cancel_reason (code, description, needs_text) values (1, 'Desisti', false)`,
    });
    const code = await offer();
    for (let times = 0; times < 2; times += 1) {
      expect((await buy(ana, code)).statusCode).toBe(201);
      await ana.post('/offer/cancelCompra', { cdOfrta: code, cdJustf: 1, obsJustf: null });
      server.clock.advance(1000);
    }
    const third = await buy(ana, code);
    expect(third.statusCode).toBe(409);
    expect(third.body).toContain('Você já comprou e cancelou esta oferta duas vezes.');
    expect((await ana.bid(code, 12_000)).statusCode).toBe(201);
    expect((await buy(bia, code)).statusCode).toBe(201);
  });

  it('lets exactly one of twenty buyers win at the same moment', async () => {
    const code = await offer();
    const other = await server.another();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => buy(index % 2 ? ana : bia, code, {}, `race-${index}`)),
    );
    expect(other.server).toBeDefined();
    expect(replies.filter((reply) => reply.statusCode === 201)).toHaveLength(1);
    expect(replies.filter((reply) => reply.statusCode === 406)).toHaveLength(19);
  });

  it('ends the bidding, keeps the ledger valid and notifies buyer and bidders', async () => {
    const code = await offer();
    await bia.bid(code, 12_000);
    await buy(ana, code);
    const auction = await readStoredAuction(server.deps.database, code);
    expect(auction.chain).toBe('intact');
    expect(auction.lines).toEqual(['L 1200000', 'F 4590000']);
    expect(auction.replayed).toEqual(auction.stored);
    const mails = await server.deps.database.rows<{ recipient: string }>(
      { name: 'test.mails', text: 'select recipient from mail where dedupe_key like $1 order by recipient' },
      [`%:${code}:%`],
    );
    expect(mails.map((mail) => mail.recipient).toSorted()).toEqual([ana.email, bia.email].toSorted());
    expect((await bia.bid(code, 13_000)).statusCode).toBe(406);
  });

  it('refuses a price that is not the present one, C-72', async () => {
    const reply = await buy(ana, await offer(), { vllance: 1 });
    expect(reply.statusCode).toBe(422);
  });

  it('sells at the price of the buyer’s profile', async () => {
    const dealer = await buildBuyer(server, { profileCode: 5 });
    const code = await offer({ profilePrices: [{ profileCode: 5, buyNowCents: 4_000_000 }] });
    expect((await buy(dealer, code)).statusCode).toBe(422);
    expect((await buy(dealer, code, { vllance: 40_000 })).statusCode).toBe(201);
  });

  it('refuses an offer without a buy-now price', async () => {
    expect((await buy(ana, await offer({ buyNowCents: 0 }))).statusCode).toBe(422);
  });

  it('answers 206 when the monthly allowance is used up and records nothing, LIMT-04 BUYN-05', async () => {
    const limited = await buildBuyer(server);
    await server.deps.database.run(
      {
        name: 'test.take-away',
        text: `insert into limit_release (account_id, kind, extra, until) values ($1, 'PODE_COMPRAR', -1000, $2)`,
      },
      [limited.id, new Date(server.clock.now() + 1000)],
    );
    const code = await offer();
    const reply = await buy(limited, code);
    expect(reply.statusCode).toBe(206);
    expect(reply.json()).toEqual({ erros: ['Limite da franquia mensal ultrapassado'], tipo: 'PODE_COMPRAR' });
    const limits = (await limited.get('/usrio/limites')).json<{ tipo: string; valor: number | null }[]>();
    expect(limits).toContainEqual({ tipo: 'PODE_COMPRAR', valor: null });
    expect((await buy(ana, code)).statusCode).toBe(201);
  });

  it('gives the first reply again for the same key and buys once', async () => {
    const code = await offer();
    const first = await buy(ana, code, {}, 'again');
    expect((await buy(ana, code, {}, 'again')).json()).toEqual(first.json());
  });

  it('gives the first reply again to the same purchase within ten seconds without a key, S-16', async () => {
    const code = await offer();
    const first = await buy(ana, code);
    server.clock.advance(9_000);
    const again = await buy(ana, code);
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    server.clock.advance(2_000);
    expect((await buy(ana, code)).statusCode).toBe(406);
  });
});

describe('a house with a fee and a freight price', () => {
  it('notifies the buyer what they pay in all by mail, S-17', async () => {
    const priced = await startTestServer({ BUYER_FEE_PERCENT: '2,5', FREIGHT_PRICES: 'ES=900' });
    await priced.deps.database.run({ name: 'raise-limits', text: 'update profile_limit set amount = 1000' });
    const buyer = await buildBuyer(priced);
    const code = await buildAuctionedOffer(priced.deps.database, priced.clock.now(), {
      buyNowCents: 4_590_000,
    });
    await buy(buyer, code);
    const mail = await priced.deps.database.row<{ body: string }>(
      { name: 'test.mail-body', text: 'select text as body from mail where dedupe_key = $1' },
      [`purchase-0:${code}:${buyer.id}`],
    );
    expect(mail?.body).toContain(
      'Preço: R$\u00A045.900,00. Taxa do comprador (2,5%): R$\u00A01.147,50. Frete até Vila Velha (ES): R$\u00A0900,00. Total: R$\u00A047.947,50.',
    );
    await priced.close();
  });
});
