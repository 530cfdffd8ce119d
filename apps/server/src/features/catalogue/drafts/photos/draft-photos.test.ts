import type { OfferDraftReply } from '@patio/contract/catalogue/drafts/offer-draft.ts';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draftScene } from '../../../../../test/scenes/draft-scene.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { openStorage } from '../../../../platform/storage/open-storage.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';
import { expectPhotos, mediaRoutes, removeLoosePhotosJob } from '../../media/public.ts';

const HOUR_MS = 3_600_000;
const WHOLE = { x: 0, y: 0, largura: 1, altura: 1 };

let server: TestServer;
let scene: Awaited<ReturnType<typeof draftScene>>;
let storage: Storage;
let media: FastifyInstance;
beforeAll(async () => {
  server = await startTestServer();
  scene = await draftScene(server);
  storage = openStorage(server.deps.config);
  // The worker serves them.
  media = fastify();
  mediaRoutes(media, server.deps);
});
afterAll(async () => {
  await media.close();
  await server.close();
});

const keyOf = (guid: string): string => `media/${guid.slice(0, 2)}/${guid}/master.jpg`;
const isStored = async (guid: string): Promise<boolean> => (await storage.read(keyOf(guid))) !== null;
const cleanUp = () => removeLoosePhotosJob(server.deps).run();
const shown = (guid: string) => ({ guid, perfil: null, veiculo: null });
const coverOf = (draft: OfferDraftReply): string => draft.formulario.fotos[0]?.guid ?? '';
const edit = (code: number, guid: string, body: object, by = scene.sales) =>
  by.post(`/admin/offer-drafts/${code}/photos/${guid}/edit`, { recorte: null, ocultar: [], ...body });
const guidOf = (reply: { json<T>(): T }): string => reply.json<{ data: { guid: string } }>().data.guid;

/** A photo whose left half is black and white lines, as letters are, 400 by 300. */
async function lines(): Promise<string> {
  const bars = Array.from({ length: 20 }, (_, at) => `<rect x="${at * 10}" width="5" height="300"/>`).join(
    '',
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#fff"/>${bars}</svg>`;
  return (await sharp(Buffer.from(svg)).jpeg({ quality: 95 }).toBuffer()).toString('base64');
}

/** How much neighbouring pixels of a line differ at most: letters do, what is hidden does not. */
async function contrast(guid: string, left: number): Promise<number> {
  const line = { left, top: 150, width: 150, height: 1 };
  const stored: Buffer = (await storage.read(keyOf(guid))) ?? Buffer.alloc(0);
  const bytes = await sharp(stored).extract(line).greyscale().raw().toBuffer();
  return Math.max(...bytes.subarray(1).map((value, at) => Math.abs(value - (bytes[at] ?? 0))));
}

describe('an edited photo', () => {
  it('is a new one: cropped to the marked area, hidden parts unreadable, the rest as it was', async () => {
    const { codigo } = await scene.begin();
    const added = await scene.sales.post(`/admin/offer-drafts/${codigo}/photos`, { conteudo: await lines() });
    const guid = guidOf(added);
    expect(await contrast(guid, 20)).toBeGreaterThan(150);
    const hidden = await edit(codigo, guid, { ocultar: [{ ...WHOLE, largura: 0.5 }] });
    expect(hidden.json()).toMatchObject({ data: { largura: 400, altura: 300 } });
    expect(guidOf(hidden)).not.toBe(guid);
    expect(await contrast(guidOf(hidden), 20)).toBeLessThan(40);
    const cropped = await edit(codigo, guidOf(hidden), {
      recorte: { x: 0.5, y: 0, largura: 0.5, altura: 1 },
    });
    expect(cropped.json()).toMatchObject({ data: { largura: 200, altura: 300 } });
    // From the upload, not from what the first edit left of it.
    const whole = await edit(codigo, guidOf(cropped), { recorte: WHOLE });
    expect(await contrast(guidOf(whole), 20)).toBeGreaterThan(150);
    expect((await scene.read(codigo)).editadas).toContain(guidOf(cropped));
  });

  it('leaves no public address of what it hides: the upload is read by staff of the draft alone', async () => {
    const { codigo } = await scene.begin(scene.seller);
    const upload = await scene.addPhoto(codigo, scene.seller);
    const addresses = (guid: string) => [`/media/${guid}`, `/media/${guid}/268.webp`];
    const statuses = async (guid: string) =>
      Promise.all(addresses(guid).map(async (url) => (await media.inject(url)).statusCode));
    expect(await statuses(upload)).toEqual([200, 200]);
    const first = guidOf(await edit(codigo, upload, { ocultar: [{ ...WHOLE, altura: 0.5 }] }, scene.seller));
    expect([await statuses(upload), await statuses(first)]).toEqual([
      [404, 404],
      [200, 200],
    ]);
    server.clock.advance(1000);
    const second = guidOf(await edit(codigo, first, { ocultar: [WHOLE] }, scene.seller));
    expect([await statuses(upload), await statuses(first), await statuses(second)]).toEqual([
      [404, 404],
      [404, 404],
      [200, 200],
    ]);
    const read = (by = scene.seller) => by.get(`/admin/offer-drafts/${codigo}/photos/${second}/upload`);
    expect((await read()).rawPayload).toEqual(await storage.read(keyOf(upload)));
    expect((await read(scene.rival)).statusCode).toBe(404);
  });

  it('of an offer on the site stays there until the changes are published', async () => {
    const draft = await scene.complete();
    await scene.publish(draft);
    await scene.save(await scene.read(draft.codigo), { titulo: 'Com placa oculta' });
    await edit(draft.codigo, coverOf(draft), { ocultar: [WHOLE] });
    expect((await media.inject(`/media/${coverOf(draft)}`)).statusCode).toBe(200);
  });

  it.each([
    ['a crop of which too little is left', { recorte: { x: 0, y: 0, largura: 0.1, altura: 0.1 } }],
    ['eleven areas', { ocultar: Array.from({ length: 11 }, () => WHOLE) }],
    ['an area outside of the photo', { recorte: { x: 1.5, y: 0, largura: 1, altura: 1 } }],
    ['an area of nothing', { recorte: { x: 0, y: 0, largura: 0, altura: 1 } }],
  ])('is refused with %s', async (_name, body) => {
    const { codigo } = await scene.begin();
    const guid = await scene.addPhoto(codigo);
    expect((await edit(codigo, guid, body)).statusCode).toBe(422);
  });

  it('is made by those alone who may work on its draft', async () => {
    const { codigo } = await scene.begin(scene.seller);
    const guid = await scene.addPhoto(codigo, scene.seller);
    expect((await edit(codigo, guid, {}, scene.rival)).statusCode).toBe(404);
    expect((await edit(codigo, guid, {}, scene.seller)).statusCode).toBe(201);
    const other = await scene.begin();
    expect((await edit(other.codigo, guid, {})).statusCode).toBe(404);
  });
});

describe('files of photos', () => {
  it('that a draft no longer shows go with its publication, the upload of an edited one too', async () => {
    const draft = await scene.complete();
    const [removed, upload] = [await scene.addPhoto(draft.codigo), coverOf(draft)];
    const edited = guidOf(await edit(draft.codigo, upload, { ocultar: [WHOLE] }));
    await scene.save(draft, { fotos: [shown(edited)] });
    await cleanUp();
    expect([await isStored(removed), await isStored(upload)]).toEqual([true, true]);
    expect((await scene.publish(await scene.read(draft.codigo))).statusCode).toBe(200);
    await cleanUp();
    expect(await Promise.all([removed, upload, edited].map(isStored))).toEqual([false, false, true]);
    expect(
      (await Promise.all([upload, edited].map((guid) => media.inject(`/media/${guid}`)))).map(
        ({ statusCode }) => statusCode,
      ),
    ).toEqual([404, 200]);
  });

  it('that an offer on the site showed go when changes without them are published', async () => {
    const draft = await scene.complete();
    await scene.publish(draft);
    const open = await scene.read(draft.codigo);
    const begun = (await scene.save(open, { titulo: 'Com outra foto' })).json<{ data: OfferDraftReply }>()
      .data;
    const edited = guidOf(await edit(draft.codigo, coverOf(draft), { ocultar: [WHOLE] }));
    await scene.save(begun, { fotos: [shown(edited)] });
    expect((await scene.publish(await scene.read(draft.codigo))).statusCode).toBe(200);
    await cleanUp();
    expect([await isStored(coverOf(draft)), await isStored(edited)]).toEqual([false, true]);
  });

  it('of a copy that was never made go after an hour, and those of one that was stay', async () => {
    const source = await scene.complete();
    const copy = await scene.begin(scene.sales, { copiarDe: source.codigo, fotos: true });
    const lost = '11111111-2222-4333-8444-555555555555';
    await expectPhotos(server.deps.database, [lost], server.clock.now());
    await storage.put(keyOf(lost), Buffer.from('x'));
    await cleanUp();
    expect(await isStored(lost)).toBe(true);
    server.clock.advance(HOUR_MS);
    await cleanUp();
    expect([await isStored(lost), await isStored(coverOf(copy)), await isStored(coverOf(source))]).toEqual([
      false,
      true,
      true,
    ]);
  });
});
