import { getText } from '@patio/contract/catalogue/content/get-text.ts';
import { listBanners } from '@patio/contract/catalogue/content/list-banners.ts';
import { listIdioms } from '@patio/contract/catalogue/content/list-idioms.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../test/scenes/catalogue-server.ts';

let server: CatalogueServer;

beforeAll(async () => {
  server = await startCatalogueServer();
});
afterAll(() => server.close());

const insertBanner = {
  name: 'build-banner',
  text: `insert into banner (guid, category_code, position, title, text_position, bid_button, partner_id)
         values (gen_random_uuid(), $1, $2, $3, 'EC', true, $4)`,
} as const;

test('banners belong to a category, 0 is the home, and a store shows its own, API-21, C-53', async () => {
  const { database } = server.deps;
  const partner = await buildPartner(database, { store: 'com-banner' });
  await buildPartner(database, { store: 'sem-banner' });
  await database.run(insertBanner, [0, 2, 'Segundo', null]);
  await database.run(insertBanner, [0, 1, 'Primeiro', null]);
  await database.run(insertBanner, [5, 1, 'Caminhões', null]);
  await database.run(insertBanner, [0, 1, 'Da loja', partner]);
  const titles = async (id: number, partnerName?: string) =>
    (await server.ask(listBanners, { params: { id }, query: { partner: partnerName } })).map(
      (each) => each.titulo,
    );
  expect(await titles(0)).toEqual(['Primeiro', 'Segundo']);
  expect(await titles(5)).toEqual(['Caminhões']);
  expect(await titles(9_007_199_254_740_991)).toEqual([]);
  expect(await titles(0, 'com-banner')).toEqual(['Da loja']);
  expect(await titles(0, 'sem-banner')).toEqual(['Primeiro', 'Segundo']);
  const [banner] = await server.ask(listBanners, { params: { id: 5 } });
  expect(banner).toMatchObject({ posicaoImagem: 'EC', botaoComprar: 'N', botaoLance: 'N', linkImagem: null });
});

test('a text comes in the language asked for, else in Portuguese; an unknown key is 404, API-35, TEXT-02, S-49', async () => {
  await server.deps.database.run({
    name: 'build-texts',
    text: `insert into content_text (key, language, description, html) values
      ('termos', 'PTBR', 'Termos', '<p>pt</p>'), ('termos', 'EN', 'Terms', '<p>en</p>'), ('vendas', 'PTBR', 'Vendas', '')`,
  });
  const read = (key: string, idiom?: string) => server.ask(getText, { params: { key }, query: { idiom } });
  expect(await read('termos')).toEqual({ description: 'Termos', html: '<p>pt</p>' });
  expect(await read('termos', 'EN')).toEqual({ description: 'Terms', html: '<p>en</p>' });
  expect(await read('vendas', 'EN')).toEqual({ description: 'Vendas', html: '' });
  for (const key of ['nada', 'constructor', '%00', "a'b"]) {
    expect((await server.get(`/dynamic/${key}`)).statusCode).toBe(404);
  }
});

test('the languages are Portuguese and English, API-29', async () => {
  const idioms = await server.ask(listIdioms);
  expect(idioms.map((idiom) => idiom.sigla)).toEqual(['PTBR', 'EN']);
  expect(idioms.map((idiom) => idiom.svg)).toEqual(['/media/icons/ptbr.svg', '/media/icons/en.svg']);
});
