import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draftScene } from '../../../../test/scenes/draft-scene.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let scene: Awaited<ReturnType<typeof draftScene>>;

beforeAll(async () => {
  server = await startTestServer({ BID_THROTTLE_MINUTES: '0' });
  scene = await draftScene(server);
});
afterAll(() => server.close());

describe('an offer of a store', () => {
  it('waits for approval, and is on the site as the store sent it once the team publishes it', async () => {
    const draft = await scene.complete(scene.seller);
    expect(draft.loja).toEqual({ codigo: scene.storeId, nome: 'Loja Rascunho' });
    expect((await scene.publish(draft, scene.seller)).statusCode).toBe(403);
    const path = `/admin/offer-drafts/${draft.codigo}`;
    const sent = await scene.seller.post(`${path}/send`, { versao: draft.versao, em: null });
    expect(sent.json()).toMatchObject({ data: { situacao: 'aguardando' } });
    expect((await scene.onSite(draft.codigo)).statusCode).toBe(404);
    const waiting = await scene.read(draft.codigo);
    // It rests meanwhile.
    expect((await scene.save(waiting, { titulo: 'Outro' }, scene.seller)).statusCode).toBe(409);
    expect((await scene.publish(draft)).statusCode).toBe(409);
    expect((await scene.publish(waiting)).statusCode).toBe(200);
    expect((await scene.onSite(draft.codigo)).json()).toMatchObject({ parceiro: 'loja-dos-rascunhos' });
    const told = await scene.row(
      `select count(*)::int as n from notification where account_id = $1 and title like '%publicada%'`,
      [scene.seller.id],
    );
    expect(told).toEqual({ n: 1 });
    const asked = await scene.row(
      `select count(*)::int as n from notification where account_id = $1 and title like '%aguarda aprova%'`,
      [scene.sales.id],
    );
    expect(asked).toEqual({ n: 1 });
  });

  it('is sent back with a reason, corrected and sent again', async () => {
    const draft = await scene.complete(scene.seller);
    const path = `/admin/offer-drafts/${draft.codigo}`;
    await scene.seller.post(`${path}/send`, { versao: draft.versao, em: null });
    const waiting = await scene.read(draft.codigo);
    const body = { versao: waiting.versao, motivo: 'Faltam fotos do motor.' };
    expect((await scene.seller.post(`${path}/return`, body)).statusCode).toBe(403);
    expect((await scene.sales.post(`${path}/return`, body)).statusCode).toBe(200);
    expect((await scene.sales.post(`${path}/return`, body)).statusCode).toBe(409);
    const returned = await scene.read(draft.codigo, scene.seller);
    expect(returned).toMatchObject({ situacao: 'devolvida', devolvida: { motivo: body.motivo } });
    await scene.save(returned, { titulo: 'Fiat Uno com fotos' }, scene.seller);
    const { versao } = await scene.read(draft.codigo, scene.seller);
    expect((await scene.seller.post(`${path}/send`, { versao, em: null })).statusCode).toBe(200);
    expect((await scene.seller.post(`${path}/take-back`, {})).json()).toMatchObject({
      data: { situacao: 'rascunho' },
    });
  });

  it('belongs to it alone: neither another store nor a forged field changes that', async () => {
    const draft = await scene.complete(scene.seller, { destaque: true, loja: null });
    expect(draft.formulario).toMatchObject({ destaque: false, loja: scene.storeId });
    const path = `/admin/offer-drafts/${draft.codigo}`;
    expect((await scene.rival.get(path)).statusCode).toBe(404);
    expect((await scene.save(draft, { titulo: 'Meu' }, scene.rival)).statusCode).toBe(404);
    expect((await scene.rival.post(`${path}/photos`, { conteudo: scene.picture })).statusCode).toBe(404);
    expect(
      (await scene.rival.put(`${path}/report`, { versao: draft.versao, arquivo: null })).statusCode,
    ).toBe(404);
    for (const what of ['take-back', 'preview'])
      expect((await scene.rival.post(`${path}/${what}`, { versao: draft.versao })).statusCode).toBe(404);
    expect((await scene.rival.post(`${path}/send`, { versao: draft.versao, em: null })).statusCode).toBe(404);
    expect((await scene.rival.post(`${path}/discard`, { versao: draft.versao })).statusCode).toBe(404);
    const edit = { recorte: null, ocultar: [] };
    const photo = crypto.randomUUID();
    expect((await scene.rival.post(`${path}/photos/${photo}/edit`, edit)).statusCode).toBe(404);
    expect((await scene.rival.post(`${path}/legal-checks/ask`, { veiculo: 0 })).statusCode).toBe(404);
    expect((await scene.rival.post('/admin/offer-drafts', { copiarDe: draft.codigo })).statusCode).toBe(404);
    expect(await scene.listed(draft.codigo, scene.rival)).toBeUndefined();
    expect(await scene.listed(draft.codigo, scene.seller)).toMatchObject({ situacao: 'rascunho' });
    // Offers of the house are nobody's.
    const house = await scene.begin();
    expect((await scene.seller.get(`/admin/offer-drafts/${house.codigo}`)).statusCode).toBe(404);
  });
});
