import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { buildSession } from '../../../../../test/builders/session.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';

let server: TestServer;
let ana: Buyer;
let bia: Buyer;

beforeAll(async () => {
  server = await startTestServer();
  ana = await buildBuyer(server);
  bia = await buildBuyer(server);
  await server.deps.database.run({ name: 'raise-limits', text: 'update profile_limit set amount = 1000' });
});
afterAll(() => server.close());

const offer = (given = {}) => buildAuctionedOffer(server.deps.database, server.clock.now(), given);
const entries = (code: number) =>
  server.deps.database.rows<{ kind: string; value_cents: number }>(
    { name: 'test.entries', text: 'select kind, value_cents from bid where offer_code = $1 order by seq' },
    [code],
  );

describe('placing a bid, API-71', () => {
  it('takes a first manual bid at the opening value and names the bidder as leader, C-61', async () => {
    const code = await offer();
    const reply = await ana.bid(code, 10_000);
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({ data: { cdofrta: code, valorLeilao: 10_000, lider: true } });
    expect(await entries(code)).toEqual([{ kind: 'L', value_cents: 1_000_000 }]);
  });

  it('takes vllance with ismaximo as a maximum, which leads without raising the price, AUTO-05', async () => {
    const code = await offer();
    const reply = await ana.bid(code, 20_000, { automatic: true });
    expect(reply.json()).toMatchObject({ data: { valorLeilao: 10_000, lider: true } });
    expect((await bia.bid(code, 19_900)).json()).toMatchObject({ valorLeilao: 20_000 });
  });

  it('takes vllance without ismaximo as the price itself, AUTO-05', async () => {
    const code = await offer();
    const reply = await ana.bid(code, 20_000);
    expect(reply.json()).toMatchObject({ data: { valorLeilao: 20_000, lider: true } });
    expect((await bia.bid(code, 20_100)).json()).toMatchObject({ data: { lider: true } });
  });

  it('answers 409 with the new value to a bid that an automatic maximum beats, and records both, FLOW-24', async () => {
    const code = await offer();
    await ana.bid(code, 20_000, { automatic: true });
    const reply = await bia.bid(code, 15_000);
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      erros: ['A oferta já recebeu um lance maior!'],
      valorLeilao: 15_100,
    });
    expect((await entries(code)).map((entry) => entry.kind)).toEqual(['P', 'L', 'P']);
  });

  it('refuses a bid not above the present value and records nothing, C-61', async () => {
    const code = await offer();
    await ana.bid(code, 12_000);
    expect((await bia.bid(code, 12_000)).statusCode).toBe(409);
    expect(await entries(code)).toHaveLength(1);
  });

  it('refuses the leader’s own manual bid, rule 0.19', async () => {
    const code = await offer();
    await ana.bid(code, 12_000);
    server.clock.advance(600_000);
    const reply = await ana.bid(code, 13_000);
    expect(reply.json()).toMatchObject({ erros: ['Você já tem o maior lance.'] });
  });

  it('refuses a first bid below the opening value with the minimum in words, BIDS-03', async () => {
    const reply = await ana.bid(await offer(), 9_999.99);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toEqual({ erros: ['O valor mínimo para o lance é R$\u00A010.000,00.'] });
  });

  it('refuses a second bid within minutes, and says since when, BIDS-09', async () => {
    const code = await offer({ endAt: server.clock.now() + 86_400_000 });
    await ana.bid(code, 12_000);
    server.clock.advance(61_000);
    // Only a user who was not overtaken is held back.
    const reply = await ana.bid(code, 12_500);
    expect(reply.statusCode).toBe(429);
    expect(reply.headers['retry-after']).toBe('119');
    expect(reply.json()).toEqual({
      erros: [
        'Lance recusado. Seu último lance foi há poucos minutos; o próximo estará disponível em instantes.',
      ],
      minutos: 1,
    });
  });

  it('lets an overtaken bidder answer at once, rule 0.4', async () => {
    const code = await offer();
    await ana.bid(code, 12_000);
    await bia.bid(code, 12_500);
    expect((await ana.bid(code, 13_000)).statusCode).toBe(201);
  });

  it('refuses an ended offer and an unknown one, FLOW-23', async () => {
    const code = await offer({ endAt: server.clock.now() + 1000 });
    server.clock.advance(1000);
    expect((await ana.bid(code, 12_000)).statusCode).toBe(406);
    expect((await ana.bid(99_999_999, 12_000)).statusCode).toBe(404);
  });

  it('answers 401 without a session, FLOW-26', async () => {
    const reply = await server.app.inject({ method: 'POST', url: '/api/lance', payload: {} });
    expect(reply.statusCode).toBe(401);
  });

  it('refuses a user’s bid on their own offer', async () => {
    const code = await offer({ ownerId: ana.id });
    expect((await ana.bid(code, 12_000)).statusCode).toBe(403);
  });

  it('keeps the reserve secret and lifts the price to it, rule 0.6', async () => {
    const code = await offer({ reserveCents: 1_500_000 });
    await ana.bid(code, 11_000);
    expect((await ana.get(`/offer/${code}/stat`)).json()).toMatchObject({ reservaAtingida: false });
    expect((await bia.bid(code, 20_000, { automatic: true })).json()).toMatchObject({
      data: { valorLeilao: 15_000 },
    });
  });

  it('moves the end when a bid arrives inside the closing window, rule 0.3', async () => {
    const endAt = server.clock.now() + 60_000;
    const code = await offer({ endAt });
    await ana.bid(code, 12_000);
    const stat = (await ana.get(`/offer/${code}/stat`)).json<{ end: string }>();
    expect(Date.parse(stat.end)).toBeGreaterThanOrEqual(server.clock.now() + 180_000);
    expect((await entries(code)).map((entry) => entry.kind)).toEqual(['L', 'X']);
  });
});

describe('the offer code of a bid', () => {
  it('is read whatever the letter case of its name, C-27', async () => {
    const code = await offer();
    const reply = await ana.bid(code, 12_000, { body: { cdofrta: undefined, cdOfrta: code } });
    expect(reply.statusCode).toBe(201);
  });
});

describe('bad input to a bid', () => {
  it.each([
    ['negative', { vllance: -1 }],
    ['zero', { vllance: 0 }],
    ['fractional centavos', { vllance: 10_000.001 }],
    ['text', { vllance: '1.234,56' }],
    ['too large', { vllance: 1e309 }],
    ['another currency', { cdmoeda: 2 }],
    ['no freight', { frete: null }],
    ['another user’s address', { endereco: 99_999_999 }],
    ['delivery without address', { endereco: null }],
  ])('refuses %s with 422 and records nothing', async (_name, body) => {
    const code = await offer();
    const reply = await ana.bid(code, 12_000, { body });
    expect(reply.statusCode).toBe(422);
    expect(reply.json<{ erros: string[] }>().erros[0]).not.toBe('');
    expect(await entries(code)).toHaveLength(0);
  });

  it('refuses a body of thousands of levels with 400', async () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const { headers } = await buildSession(server.deps, ana.id);
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/lance',
      headers: { ...headers, 'content-type': 'application/json' },
      payload: `{"cdofrta":${await offer()},"more":${deep}}`,
    });
    expect([reply.statusCode, reply.json()]).toEqual([400, { erros: ['A requisição não pôde ser lida.'] }]);
  });
});
