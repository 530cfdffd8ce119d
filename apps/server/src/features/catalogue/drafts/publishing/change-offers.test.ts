import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../../test/builders/auctioned-offer.ts';
import { buildBuyer } from '../../../../../test/builders/buyer.ts';
import { draftScene } from '../../../../../test/scenes/draft-scene.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';

const DAY_MS = 86_400_000;

let server: TestServer;
let scene: Awaited<ReturnType<typeof draftScene>>;

beforeAll(async () => {
  server = await startTestServer({ BID_THROTTLE_MINUTES: '0' });
  scene = await draftScene(server);
});
afterAll(() => server.close());

interface Outcome {
  readonly feitas: readonly number[];
  readonly recusadas: readonly { readonly codigo: number; readonly motivo: string }[];
}
const change = async (ofertas: readonly number[], acao: object): Promise<Outcome> =>
  (await scene.sales.post('/admin/offers/bulk', { ofertas, acao })).json<Outcome>();

describe('several offers', () => {
  it('are published at once, and each that is not says why', async () => {
    const [whole, other] = [await scene.complete(), await scene.complete()];
    const empty = await scene.begin();
    const outcome = await change([whole.codigo, empty.codigo, other.codigo, 999_999], { tipo: 'publicar' });
    expect(outcome.feitas).toEqual([whole.codigo, other.codigo]);
    expect(outcome.recusadas).toEqual([
      { codigo: empty.codigo, motivo: expect.stringContaining('Falta o título') },
      { codigo: 999_999, motivo: 'Oferta não encontrada.' },
    ]);
    expect((await scene.onSite(whole.codigo)).statusCode).toBe(200);
    expect((await scene.onSite(empty.codigo)).statusCode).toBe(404);
  });

  it('end at the same time, drafts and offers on the site, but not one that has bids', async () => {
    const now = server.clock.now();
    const [running, dealt] = [
      await buildAuctionedOffer(server.deps.database, now),
      await buildAuctionedOffer(server.deps.database, now),
    ];
    await (await buildBuyer(server)).bid(dealt, 12_000);
    const draft = await scene.complete();
    const fim = new Date(now + 3 * DAY_MS).toISOString();
    const outcome = await change([running, dealt, draft.codigo], { tipo: 'fim', fim });
    expect(outcome.feitas).toEqual([running, draft.codigo]);
    expect(outcome.recusadas).toEqual([{ codigo: dealt, motivo: expect.stringContaining('Estender') }]);
    expect((await scene.onSite(running)).json()).toMatchObject({ end: fim });
    expect((await scene.read(draft.codigo)).formulario.fim).toBe(fim);
    const past = await change([running], { tipo: 'fim', fim: new Date(now - 1).toISOString() });
    expect(past.recusadas[0]?.motivo).toContain('já passou');
  });

  it('get tags besides their own, which is audited for each', async () => {
    const code = await buildAuctionedOffer(server.deps.database, server.clock.now());
    for (const etiquetas of ['feirão', 'feirão, diesel'])
      expect((await change([code], { tipo: 'etiquetas', etiquetas })).feitas).toEqual([code]);
    expect((await scene.onSite(code)).json()).toMatchObject({
      tags: 'feirão, diesel',
      title: 'Fiat Uno 1.0',
    });
    expect(
      await scene.row(
        `select before, after from audit where subject = $1 and action = 'change-offer' order by code limit 1`,
        [`offer ${code}`],
      ),
    ).toEqual({ before: { tags: '' }, after: { tags: 'feirão' } });
  });

  it('are changed by the team alone', async () => {
    const body = { ofertas: [1], acao: { tipo: 'publicar' } };
    expect((await scene.seller.post('/admin/offers/bulk', body)).statusCode).toBe(403);
  });
});
