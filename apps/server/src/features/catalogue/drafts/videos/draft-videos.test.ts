import { readFile } from 'node:fs/promises';
import { VIDEO_LIMITS } from '@patio/contract/catalogue/drafts/videos/draft-videos.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { draftScene } from '../../../../../test/scenes/draft-scene.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { openStorage } from '../../../../platform/storage/open-storage.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';
import { filmAddress, filmKey, removeLooseFilmsJob } from '../../media/public.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SECRET = 'GPS -23.5505 -46.6333';

interface Answer {
  readonly status: number;
  readonly error: string | undefined;
  readonly received: number | undefined;
  readonly address: string | null | undefined;
}

let server: TestServer;
let scene: Awaited<ReturnType<typeof draftScene>>;
let storage: Storage;
let film: Buffer;
let code: number;
beforeAll(async () => {
  server = await startTestServer();
  scene = await draftScene(server);
  storage = openStorage(server.deps.config);
  film = await readFile(new URL('../../../../../seeds/films/msd1d17.mp4', import.meta.url));
});
afterAll(() => server.close());
beforeEach(async () => {
  code = (await scene.begin()).codigo;
});

const cleanUp = () => removeLooseFilmsJob(server.deps).run();
const path = (guid = '') => `/admin/offer-drafts/${code}/videos${guid && `/${guid}/parts`}`;

async function begin(bytes: number, by = scene.sales): Promise<string> {
  return (await by.post(path(), { bytes })).json<{ data: { guid: string } }>().data.guid;
}

async function sendPart(guid: string, from: number, part: Buffer, by = scene.sales): Promise<Answer> {
  const reply = await by.post(path(guid), { de: from, conteudo: part.toString('base64') });
  const { data, erros } = reply.json<{
    data?: { recebidos: number; endereco: string | null };
    erros?: string[];
  }>();
  const { recebidos: received, endereco: address } = data ?? {};
  return { status: reply.statusCode, error: erros?.[0], received, address };
}

/** Sends a whole video; the answer to its last part. */
async function send(video: Buffer): Promise<Answer & { guid: string }> {
  const guid = await begin(video.length);
  for (let from = 0; ; from += VIDEO_LIMITS.part) {
    const answer = await sendPart(guid, from, video.subarray(from, from + VIDEO_LIMITS.part));
    if (from + VIDEO_LIMITS.part >= video.length) return { ...answer, guid };
  }
}

function box(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

const stored = async (guid: string): Promise<Buffer | null> => storage.read(filmKey(guid));
async function partsOf(guid: string): Promise<number> {
  let count = 0;
  for await (const _ of storage.list(`films/parts/${guid}/`)) count += 1;
  return count;
}
/** The video with a word in its index replaced wherever it stands. */
const replaced = (from: string, to: string): Buffer =>
  Buffer.from(film.toString('latin1').replaceAll(from, to), 'latin1');

describe('a video', () => {
  it('arrives in parts, each of which may be sent again, and loses what a phone hides in it', async () => {
    const hidden = box('udta', Buffer.concat([Buffer.from(SECRET), Buffer.alloc(VIDEO_LIMITS.part)]));
    const video = Buffer.concat([film, hidden]);
    const guid = await begin(video.length);
    const [first, second] = [video.subarray(0, VIDEO_LIMITS.part), video.subarray(VIDEO_LIMITS.part)];
    expect(await sendPart(guid, 0, first)).toMatchObject({ received: first.length, address: null });
    expect(await sendPart(guid, 0, first)).toMatchObject({ received: first.length, address: null });
    const whole = { status: 200, received: video.length, address: filmAddress(guid) };
    const twice = [sendPart(guid, first.length, second), sendPart(guid, first.length, second)];
    expect(await Promise.all(twice)).toMatchObject([whole, whole]);
    const bytes = await stored(guid);
    expect(bytes?.length).toBe(video.length);
    expect(bytes?.includes(SECRET)).toBe(false);
    // Its pictures are as they were.
    const mdat = film.indexOf('mdat');
    expect(bytes?.subarray(mdat, mdat + 20_000)).toEqual(film.subarray(mdat, mdat + 20_000));
  });

  it('of an offer stays as long as that names it, and its parts go', async () => {
    const draft = await scene.complete();
    ({ codigo: code } = draft);
    const { guid, address } = await send(film);
    await scene.save(draft, { videos: [address ?? ''] });
    server.clock.advance(2 * HOUR_MS);
    await cleanUp();
    expect([(await stored(guid)) !== null, await partsOf(guid)]).toEqual([true, 0]);
    expect((await scene.publish(await scene.read(code))).statusCode).toBe(200);
    server.clock.advance(2 * DAY_MS);
    await cleanUp();
    expect((await stored(guid)) !== null).toBe(true);
  });

  it('that nothing names goes after an hour, one that broke off after a day', async () => {
    const { guid } = await send(film);
    const broken = await begin(VIDEO_LIMITS.part + 10);
    await sendPart(broken, 0, Buffer.alloc(VIDEO_LIMITS.part));
    await cleanUp();
    expect([(await stored(guid)) !== null, await partsOf(broken)]).toEqual([true, 1]);
    server.clock.advance(HOUR_MS);
    await cleanUp();
    expect([await stored(guid), await partsOf(guid), await partsOf(broken)]).toEqual([null, 0, 1]);
    server.clock.advance(DAY_MS);
    await cleanUp();
    expect(await partsOf(broken)).toBe(0);
    expect(await sendPart(broken, VIDEO_LIMITS.part, Buffer.alloc(10))).toMatchObject({ status: 404 });
  });

  it.each([
    ['no video', () => Buffer.from('<html><body>video</body></html>'), 'não é um vídeo MP4'],
    ['cut off', () => film.subarray(0, film.length - 100), 'danificado ou incompleto'],
    ['a recording of QuickTime', () => replaced('ftypisom', 'ftypqt  '), 'MOV'],
    ['pictures that few browsers show', () => replaced('avc1', 'hvc1'), 'H.264'],
    ['with a track of places', () => replaced('vide', 'meta'), 'localização'],
    ['without an index', () => replaced('moov', 'free'), 'danificado ou incompleto'],
  ])('is refused as %s, and leaves nothing', async (_name, made, text) => {
    const { guid, status, error } = await send(made());
    expect([status, error]).toEqual([422, expect.stringContaining(text)]);
    await cleanUp();
    expect([await stored(guid), await partsOf(guid)]).toEqual([null, 0]);
  });

  it('is refused empty, too large, out of order, or where there is no place left', async () => {
    expect((await scene.sales.post(path(), { bytes: 0 })).statusCode).toBe(422);
    expect((await scene.sales.post(path(), { bytes: VIDEO_LIMITS.bytes + 1 })).statusCode).toBe(422);
    const guid = await begin(VIDEO_LIMITS.part * 2);
    const late = await sendPart(guid, VIDEO_LIMITS.part, Buffer.alloc(VIDEO_LIMITS.part));
    expect(late).toMatchObject({ status: 409, error: expect.stringContaining('0 bytes') });
    expect(await sendPart(guid, 0, Buffer.alloc(10))).toMatchObject({ status: 409 });
    for (let more = 1; more < VIDEO_LIMITS.perDraft; more += 1) await begin(10);
    expect((await scene.sales.post(path(), { bytes: 10 })).statusCode).toBe(409);
  });

  it('is received from those alone who may work on the draft', async () => {
    const guid = await begin(film.length);
    expect((await scene.rival.post(path(), { bytes: 10 })).statusCode).toBe(404);
    expect(await sendPart(guid, 0, film, scene.rival)).toMatchObject({ status: 404 });
    ({ codigo: code } = await scene.begin());
    expect(await sendPart(guid, 0, film)).toMatchObject({ status: 404 });
  });
});
