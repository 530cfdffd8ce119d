import { LONGEST_BID_WAIT_MS } from '@patio/domain/trading/auctions/bids/late-bids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { draftScene } from '../../../../test/scenes/draft-scene.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { closeDueAuctions } from './close-due-auctions.ts';

const HOUR_MS = 3_600_000;

let server: TestServer;
let scene: Awaited<ReturnType<typeof draftScene>>;

beforeAll(async () => {
  server = await startTestServer();
  scene = await draftScene(server);
});
afterAll(() => server.close());

it('an offer that waited for approval beyond its end is not over: it gets another end and is published', async () => {
  const fim = new Date(server.clock.now() + HOUR_MS).toISOString();
  const draft = await scene.complete(scene.seller, { fim });
  const path = `/admin/offer-drafts/${draft.codigo}`;
  expect((await scene.seller.post(`${path}/send`, { versao: draft.versao, em: null })).statusCode).toBe(200);
  server.clock.advance(HOUR_MS + LONGEST_BID_WAIT_MS);
  await closeDueAuctions(server.deps);
  const late = await scene.read(draft.codigo);
  expect(late).toMatchObject({ situacao: 'aguardando', problemas: [{ tipo: 'end-past' }] });
  expect((await scene.publish(late)).statusCode).toBe(422);
  const later = new Date(server.clock.now() + 24 * HOUR_MS).toISOString();
  expect((await scene.save(late, { fim: later })).statusCode).toBe(200);
  expect((await scene.publish(await scene.read(draft.codigo))).statusCode).toBe(200);
  expect((await scene.onSite(draft.codigo)).json()).toMatchObject({ status: 'A', end: later });
});
