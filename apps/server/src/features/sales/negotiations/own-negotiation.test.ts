import {
  getOwnNegotiation,
  type OwnNegotiation,
} from '@patio/contract/sales/negotiations/get-own-negotiation.ts';
import { LONGEST_BID_WAIT_MS } from '@patio/domain/trading/auctions/bids/late-bids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildStaff } from '../../../../test/builders/staff.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { reopen, undoneBeforeEnd } from '../../../../test/scenes/purchases/undone-before-end.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { closeDueAuctions } from '../closing/close-due-auctions.ts';

let server: TestServer;
let ana: Buyer;
let bia: Buyer;

beforeAll(async () => {
  server = await startTestServer({ BID_THROTTLE_MINUTES: '0' });
  await server.deps.database.run({
    name: 'test.cancel-reason',
    text: `insert into cancel_reason (code, description, needs_text) values (1, 'Desisti', false) on conflict do nothing`,
  });
  [ana, bia] = [await buildBuyer(server), await buildBuyer(server)];
});
afterAll(() => server.close());

const offered = (options: Parameters<typeof buildAuctionedOffer>[2] = {}) =>
  buildAuctionedOffer(server.deps.database, server.clock.now(), options);
const of = async (buyer: Buyer, code: number): Promise<OwnNegotiation> =>
  getOwnNegotiation.success.schema.parse((await buyer.get(`/usrio/negociacoes/${code}`)).json()).data;
const parts = ({ etapas }: OwnNegotiation) => etapas.map(({ etapa, situacao }) => `${etapa} ${situacao}`);

async function annulled(sales: Pick<Buyer, 'post'>, code: number, bidder: Buyer): Promise<void> {
  const lines = await server.deps.database.rows<{ seq: number }>(
    {
      name: 'test.own-lines',
      text: `select seq from bid where offer_code = $1 and bidder_id = $2 and kind in ('L', 'P')`,
    },
    [code, bidder.id],
  );
  server.clock.advance(1000);
  const reply = await sales.post(`/admin/offers/${code}/annul`, {
    linhas: lines.map(({ seq }) => seq),
    motivo: 'engano',
    nota: 'Pediu por telefone.',
  });
  expect(reply.statusCode, reply.body).toBe(200);
}

async function close(): Promise<void> {
  server.clock.advance(3_600_000 + LONGEST_BID_WAIT_MS);
  await closeDueAuctions(server.deps);
}

it('is there for who has bid or proposed, and for nobody else', async () => {
  const code = await offered();
  await ana.bid(code, 12_000);
  expect((await of(ana, code)).negociacao.codigoOferta).toBe(code);
  for (const reply of [
    await bia.get(`/usrio/negociacoes/${code}`),
    await (await buildBuyer(server, { staffRole: 'sales' })).get(`/usrio/negociacoes/${code}`),
    await ana.get('/usrio/negociacoes/1'),
  ])
    expect(reply.statusCode, reply.body).toBe(404);
  expect((await server.app.inject(`/api/usrio/negociacoes/${code}`)).statusCode).toBe(401);
});

it('says whose turn it is until the end, to who leads and to who is outbid', async () => {
  const code = await offered();
  await ana.bid(code, 12_000);
  await bia.bid(code, 13_000);
  const [outbid, leading] = [await of(ana, code), await of(bia, code)];
  const prazo = leading.negociacao.date;
  expect(leading).toMatchObject({ proximo: { etapa: 'fim', quem: 'ninguem', prazo }, desfecho: null });
  expect(outbid).toMatchObject({ proximo: { etapa: 'cobrir', quem: 'comprador', prazo }, desfecho: null });
  expect(parts(outbid)).toEqual(['lance feita', 'fim atual', 'compra futura']);
  expect(outbid.lance).toMatchObject({ frete: 'S', uf: 'ES' });
  expect(outbid.lance?.codigo).not.toBe(leading.lance?.codigo);
});

it('becomes a purchase for the winner, and ends for the loser', async () => {
  const code = await offered();
  await ana.bid(code, 12_000);
  await bia.bid(code, 13_000);
  await close();
  const won = await of(bia, code);
  expect(won).toMatchObject({ proximo: null, desfecho: null });
  expect(won.negociacao.codigoCompra).toEqual(expect.any(Number));
  expect(parts(won)).toEqual(['lance feita', 'fim feita', 'compra feita']);
  expect(await of(ana, code)).toMatchObject({
    proximo: null,
    desfecho: 'de-outro',
    negociacao: { codigoCompra: null },
  });
});

it('waits for the seller below the reserve, and the mail leads to it, rule 0.6', async () => {
  const code = await offered({ reserveCents: 9_000_000 });
  const cara = await buildBuyer(server);
  await cara.bid(code, 12_000);
  await close();
  const { proximo, ...rest } = await of(cara, code);
  expect(proximo).toMatchObject({ etapa: 'decisao', quem: 'vendedor' });
  expect(Date.parse(proximo?.prazo ?? '')).toBeGreaterThan(server.clock.now());
  expect(rest.etapas.map(({ etapa }) => etapa)).toEqual(['lance', 'fim', 'decisao', 'compra']);
  const mail = (await mailsTo(server.deps.database, cara.email)).find(({ subject }) =>
    subject.startsWith('Venda condicional'),
  );
  expect(mail?.text).toContain(`/negociacao/${code}\n`);
});

it('keeps a best bid below the reserve before a purchase that was cancelled earlier, rule 0.6', async () => {
  const sales = await buildStaff(server);
  const people = { sales, leader: await buildBuyer(server), beaten: bia, buyer: ana };
  const { leader } = people;
  const code = await offered({ reserveCents: 9_000_000 });
  await leader.bid(code, 12_000);
  await close();
  await server.deps.database.run(
    {
      name: 'test.cancelled-purchase',
      text: `insert into purchase (offer_code, account_id, origin, value_cents, status, freight, created_at, awaiting_contact_at, cancelled_at)
        values ($1, $2, 'buy', 1000000, 'V', 'N', $3, $3, $3)`,
    },
    [code, leader.id, new Date(server.clock.now())],
  );
  expect(await of(leader, code)).toMatchObject({
    proximo: { etapa: 'decisao', quem: 'vendedor' },
    negociacao: { codigoCompra: null, winner: '' },
  });
});

it('tells what became of the last bid, also after earlier ones were withdrawn', async () => {
  const sales = await buildStaff(server);
  const [leader, buyer] = [await buildBuyer(server), await buildBuyer(server)];
  const code = await undoneBeforeEnd(server, { sales, leader, beaten: bia, buyer });
  expect((await reopen(code, sales)).statusCode).toBe(200);
  expect((await leader.post(`/offer/${code}/desistencia`, {})).statusCode).toBe(200);
  expect(await of(leader, code)).toMatchObject({ proximo: null, desfecho: 'retirada' });
  server.clock.advance(1000);
  const again = await leader.bid(code, 14_000);
  expect(again.statusCode, again.body).toBe(201);
  await annulled(sales, code, leader);
  expect(await of(leader, code)).toMatchObject({ proximo: null, desfecho: 'anulada' });
});

describe('a proposal', () => {
  const proposed = async (): Promise<{ code: number; eva: Buyer; proposal: number }> => {
    const code = await offered({ acceptsProposals: true });
    const eva = await buildBuyer(server);
    const body = { cdusrio: eva.id, cdofrta: code, cdmoeda: 1, vllance: 9_000, frete: 'N', endereco: null };
    const reply = await eva.post('/lance/purpose', body);
    return { code, eva, proposal: reply.json<{ data: { codigo: number } }>().data.codigo };
  };

  it('waits for the seller, and after a counter-proposal for its buyer', async () => {
    const { code, eva, proposal } = await proposed();
    const first = await of(eva, code);
    expect(first.proximo).toEqual({
      etapa: 'resposta',
      quem: 'vendedor',
      prazo: first.negociacao.proposta?.venceEm,
    });
    expect(first.lance).toBeNull();
    const sales = await buildBuyer(server, { staffRole: 'sales' });
    const counter = { valor: 9_600, valorProposta: 9_000 };
    const countered = await sales.post(`/admin/proposals/${proposal}/counter`, counter);
    expect(countered.statusCode, countered.body).toBe(200);
    const second = await of(eva, code);
    expect(second.proximo).toMatchObject({ etapa: 'sua-resposta', quem: 'comprador' });
    expect(parts(second)).toEqual([
      'proposta feita',
      'resposta feita',
      'sua-resposta atual',
      'compra futura',
    ]);
    const mail = (await mailsTo(server.deps.database, eva.email))[0];
    expect(mail?.text).toContain(`/negociacao/${code}\n`);
  });

  it('that ended is not what is told after a later bid was annulled, but one sent after that is', async () => {
    const { code, eva, proposal } = await proposed();
    const sales = await buildBuyer(server, { staffRole: 'sales' });
    const refused = await sales.post(`/admin/proposals/${proposal}/reject`, {
      motivo: 'Abaixo do esperado.',
      valorProposta: 9_000,
    });
    expect(refused.statusCode, refused.body).toBe(200);
    expect(await of(eva, code)).toMatchObject({ proximo: null, desfecho: 'recusada' });
    server.clock.advance(1000);
    expect((await eva.bid(code, 12_000)).statusCode).toBe(201);
    await annulled(sales, code, eva);
    expect(await of(eva, code)).toMatchObject({ proximo: null, desfecho: 'anulada' });
    const body = { cdusrio: eva.id, cdofrta: code, cdmoeda: 1, vllance: 9_100, frete: 'N', endereco: null };
    server.clock.advance(1000);
    const reply = await eva.post('/lance/purpose', body);
    expect(reply.statusCode, reply.body).toBe(201);
    const cdlance = reply.json<{ data: { codigo: number } }>().data.codigo;
    server.clock.advance(1000);
    await eva.post('/lance/cancelPurpose', { cdlance, cdJustf: 1, obsJustf: null });
    expect(await of(eva, code)).toMatchObject({ proximo: null, desfecho: 'retirada' });
  });

  it('that its buyer withdrew stays readable, long after it has left the list', async () => {
    const { code, eva, proposal } = await proposed();
    const gone = await eva.post('/lance/cancelPurpose', { cdlance: proposal, cdJustf: 1, obsJustf: null });
    expect(gone.statusCode, gone.body).toBe(200);
    expect(await of(eva, code)).toMatchObject({ proximo: null, desfecho: 'retirada' });
    server.clock.advance(90 * 86_400_000);
    expect((await eva.get('/offer/myoffers')).json()).toEqual({ data: [] });
    expect(await of(eva, code)).toMatchObject({ desfecho: expect.any(String) });
  });
});
