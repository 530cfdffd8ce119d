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
interface Read {
  readonly codigo: number;
  readonly versao: number;
}
const send = async (ofertas: readonly Read[], acao: object): Promise<Outcome> =>
  (await scene.sales.post('/admin/offers/bulk', { ofertas, acao })).json<Outcome>();
const pair = ({ codigo, versao }: Read): Read => ({ codigo, versao });
const publish = (...drafts: readonly Read[]) => send(drafts.map(pair), { tipo: 'publicar' });
const change = (codes: readonly number[], acao: object) =>
  send(
    codes.map((codigo) => ({ codigo, versao: 0 })),
    acao,
  );

describe('several offers', () => {
  it('are published at once, and each that is not says why', async () => {
    const [whole, other] = [await scene.complete(), await scene.complete()];
    const empty = await scene.begin();
    const outcome = await publish(whole, empty, other, { codigo: 999_999, versao: 1 });
    expect(outcome.feitas).toEqual([whole.codigo, other.codigo]);
    expect(outcome.recusadas).toEqual([
      { codigo: empty.codigo, motivo: expect.stringContaining('Falta o título') },
      { codigo: 999_999, motivo: 'Oferta não encontrada.' },
    ]);
    expect((await scene.onSite(whole.codigo)).statusCode).toBe(200);
    expect((await scene.onSite(empty.codigo)).statusCode).toBe(404);
  });

  it('are published only as they were read', async () => {
    const read = await scene.complete();
    await scene.save(read, { titulo: 'Outro título' });
    const refused = await publish(read);
    expect(refused).toEqual({
      feitas: [],
      recusadas: [{ codigo: read.codigo, motivo: expect.stringContaining('mudou esta oferta') }],
    });
    expect((await scene.onSite(read.codigo)).statusCode).toBe(404);
    const { data } = (await scene.sales.get(`/admin/offers?busca=${read.codigo}`)).json<{ data: Read[] }>();
    expect((await publish(...data)).feitas).toEqual([read.codigo]);
  });

  it('of a store are published only while they wait for approval', async () => {
    const draft = await scene.complete(scene.seller);
    const path = `/admin/offer-drafts/${draft.codigo}`;
    const refused = [{ codigo: draft.codigo, motivo: expect.stringContaining('não enviou') }];
    expect((await publish(await scene.read(draft.codigo))).recusadas).toEqual(refused);
    await scene.seller.post(`${path}/send`, { versao: draft.versao, em: null });
    const sent = await scene.read(draft.codigo);
    await scene.seller.post(`${path}/take-back`, {});
    const back = await scene.read(draft.codigo);
    expect(back.aEnviar).toBe(true);
    expect((await publish(back)).recusadas).toEqual(refused);
    expect((await publish(sent)).recusadas[0]?.motivo).toContain('mudou esta oferta');
    expect((await scene.publish(back)).statusCode).toBe(409);
    await scene.seller.post(`${path}/send`, { versao: back.versao, em: null });
    expect((await publish(await scene.read(draft.codigo))).feitas).toEqual([draft.codigo]);
    const written = await scene.complete(scene.sales, { loja: scene.storeId });
    expect((await publish(written)).feitas).toEqual([written.codigo]);
  });

  it('of a store that is suspended are not published', async () => {
    const written = await scene.complete(scene.sales, { loja: scene.storeId });
    const standing = (status: string) =>
      scene.row('update partner set status = $2 where id = $1 returning id', [scene.storeId, status]);
    await standing('suspended');
    expect((await scene.publish(written)).statusCode).toBe(409);
    const refused = { codigo: written.codigo, motivo: expect.stringContaining('não está aberta ao público') };
    expect((await publish(written)).recusadas).toEqual([refused]);
    await standing('approved');
    expect((await scene.publish(written)).statusCode).toBe(200);
  });

  it('are published at once when the hour that their store wanted has passed', async () => {
    const draft = await scene.complete(scene.seller);
    const em = new Date(server.clock.now() + 60_000).toISOString();
    await scene.seller.post(`/admin/offer-drafts/${draft.codigo}/send`, { versao: draft.versao, em });
    server.clock.advance(120_000);
    expect((await publish(await scene.read(draft.codigo))).feitas).toEqual([draft.codigo]);
    const row = await scene.row('select published_at from offer where code = $1', [draft.codigo]);
    expect(row).toEqual({ published_at: server.clock.now() });
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
    const body = { ofertas: [{ codigo: 1, versao: 1 }], acao: { tipo: 'publicar' } };
    expect((await scene.seller.post('/admin/offers/bulk', body)).statusCode).toBe(403);
  });
});
