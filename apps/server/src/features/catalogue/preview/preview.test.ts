import { getPreview } from '@patio/contract/catalogue/preview/get-preview.ts';
import { getPreviewGalleries } from '@patio/contract/catalogue/preview/get-preview-galleries.ts';
import { listPreviewPrices } from '@patio/contract/catalogue/preview/list-preview-prices.ts';
import { listPreviewProfiles } from '@patio/contract/catalogue/preview/list-preview-profiles.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtPhoto } from '../../../../test/builders/offer.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../test/scenes/catalogue-server.ts';
import { previewMaker } from './public.ts';

const PATHS = ['', '/pricelist', '/gallery/all', '/profiles'];
const photo = builtPhoto();
const dealerPhoto = builtPhoto({ profileCode: 5 });

let server: CatalogueServer;
let code: number;
let token: string;

beforeAll(async () => {
  server = await startCatalogueServer();
  code = await server.offer({
    title: 'Ainda não publicada',
    publishedAt: null,
    buyNowCents: 500_000,
    profilePrices: [{ profileCode: 5, buyNowCents: 450_000 }],
    photos: [photo, dealerPhoto],
    videos: ['https://vimeo.com/1'],
    vehicles: [{ plate: 'ABC1D23' }],
  });
  token = await linkTo(code);
});
afterAll(() => server.close());

async function linkTo(offerCode: number): Promise<string> {
  const lifeMs = server.deps.config.rules.reviewerTokenMs;
  const made = await server.deps.database.transact((transaction) =>
    previewMaker(transaction).make({ offerCode, createdBy: null, now: server.clock.now(), lifeMs }),
  );
  return made?.token ?? '';
}

const statuses = (given: string) =>
  Promise.all(PATHS.map(async (path) => (await server.get(`/offer/token/${given}${path}`)).statusCode));

describe('a preview link', () => {
  test('shows an unpublished offer to a visitor who holds it, API-31, PREV-01', async () => {
    const offer = await server.ask(getPreview, { params: { token } });
    expect(offer).toMatchObject({ codigoOferta: code, codigoPerfil: 7, title: 'Ainda não publicada' });
    expect(offer.vehicles[0]?.placa).toBe('***-1D23');
    expect((await server.get(`/offer/${code}`)).statusCode).toBe(404);
  });

  test('gives the price of every profile, API-32, PREV-04', async () => {
    const prices = await server.ask(listPreviewPrices, { params: { token } });
    expect(prices.map((price) => [price.codigoPerfil, price.valorCompreJa, price.valorLeilao])).toEqual([
      [4, 5000, 1000],
      [5, 4500, 1000],
      [6, 5000, 1000],
      [7, 5000, 1000],
    ]);
  });

  test('gives the pictures of every profile, API-33, PREV-05', async () => {
    const { photos, videos } = await server.ask(getPreviewGalleries, { params: { token } });
    expect(videos).toEqual(['https://vimeo.com/1']);
    expect(photos.find(({ codigoProfile }) => codigoProfile === 5)?.photos).toEqual([
      `/media/${photo.guid}`,
      `/media/${dealerPhoto.guid}`,
    ]);
    expect(photos.find(({ codigoProfile }) => codigoProfile === 7)?.photos).toEqual([`/media/${photo.guid}`]);
  });

  test('names the profiles in the language of the call, API-34, PREV-03', async () => {
    const { data } = await server.ask(listPreviewProfiles, { params: { token }, query: { idiom: 'EN' } });
    expect(data).toEqual([
      { codigo: 4, descricao: 'Company' },
      { codigo: 5, descricao: 'Dealer' },
      { codigo: 6, descricao: 'Employee' },
      { codigo: 7, descricao: 'Individual' },
    ]);
  });

  test('is never cached and sent to no other site, S-26', async () => {
    const replies = await Promise.all(PATHS.map((path) => server.get(`/offer/token/${token}${path}`)));
    for (const { headers } of replies) {
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    }
    const [stored] = await server.deps.database.rows<{ row: string }>({
      name: 'test.kept',
      text: 'select p::text as row from offer_preview p',
    });
    expect(stored?.row).not.toContain(token);
  });
});

describe('no link', () => {
  test.each(['a'.repeat(22), 'x', "'or 1=1--", 'B'.repeat(65)])('%s opens anything, S-26', async (wrong) => {
    expect(await statuses(encodeURIComponent(wrong))).toEqual([404, 404, 404, 404]);
  });

  test('says so in the language of the call', async () => {
    const reply = await server.get(`/offer/token/${'a'.repeat(22)}?idiom=EN`);
    expect(reply.json<{ erros: string[] }>().erros[0]).toContain('preview link');
  });

  test('opens anything once it was taken back, and the others of the offer neither', async () => {
    const offerCode = await server.offer({ publishedAt: null });
    const [one, two] = [await linkTo(offerCode), await linkTo(offerCode)];
    expect(await statuses(two)).toEqual([200, 200, 200, 200]);
    const taken = await server.deps.database.transact((transaction) =>
      previewMaker(transaction).revokeAll(offerCode, server.clock.now()),
    );
    expect(taken).toBe(2);
    expect([...(await statuses(one)), ...(await statuses(two))]).toEqual(Array(8).fill(404));
    expect(await statuses(token)).toEqual([200, 200, 200, 200]);
  });

  test('opens anything after seven days', async () => {
    const until = server.clock.now() + 7 * 86_400_000;
    const late = await linkTo(await server.offer({ publishedAt: null }));
    server.clock.set(until - 1);
    expect(await statuses(late)).toEqual([200, 200, 200, 200]);
    server.clock.set(until);
    expect(await statuses(late)).toEqual([404, 404, 404, 404]);
  });

  test('is made for an offer that does not exist', async () => {
    expect(await linkTo(99_999_999)).toBe('');
  });
});
