import type { OfferDraftReply } from '@patio/contract/catalogue/drafts/offer-draft.ts';
import type { OfferForm } from '@patio/contract/catalogue/drafts/offer-form.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { draftScene } from '../../../../test/scenes/draft-scene.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { removeLoosePhotosJob } from '../media/public.ts';
import { openStorage } from '../../../platform/storage/open-storage.ts';

let server: TestServer;
let scene: Awaited<ReturnType<typeof draftScene>>;
let colleague: StaffMember;
let ana: Buyer;
beforeAll(async () => {
  server = await startTestServer({ BID_THROTTLE_MINUTES: '0' });
  scene = await draftScene(server);
  colleague = await buildStaff(server);
  ana = await buildBuyer(server);
});
afterAll(() => server.close());

const DAY_MS = 86_400_000;

const isStored = async (draft: OfferDraftReply): Promise<boolean> => {
  const guid = draft.formulario.fotos[0]?.guid ?? '';
  return (
    (await openStorage(server.deps.config).head(`media/${guid.slice(0, 2)}/${guid}/master.jpg`)) !== null
  );
};

describe('a draft', () => {
  it('begins with the usual terms, and says what is missing', async () => {
    const draft = await scene.begin();
    expect(draft).toMatchObject({ versao: 1, situacao: 'rascunho', oferta: null });
    expect(draft.problemas.map(({ tipo }) => tipo)).toEqual([
      'title-missing',
      'price-missing',
      'photo-missing',
      'category-missing',
      'model-missing',
      'place-missing',
    ]);
    expect((await scene.onSite(draft.codigo)).statusCode).toBe(404);
    expect(await scene.listed(draft.codigo)).toMatchObject({ situacao: 'rascunho', faltas: 6, fotos: 0 });
  });

  it('becomes an offer with photo that visitors see and bid on, by the way of the import', async () => {
    const draft = await scene.complete();
    expect(draft.problemas).toEqual([]);
    expect((await scene.publish(draft)).statusCode).toBe(200);
    const offer = (await scene.onSite(draft.codigo)).json<{
      title: string;
      photos: string[];
      valorLeilao: number;
    }>();
    expect(offer).toMatchObject({ title: 'Fiat Uno 1.0 2019/2020', valorLeilao: 30_000 });
    expect(offer.photos).toEqual([`/media/${draft.formulario.fotos[0]?.guid}`]);
    expect(await isStored(draft)).toBe(true);
    expect((await ana.bid(draft.codigo, 31_000)).statusCode).toBe(201);
    expect(await scene.listed(draft.codigo)).toMatchObject({
      situacao: 'no-ar',
      placa: 'ABC1D23',
      lances: 1,
    });
    expect(
      await scene.row('select count(*)::int as n from offer_draft where code = $1', [draft.codigo]),
    ).toEqual({
      n: 0,
    });
    const audit = await scene.row(
      `select actor_id, after from audit where subject = $1 and action = 'publish-offer'`,
      [`offer ${draft.codigo}`],
    );
    expect(audit).toMatchObject({
      actor_id: scene.sales.id,
      after: { title: offer.title, buyNow: 4_590_000, base: 3_000_000, photos: 1 },
    });
  });

  it.each<[string, Partial<OfferForm>, string]>([
    ['without a price', { valorCompreJa: null, lanceInicial: null }, 'Falta o preço'],
    ['without a photo', { fotos: [] }, 'Falta ao menos uma foto'],
    ['with an end that has passed', { fim: '2020-01-01T12:00:00Z' }, 'já passou'],
    ['of a court without an auctioneer', { procedencia: 'judicial' }, 'leiloeiro oficial'],
    ['that is a lot of one vehicle', { tipo: 'lote' }, 'ao menos dois'],
  ])('is not published %s', async (_name, change, text) => {
    const draft = await scene.complete(scene.sales, change);
    const reply = await scene.publish(draft);
    expect([reply.statusCode, reply.json<{ erros: string[] }>().erros[0]]).toEqual([
      422,
      expect.stringContaining(text),
    ]);
    expect(await scene.row('select count(*)::int as n from offer where code = $1', [draft.codigo])).toEqual({
      n: 0,
    });
    expect((await scene.read(draft.codigo)).versao).toBe(draft.versao);
  });

  it('is neither published in the past nor after its end', async () => {
    const draft = await scene.complete();
    const end = Date.parse(draft.formulario.fim ?? '');
    for (const at of [server.clock.now() - 1, end + DAY_MS])
      expect((await scene.publish(draft, scene.sales, new Date(at).toISOString())).statusCode).toBe(422);
  });

  it('keeps what a colleague saved, and tells the second one who it was', async () => {
    const draft = await scene.complete();
    expect((await scene.save(draft, { titulo: 'Do primeiro' }, colleague)).statusCode).toBe(200);
    const second = await scene.save(draft, { titulo: 'Do segundo' });
    expect(second.statusCode).toBe(409);
    expect(second.json<{ erros: string[] }>().erros[0]).toContain('mudou esta oferta');
    expect((await scene.publish(draft)).statusCode).toBe(409);
    expect((await scene.read(draft.codigo)).formulario.titulo).toBe('Do primeiro');
  });

  it('is published once by two at the same moment', async () => {
    const draft = await scene.complete();
    const replies = await Promise.all([scene.publish(draft), scene.publish(draft, colleague)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
    expect(
      await scene.row(
        `select count(*)::int as n from audit where subject = $1 and action = 'publish-offer'`,
        [`offer ${draft.codigo}`],
      ),
    ).toEqual({ n: 1 });
  });

  it('refuses what is no offer: codes that name nothing, foreign photos, amounts and texts without bounds', async () => {
    const draft = await scene.complete();
    const foreign = await scene.addPhoto((await scene.begin()).codigo);
    const [vehicle] = draft.formulario.veiculos;
    for (const change of [
      { fotos: [{ guid: foreign, perfil: null, veiculo: null }] },
      { loja: 999_999 },
      { valorCompreJa: 1e15 },
      { valorCompreJa: -1 },
      { titulo: 'x'.repeat(201) },
      { videos: ['javascript:alert(1)'] },
      { veiculos: [{ ...vehicle, categoria: 999_999 }] },
      { veiculos: [{ ...vehicle, modelo: 1, marca: 999 }] },
      { veiculos: [] },
      { fim: 'amanhã' },
      { fim: '2026-02-30T10:00:00Z' },
      { fim: '0000-01-01T00:00:00Z' },
    ]) {
      const formulario = { ...draft.formulario, ...change };
      const body = { versao: draft.versao, formulario };
      expect((await scene.sales.put(`/admin/offer-drafts/${draft.codigo}`, body)).statusCode).toBe(422);
    }
    expect((await scene.read(draft.codigo)).versao).toBe(draft.versao);
  });

  it('shows scripts in a description to nobody', async () => {
    const draft = await scene.complete(scene.sales, {
      descricao: '<p>Bom</p><script>alert(1)</script><img src=x onerror=y>',
    });
    await scene.publish(draft);
    expect((await scene.onSite(draft.codigo)).json<{ description: string }>().description).toBe('<p>Bom</p>');
  });

  it('is discarded with its photos', async () => {
    const draft = await scene.complete();
    const { versao } = draft;
    const path = `/admin/offer-drafts/${draft.codigo}`;
    expect(await isStored(draft)).toBe(true);
    expect((await scene.sales.post(`${path}/discard`, { versao: versao + 1 })).statusCode).toBe(409);
    expect((await scene.sales.post(`${path}/discard`, { versao })).statusCode).toBe(204);
    expect((await scene.sales.get(path)).statusCode).toBe(404);
    await removeLoosePhotosJob(server.deps).run();
    expect(await isStored(draft)).toBe(false);
  });
});

describe('a photo of a draft', () => {
  it('is turned as a new one, which the form then names', async () => {
    const { codigo } = await scene.begin();
    const guid = await scene.addPhoto(codigo);
    const turned = await scene.sales.post(`/admin/offer-drafts/${codigo}/photos/${guid}/rotate`, {});
    expect(turned.json()).toMatchObject({ data: { largura: 300, altura: 400 } });
    expect(turned.json<{ data: { guid: string } }>().data.guid).not.toBe(guid);
  });

  it.each([
    ['no scene.picture', Buffer.from('texto').toString('base64'), 'não é uma imagem'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'), 'formato'],
    ['no base64', 'ç', 'não é uma imagem'],
  ])('is refused as %s', async (_name, conteudo, text) => {
    const { codigo } = await scene.begin();
    const reply = await scene.sales.post(`/admin/offer-drafts/${codigo}/photos`, { conteudo });
    expect([reply.statusCode, reply.json<{ erros: string[] }>().erros[0]]).toEqual([
      422,
      expect.stringContaining(text),
    ]);
  });
});

/** A draft that is published in an hour. */
async function scheduled() {
  // The list goes by the database's clock, and the clock of tests stands behind it.
  const soon = Math.max(server.clock.now(), Date.now()) + 3_600_000;
  const draft = await scene.complete(scene.sales, { fim: new Date(soon + DAY_MS).toISOString() });
  expect((await scene.publish(draft, scene.sales, new Date(soon).toISOString())).statusCode).toBe(200);
  expect(await scene.listed(draft.codigo)).toMatchObject({ situacao: 'agendada' });
  return { code: draft.codigo, soon };
}

it('a draft is published later, and hidden until then', async () => {
  const { code, soon } = await scheduled();
  expect((await scene.onSite(code)).statusCode).toBe(404);
  server.clock.advance(soon + 1 - server.clock.now());
  expect((await scene.onSite(code)).statusCode).toBe(200);
  expect((await takeBack(code)).statusCode).toBe(409);
});

const takeBack = (code: number) => scene.sales.post(`/admin/offer-drafts/${code}/take-back`, {});

it('an offer that is to be published later is a draft again when it is taken back, with the changes to it', async () => {
  const { code, soon } = await scheduled();
  await scene.save(await scene.read(code), { titulo: 'Fiat Uno de amanhã' });
  const back = (await takeBack(code)).json<{ data: unknown }>().data;
  expect(back).toMatchObject({ oferta: null, formulario: { titulo: 'Fiat Uno de amanhã' }, problemas: [] });
  expect(await scene.listed(code)).toMatchObject({ situacao: 'rascunho' });
  server.clock.advance(soon + 1 - server.clock.now());
  expect((await scene.onSite(code)).statusCode).toBe(404);
  expect((await scene.publish(await scene.read(code))).statusCode).toBe(200);
  expect((await scene.onSite(code)).json()).toMatchObject({ title: 'Fiat Uno de amanhã' });
});

it('an offer that was taken back from its schedule without changes can be discarded', async () => {
  const { code } = await scheduled();
  const back = (await takeBack(code)).json<{ data: { versao: number } }>().data;
  const gone = await scene.sales.post(`/admin/offer-drafts/${code}/discard`, { versao: back.versao });
  expect(gone.statusCode).toBe(204);
  expect(await scene.row('select count(*)::int as offers from offer where code = $1', [code])).toEqual({
    offers: 0,
  });
});

it('an offer that someone left a deposit for is not discarded, and stays hidden', async () => {
  const { code } = await scheduled();
  const back = (await takeBack(code)).json<{ data: { versao: number } }>().data;
  await scene.row(
    `insert into bid_deposit (account_id, offer_code, amount_cents, state, asked_at) values ($1, $2, 100000, 'asked', now())
     returning code`,
    [ana.id, code],
  );
  const kept = await scene.sales.post(`/admin/offer-drafts/${code}/discard`, { versao: back.versao });
  expect([kept.statusCode, kept.body]).toEqual([409, expect.stringContaining('não pode ser descartada')]);
  expect(await scene.listed(code)).toMatchObject({ situacao: 'rascunho' });
  expect((await scene.onSite(code)).statusCode).toBe(404);
});
