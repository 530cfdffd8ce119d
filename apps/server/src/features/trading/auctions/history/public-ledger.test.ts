import { hash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '@patio/domain/testing-support/verify-chain.ts';
import { LONGEST_BID_WAIT_MS } from '@patio/domain/trading/auctions/bids/late-bids.ts';
import { reserveSeal } from '@patio/domain/trading/auctions/ledger/reserve-seal.ts';
import { getLedger } from '@patio/contract/trading/auctions/get-ledger.ts';
import { buildAuctionedOffer } from '../../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { closeDueAuctions } from '../../../sales/closing/close-due-auctions.ts';
import { sha256Hex } from './pseudonym.ts';

let server: TestServer;
let ana: Buyer;
let bia: Buyer;

beforeAll(async () => {
  server = await startTestServer();
  ana = await buildBuyer(server);
  bia = await buildBuyer(server);
});
afterAll(() => server.close());

const ledgerOf = async (code: number) => {
  const reply = await server.app.inject({ url: `/api/offer/${code}/ledger` });
  return getLedger.success.schema.parse(reply.json());
};

describe('the public ledger, rule 0.9', () => {
  it('names nobody, hides the maxima until the end and verifies line by line', async () => {
    const code = await buildAuctionedOffer(server.deps.database, server.clock.now());
    await ana.bid(code, 20_000, { automatic: true });
    await bia.bid(code, 15_000);
    const open = await ledgerOf(code);
    expect(open).toMatchObject({ encerrada: false, entradas: [{ tipo: 'P' }, { tipo: 'L' }, { tipo: 'P' }] });
    expect(open.maximos).toBeUndefined();
    expect(new Set(open.entradas.map((line) => line.participante)).size).toBe(2);
    expect(JSON.stringify(open)).not.toContain(ana.email);
    const chain = open.entradas.map((line) => ({
      seq: line.seq,
      at: Date.parse(line.em),
      participant: line.participante,
      type: line.tipo,
      value: line.valor,
      previous: line.anterior,
      hash: line.hash,
    }));
    expect(verifyChain(chain, sha256Hex)).toEqual({ kind: 'intact' });

    server.clock.advance(3_600_000 + LONGEST_BID_WAIT_MS);
    await closeDueAuctions(server.deps);
    const ended = await ledgerOf(code);
    expect(ended.encerrada).toBe(true);
    expect(ended.maximos?.map((maximum) => maximum.valor)).toEqual([2_000_000]);
  });

  it('seals the reserve while the offer is open and opens the seal after the end when a bid reached it, rule 0.6', async () => {
    const code = await buildAuctionedOffer(server.deps.database, server.clock.now(), {
      reserveCents: 1_600_000,
    });
    await bia.bid(code, 15_000);
    const open = await ledgerOf(code);
    expect(open.regra).toMatchObject({ reserva: true, reservaValor: null, reservaSegredo: null });
    expect(JSON.stringify(open)).not.toContain('1600000');
    await ana.bid(code, 20_000, { automatic: true });
    expect((await ledgerOf(code)).regra.reservaValor).toBeNull();

    server.clock.advance(3_600_000 + LONGEST_BID_WAIT_MS);
    await closeDueAuctions(server.deps);
    const ended = await ledgerOf(code);
    expect(ended.estado).toMatchObject({ status: 'V', valor: 1_600_000 });
    expect(ended.regra.reservaSelo).toBe(open.regra.reservaSelo);
    const secret = ended.regra.reservaSegredo ?? '';
    const value = ended.regra.reservaValor ?? 0;
    expect(value).toBe(1_600_000);
    expect(reserveSeal({ offerId: code, value, secret }, sha256Hex)).toBe(ended.regra.reservaSelo);
  });

  it('never shows a reserve that nobody reached, rule 0.6', async () => {
    const code = await buildAuctionedOffer(server.deps.database, server.clock.now(), {
      reserveCents: 1_600_000,
    });
    await ana.bid(code, 15_999.99, { automatic: true });
    server.clock.advance(3_600_000 + LONGEST_BID_WAIT_MS);
    await closeDueAuctions(server.deps);
    const ended = await ledgerOf(code);
    expect(ended).toMatchObject({
      encerrada: true,
      regra: { reserva: true, reservaValor: null, reservaSegredo: null },
      estado: { status: 'E' },
    });
    expect(ended.regra.reservaSelo).toMatch(/^[0-9a-f]{64}$/u);
  });

  it('gives a bidder another name in every offer', async () => {
    const names = [];
    for (let index = 0; index < 2; index += 1) {
      const code = await buildAuctionedOffer(server.deps.database, server.clock.now());
      await ana.bid(code, 12_000);
      names.push((await ledgerOf(code)).entradas[0]?.participante);
    }
    expect(names[0]).not.toBe(names[1]);
  });

  it('cannot be changed, not even by the program’s own database user', async () => {
    const change = (text: string) => server.deps.database.run({ name: `test.${hash('md5', text)}`, text });
    await expect(change('update bid set value_cents = 1')).rejects.toThrow('append-only');
    await expect(change('delete from bid')).rejects.toThrow('append-only');
    await expect(change('truncate bid cascade')).rejects.toThrow('append-only');
    await expect(change('delete from maximum')).rejects.toThrow('append-only');
  });

  it('answers 404 for an offer that is not there', async () => {
    expect((await server.app.inject({ url: '/api/offer/1/ledger' })).statusCode).toBe(404);
    expect((await server.app.inject({ url: '/api/offer/x/stat' })).statusCode).toBe(404);
  });
});

describe('the increments of an offer, API-07', () => {
  it('are those of the price band when the offer has none, DETL-03', async () => {
    const code = await buildAuctionedOffer(server.deps.database, server.clock.now());
    const reply = await server.app.inject({ url: `/api/offer/${code}/increments` });
    expect(reply.json()).toEqual({
      incremento: [100, 200, 300, 400],
      minimumStep: 'any',
      passo: 100,
    });
  });
});
