import { listMyOffers } from '@patio/contract/sales/negotiations/list-my-offers.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPurchasedOffer } from '../../../../test/builders/purchase.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../test/scenes/catalogue-server.ts';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { notifySellingSide } from '../../../../test/scenes/selling-side.ts';
import { untilLockWait } from '../../../../test/state/until-lock-wait.ts';
import { closeDueAuctionsJob } from '../closing/public.ts';
import { auctionLocker } from '../../trading/auctions/public.ts';

let server: CatalogueServer;
let ana: Buyer;
let bia: Buyer;

beforeAll(async () => {
  server = await startCatalogueServer();
  ana = await buildBuyer(server);
  bia = await buildBuyer(server);
});
afterAll(() => server.close());

const bought = (given: Parameters<typeof buildPurchasedOffer>[2] = {}) =>
  buildPurchasedOffer(server, ana.id, given);
const cancel = (buyer: Buyer, cdOfrta: number, more: object = {}, key?: string) =>
  buyer.post(
    '/offer/cancelCompra',
    { cdOfrta, cdJustf: 1, obsJustf: null, ...more },
    key === undefined ? {} : { 'idempotency-key': key },
  );
const answer = async (reply: ReturnType<typeof cancel>) => {
  const { statusCode, ...rest } = await reply;
  return [statusCode, rest.json<object>()];
};
const rowOf = async (offer: number) =>
  listMyOffers.success.schema
    .parse((await ana.get('/offer/myoffers')).json())
    .data.find(({ codigo }) => codigo === offer);
const stored = (offer: number) =>
  server.deps.database.rows<{ outcome: string }>(
    { name: 'test.kept', text: 'select outcome from cancellation where offer_code = $1 order by id' },
    [offer],
  );

describe('cancelling a purchase, API-74', () => {
  it('is done at once before anybody has worked on it, CANC-06, S-13', async () => {
    const offer = await bought();
    expect(await rowOf(offer)).toMatchObject({ vendido10dias: true, dataCancelada: null });
    expect(await answer(cancel(ana, offer))).toEqual([200, { data: 'CANCELADO' }]);
    const row = await rowOf(offer);
    expect(row).toMatchObject({
      winner: 'W',
      idofrtacancl: null,
      tipoUltimoLance: 'B',
      statusOferta: 'V',
      vendido10dias: false,
    });
    expect(row?.dataCancelada).not.toBeNull();
  });

  it.each([
    ['negotiation has begun', { columns: { negotiation_at: 1 } }],
    ['there is an order', { columns: { invoice_issued: false } }],
    ['credit is awaited', { status: 'C' }],
    ['withdrawal is awaited', { status: 'L' }],
    ['it is complete', { status: 'X' }],
  ] as const)('waits for the sales team once %s, CANC-06', async (_when, given) => {
    const offer = await bought(given);
    expect(await answer(cancel(ana, offer))).toEqual([200, { data: 'AGUARDANDO' }]);
    const row = await rowOf(offer);
    expect(row).toMatchObject({ idofrtacancl: 'Q', dataCancelada: null });
    expect(row?.dataSolicitacaoCancelamento).not.toBeNull();
    expect(row?.dataSolicitacaoCancelamentoVenda).not.toBeNull();
  });

  it('notifies the buyer and the sales team what happened', async () => {
    const offer = await bought({ status: 'C' });
    await notifySellingSide(server);
    await cancel(ana, offer, { cdJustf: 9, obsJustf: 'Sem crédito' });
    await notifySellingSide(server);
    const mails = await server.deps.database.rows<{ recipient: string; subject: string; text: string }>({
      name: 'test.mails',
      text: 'select recipient, subject, text from mail order by id desc limit 2',
    });
    expect(mails[1]).toMatchObject({ recipient: ana.email });
    expect(mails[1]?.subject).toContain('Pedido de cancelamento em análise');
    expect(mails[0]).toMatchObject({ recipient: server.deps.config.brand.salesEmail });
    expect(mails[0]?.text).toContain('Sem crédito');
  });

  it('refuses what is not theirs, was not sold or does not exist', async () => {
    const nothing = { erros: ['Não há compra sua para cancelar nesta oferta.'] };
    expect(await answer(cancel(bia, await bought()))).toEqual([404, nothing]);
    const open = await buildAuctionedOffer(server.deps.database, server.clock.now());
    expect(await answer(cancel(ana, open))).toEqual([404, nothing]);
    expect((await cancel(ana, 99_999_999)).statusCode).toBe(404);
  });

  it('refuses a second request with 409, after one that is done and after one that waits', async () => {
    for (const given of [{}, { status: 'L' }] as const) {
      const offer = await bought(given);
      await cancel(ana, offer);
      expect(await answer(cancel(ana, offer, { cdJustf: 2 }))).toEqual([
        409,
        { erros: ['O cancelamento desta compra já foi pedido.'] },
      ]);
    }
  });

  it('demands the text where the reason does, in the language of the caller, CANC-02', async () => {
    const offer = await bought();
    const reply = await ana.post('/offer/cancelCompra?idiom=EN', {
      cdOfrta: offer,
      cdJustf: 9,
      obsJustf: '',
    });
    expect([reply.statusCode, reply.json()]).toEqual([422, { erros: ['Enter the explanation'] }]);
    expect((await cancel(ana, offer, { obsJustf: 'a'.repeat(501) })).statusCode).toBe(422);
    expect(await stored(offer)).toEqual([]);
  });

  it('gives the first reply again to the same key, and refuses the key with another body, rule 0.8', async () => {
    const offer = await bought();
    const first = await answer(cancel(ana, offer, {}, 'once'));
    server.clock.advance(60_000);
    expect(await answer(cancel(ana, offer, {}, 'once'))).toEqual(first);
    expect((await cancel(ana, offer, { cdJustf: 2 }, 'once')).statusCode).toBe(422);
    expect(await stored(offer)).toHaveLength(1);
  });

  it('takes two at once for one: only one of them is done', async () => {
    const offer = await bought();
    const replies = await Promise.all([1, 2, 3, 6].map((cdJustf) => cancel(ana, offer, { cdJustf })));
    expect(replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409, 409,
    ]);
    expect(await stored(offer)).toEqual([{ outcome: 'done' }]);
  });

  it('waits for a step of the sales team that came first and decides on what it left', async () => {
    const offer = await bought();
    const { promise: locked, resolve: isLocked } = Promise.withResolvers<void>();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const step = server.deps.database.transact(async (transaction) => {
      await auctionLocker(transaction).lockAll([offer]);
      isLocked();
      await released;
      await transaction.run(
        { name: 'test.step', text: `update purchase set status = 'C' where offer_code = $1` },
        [offer],
      );
    });
    await locked;
    const reply = answer(cancel(ana, offer));
    await untilLockWait(server.deps.database);
    expect(await stored(offer)).toEqual([]);
    release();
    await step;
    expect(await reply).toEqual([200, { data: 'AGUARDANDO' }]);
  });
});

describe('the best bid of a conditional sale, rule 0.6', () => {
  it('is asked of the sales team once, and the row says so', async () => {
    const now = server.clock.now();
    const offer = await buildAuctionedOffer(server.deps.database, now, { reserveCents: 9_000_000 });
    await bia.bid(offer, 11_000);
    await ana.bid(offer, 12_000);
    server.clock.advance(2 * 3_600_000);
    await closeDueAuctionsJob(server.deps).run();
    expect(await rowOf(offer)).toMatchObject({ statusOferta: 'E', winner: '', idofrtacancl: null });
    expect((await cancel(bia, offer)).statusCode).toBe(404);
    expect(await answer(cancel(ana, offer))).toEqual([200, { data: 'AGUARDANDO' }]);
    expect(await rowOf(offer)).toMatchObject({ winner: '', idofrtacancl: 'Q' });
    expect((await cancel(ana, offer, { cdJustf: 2 })).statusCode).toBe(409);
  });
});
