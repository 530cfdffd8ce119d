import { getLedger } from '@patio/contract/trading/auctions/get-ledger.ts';
import { formatDateTime } from '@patio/domain/time/sao-paulo.ts';
import { LONGEST_BID_WAIT_MS } from '@patio/domain/trading/auctions/bids/late-bids.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { alertScene } from '../../../../test/scenes/alert-scene.ts';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { readStoredAuction } from '../../../../test/scenes/stored-auction.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import {
  buyAtOnce,
  faultsOf,
  negotiationOf,
  reopen,
  subjectsTo,
  undoneBeforeEnd,
  undoPurchase,
  type People,
} from '../../../../test/scenes/purchases/undone-before-end.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let server: TestServer;
let sales: StaffMember;
let ana: Buyer;
let bia: Buyer;
let caio: Buyer;
/** Ana leads with a maximum over Bia's bid; Caio buys at once. */
let people: People;

beforeAll(async () => {
  server = await startTestServer({ BID_THROTTLE_MINUTES: '0' });
  await server.deps.database.run({ name: 'raise-limits', text: 'update profile_limit set amount = 1000' });
  sales = await buildStaff(server);
});
beforeEach(async () => {
  server.clock.advance(60_000);
  [ana, bia, caio] = [await buildBuyer(server), await buildBuyer(server), await buildBuyer(server)];
  people = { sales, leader: ana, beaten: bia, buyer: caio };
});
afterAll(() => server.close());

const withdraw = (buyer: Buyer, code: number) => buyer.post(`/offer/${code}/desistencia`, {});
const withdrawal = async (buyer: Buyer, code: number) =>
  (await buyer.get(`/offer/${code}/desistencia`)).json<{ data: object | null }>().data;
const ledgerOf = async (code: number) =>
  getLedger.success.schema.parse((await server.app.inject({ url: `/api/offer/${code}/ledger` })).json());

describe('taking bids back, rule 0.28', () => {
  it('annuls all of them with the answers that they provoked, in the bidder’s own name', async () => {
    const code = await undoneBeforeEnd(server, people);
    await reopen(code, sales);
    expect(await withdrawal(bia, code)).toMatchObject({ motivo: 'reaberta', valor: 12_000 });
    const reply = await withdraw(bia, code);
    expect(reply.json()).toMatchObject({ data: { codigoOferta: code, valorLeilao: 10_000, lances: 1 } });
    const { entradas } = await ledgerOf(code);
    expect(entradas.slice(-3)).toMatchObject([
      { tipo: 'Z', valor: 1_210_000, anula: 3, motivo: 'provocada' },
      { tipo: 'Z', valor: 1_200_000, anula: 2, motivo: 'desistencia' },
      { tipo: 'M' },
    ]);
    const { stored, replayed } = await readStoredAuction(server.deps.database, code);
    expect(stored).toMatchObject({ price: 1_000_000, leader: { bidderId: ana.id, maximum: 1_500_000 } });
    expect(replayed).toEqual(stored);
    expect(await faultsOf(server, code)).toEqual([]);
    expect(await negotiationOf(bia, code)).toMatchObject({
      winner: '',
      tipoUltimoLance: 'K',
      valorUltimoLance: 12_000,
      codigoUsuarioUltimoLance: bia.id,
    });
    expect((await subjectsTo(server, bia))[0]).toBe('Seus lances foram retirados');
    expect((await subjectsTo(server, ana)).includes('Lance anulado')).toBe(false);
  });
  it('gives the lead to the next bidder, and notifies them', async () => {
    const code = await undoneBeforeEnd(server, people);
    await reopen(code, sales);
    await withdraw(ana, code);
    const { stored } = await readStoredAuction(server.deps.database, code);
    expect(stored).toMatchObject({ price: 1_200_000, leader: { bidderId: bia.id } });
    expect((await subjectsTo(server, bia))[0]).toBe('Seu lance voltou a liderar');
    expect((await ana.get('/offer/meuslances')).json()).toEqual({ data: [] });
  });
  it('changes nothing when it is asked for again, and lets the bidder bid again', async () => {
    const code = await undoneBeforeEnd(server, people);
    await reopen(code, sales);
    await withdraw(bia, code);
    const before = await readStoredAuction(server.deps.database, code);
    const again = await withdraw(bia, code);
    expect([again.statusCode, again.json()]).toMatchObject([200, { data: { anuladas: [], lances: 1 } }]);
    expect(await readStoredAuction(server.deps.database, code)).toEqual(before);
    expect(await withdrawal(bia, code)).toBeNull();
    expect((await bia.bid(code, 16_000)).statusCode).toBe(201);
  });
  it('leaves others a day to answer, also in the last second of the offer, rules 0.3, 0.28', async () => {
    const shield = await buildBuyer(server);
    const code = await buildAuctionedOffer(server.deps.database, server.clock.now(), {
      buyNowCents: 3_000_000,
    });
    await ana.bid(code, 10_000);
    await shield.bid(code, 29_000);
    await buyAtOnce(caio, code);
    await undoPurchase(server, sales, code);
    await reopen(code, sales);
    const { stored: open } = await readStoredAuction(server.deps.database, code);
    server.clock.set(open.end - 1);
    expect((await withdraw(shield, code)).json()).toMatchObject({ data: { valorLeilao: 10_000 } });
    const { stored, replayed } = await readStoredAuction(server.deps.database, code);
    expect(stored).toMatchObject({ status: 'A', price: 1_000_000, leader: { bidderId: ana.id } });
    expect(stored.end - server.clock.now()).toBeGreaterThanOrEqual(DAY);
    expect(replayed).toEqual(stored);
    expect(await faultsOf(server, code)).toEqual([]);
    server.clock.advance(HOUR);
    expect((await bia.bid(code, 11_000)).statusCode).toBe(201);
    expect((await withdraw(ana, code)).statusCode).toBe(409);
  });
  it('moves no end where neither price nor leader changes', async () => {
    const code = await buildAuctionedOffer(server.deps.database, server.clock.now(), {
      buyNowCents: 3_000_000,
    });
    await bia.bid(code, 10_000);
    await ana.bid(code, 12_000);
    await buyAtOnce(caio, code);
    await undoPurchase(server, sales, code);
    await reopen(code, sales);
    const { stored: open } = await readStoredAuction(server.deps.database, code);
    server.clock.set(open.end - 1);
    expect((await withdraw(bia, code)).statusCode).toBe(200);
    expect((await readStoredAuction(server.deps.database, code)).stored.end).toBe(open.end);
  });
  it('is not for who has bid since, who never bid, nor after a day', async () => {
    const code = await undoneBeforeEnd(server, people);
    await reopen(code, sales);
    server.clock.advance(1000);
    await bia.bid(code, 20_000);
    expect((await withdraw(bia, code)).json()).toMatchObject({
      erros: [expect.stringContaining('outro lance')],
    });
    expect(await withdrawal(bia, code)).toBeNull();
    expect((await withdraw(caio, code)).json()).toMatchObject({
      erros: ['Você não tem lances nesta oferta.'],
    });
    server.clock.advance(DAY);
    expect((await withdraw(ana, code)).statusCode).toBe(409);
  });
  it('is not possible while no window is open', async () => {
    const code = await buildAuctionedOffer(server.deps.database, server.clock.now());
    await ana.bid(code, 12_000);
    expect((await withdraw(ana, code)).json()).toMatchObject({ erros: [expect.stringContaining('agora')] });
    expect(await withdrawal(ana, code)).toBeNull();
    expect(await negotiationOf(ana, code)).toMatchObject({ desistencia: null });
  });
  it('shows among the negotiations, with why and until when, and no maximum', async () => {
    const code = await undoneBeforeEnd(server, people);
    await reopen(code, sales);
    expect(await negotiationOf(bia, code)).toMatchObject({
      desistencia: { motivo: 'reaberta', ate: expect.any(String), valor: 12_000 },
    });
    expect(await negotiationOf(ana, code)).toMatchObject({ desistencia: { valor: 12_100 } });
  });
});

describe('secrets of an offer that was sold before its end, rule 0.41', () => {
  it('stay sealed to everybody, staff included, until it can no longer be opened again', async () => {
    const { database } = server.deps;
    const code = await buildAuctionedOffer(database, server.clock.now(), { buyNowCents: 3_000_000 });
    await ana.bid(code, 15_000, { automatic: true });
    await bia.bid(code, 12_000);
    await buyAtOnce(caio, code);
    const sealed = await ledgerOf(code);
    expect(sealed).toMatchObject({ encerrada: true, sigilo: { aberto: false, ate: expect.any(String) } });
    expect(sealed.maximos).toBeUndefined();
    expect(sealed.regra.segredoMaximos).toBeNull();
    expect(sealed.entradas.every(({ selo }) => /^[0-9a-f]{64}$/u.test(selo ?? ''))).toBe(true);
    const undoing = await undoPurchase(server, sales, code);
    expect(undoing.json()).toMatchObject({
      data: { proximo: { participante: expect.any(String), valor: null } },
    });
    const chance = await sales.post(`/admin/offers/${code}/second-chance`, {});
    expect([chance.statusCode, chance.json()]).toMatchObject([
      409,
      { erros: [expect.stringContaining('reabra')] },
    ]);
    server.clock.advance(HOUR + LONGEST_BID_WAIT_MS);
    const opened = await ledgerOf(code);
    expect(opened.sigilo).toEqual({ aberto: true, ate: null });
    expect(opened.maximos).toMatchObject([
      { valor: 1_500_000, elo: expect.stringMatching(/^[0-9a-f]{64}$/u) },
    ]);
    expect(opened.entradas.slice(0, 4).map(({ selo }) => selo)).toEqual(
      sealed.entradas.map(({ selo }) => selo),
    );
  });
});

describe('bids that are taken back, for those who had bid less, rules 0.28, 0.38', () => {
  it('are notified of once with price and new end, however many take theirs back at a time', async () => {
    const scene = alertScene(server);
    const [dora, eva] = [await buildBuyer(server), await buildBuyer(server)];
    const code = await buildAuctionedOffer(server.deps.database, server.clock.now(), {
      buyNowCents: 4_000_000,
    });
    await ana.bid(code, 11_000);
    await bia.bid(code, 12_000);
    await dora.bid(code, 13_000);
    await eva.bid(code, 14_000);
    await scene.work();
    const order = { cdofrta: code, cdmoeda: 1, vllance: 40_000, frete: 'S', endereco: caio.addressCode };
    expect((await caio.post('/compreja', order)).statusCode).toBe(201);
    await undoPurchase(server, sales, code);
    await reopen(code, sales);
    server.clock.advance(HOUR);
    const fallen = async (person: Buyer) =>
      (await scene.mails(person)).filter(({ subject }) => subject.startsWith('Lances acima do seu'));
    await withdraw(eva, code);
    await scene.work();
    const { stored } = await readStoredAuction(server.deps.database, code);
    const notified = await fallen(ana);
    expect(notified).toHaveLength(1);
    expect(notified[0]?.text).toContain('R$\u00A013.000,00');
    expect(notified[0]?.text).toContain(formatDateTime(stored.end));
    const titles = (await scene.notices(ana)).map(
      ({ tituloNotificacao }) => tituloNotificacao.split(' – ')[0],
    );
    expect(titles).toContain('Lances acima do seu foram retirados');
    const regained = (await scene.mails(dora)).find(({ subject }) => subject.includes('voltou a liderar'));
    expect(regained?.text).toContain(formatDateTime(stored.end));
    await withdraw(dora, code);
    await scene.work();
    expect(await fallen(ana)).toHaveLength(1);
    for (const person of [bia, dora, eva, caio])
      expect(await fallen(person)).toHaveLength(person === bia ? 1 : 0);
    server.clock.advance(HOUR);
    await scene.work();
    expect((await fallen(ana))[1]?.text).toContain('R$\u00A012.000,00');
  });
});
