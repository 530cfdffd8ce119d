import { placeBid as placeBidCall } from '@patio/contract/trading/auctions/place-bid.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../../test/builders/auctioned-offer.ts';
import { buildBuyer } from '../../../../../test/builders/buyer.ts';
import { buildSession } from '../../../../../test/builders/session.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { buildApp } from '../../../../platform/http/build-app.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { findActorIn } from '../../../identity/sessions/public.ts';
import { BidQueue } from './bid-queue.ts';
import { placeBidRound } from './bid-round.ts';
import { placeBid } from './place-bid.ts';

/** What the small process of this test lets wait beside the one bid that it works on. */
const waiting = 3;
const tooMany = 6;

let server: TestServer;
let app: FastifyInstance;

beforeAll(async () => {
  server = await startTestServer();
  const { deps } = server;
  app = await buildApp({ ...deps, findActor: findActorIn(deps.database, deps.config), trustProxy: false });
  const limits = { roundSize: 1, lanes: 1, anotherAfterMs: 40, gatherMs: 0, mostWaiting: waiting };
  const queue = new BidQueue((requests) => placeBidRound(deps, requests), limits);
  serve(app, placeBidCall)(placeBid(queue));
});
afterAll(async () => {
  await app.close();
  await server.close();
});

it('more bids than can wait get 503 with the text of both languages and a time to try again, and leave nothing behind', async () => {
  const { database, clock } = server.deps;
  const code = await buildAuctionedOffer(database, clock.now());
  const ana = await buildBuyer(server);
  const { headers } = await buildSession(server.deps, ana.id);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const holding = database.transact(async (transaction) => {
    await transaction.row(
      { name: 'test.hold', text: 'select 1 from auction where offer_code = $1 for update' },
      [code],
    );
    await held;
  });
  let refused = 0;
  const bids = Array.from({ length: 1 + waiting + tooMany }, async (_, index) => {
    const idiom = index % 2 === 0 ? 'PTBR' : 'EN';
    const reply = await app.inject({
      method: 'POST',
      url: `/lance?idiom=${idiom}`,
      headers: { ...headers, 'idempotency-key': `lance ${index}` },
      payload: {
        cdofrta: code,
        cdmoeda: 1,
        vllance: 12_000 + index,
        ismaximo: false,
        frete: 'N',
        endereco: null,
      },
    });
    if (reply.statusCode === 503) {
      refused += 1;
      if (refused === tooMany) release();
      return { idiom, reply: reply.json<object>(), after: reply.headers['retry-after'] };
    }
    return null;
  });
  const replies = await Promise.all(bids);
  await holding;
  const notified = replies.filter((one) => one !== null);
  expect(notified.length).toBe(tooMany);
  expect(notified.map(({ after }) => after)).toEqual(notified.map(() => '1'));
  expect(notified.find(({ idiom }) => idiom === 'PTBR')?.reply).toEqual({
    erros: ['O sistema está muito ocupado. Nada foi registrado; tente de novo em instantes.'],
  });
  expect(notified.find(({ idiom }) => idiom === 'EN')?.reply).toEqual({
    erros: ['The system is very busy. Nothing was recorded; try again shortly.'],
  });
  const stored = await database.row(
    {
      name: 'test.kept',
      text: `select (select count(*) from bid where offer_code = $1) as bids, (select count(*) from idempotency) as replies`,
    },
    [code],
  );
  expect(stored).toEqual({ bids: 1, replies: 1 });
});
