import { listBanners, type Banner } from '@patio/contract/catalogue/content/list-banners.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCatalogueServer, type CatalogueServer } from '../../../../test/scenes/catalogue-server.ts';

let server: CatalogueServer;

beforeAll(async () => {
  server = await startCatalogueServer();
});
afterAll(() => server.close());

const insert = {
  name: 'test.banner',
  text: `insert into banner (guid, category_code, position, title, text_position, buy_button, bid_button, offer_code, other_button,
      other_link, other_text, link)
    values (gen_random_uuid(), 0, $1, 'Faixa', 'EC', $2, $3, $4, $5, $6, $7, $8)`,
} as const;

const flags = ({ botaoComprar, botaoLance, botaoOutro }: Banner) => [botaoComprar, botaoLance, botaoOutro];

test('each flag of a banner speaks for its own button alone, BANR-08, BANR-09, BANR-10', async () => {
  const offer = await server.offer();
  const wanted = [
    [false, false, false],
    [true, false, false],
    [false, true, false],
    [false, false, true],
    [true, true, true],
  ] as const;
  for (const [position, [buys, bids, leads]] of wanted.entries()) {
    const other = leads ? ['https://exemplo.test/feirao', 'Ver o feirão'] : [null, null];
    const values = [position, buys, bids, buys || bids ? offer : null, leads, ...other, '/ofertas'];
    await server.deps.database.run(insert, values);
  }
  const banners = await server.ask(listBanners, { params: { id: 0 } });
  expect(banners.map(flags)).toEqual([
    ['N', 'N', 'N'],
    ['S', 'N', 'N'],
    ['N', 'S', 'N'],
    ['N', 'N', 'S'],
    ['S', 'S', 'S'],
  ]);
  expect(banners.map(({ codigoOferta }) => codigoOferta)).toEqual([null, offer, offer, null, offer]);
  expect(banners.map(({ linkBotaoOutro }) => linkBotaoOutro)).toEqual([
    null,
    null,
    null,
    'https://exemplo.test/feirao',
    'https://exemplo.test/feirao',
  ]);
  expect(banners[3]).toMatchObject({
    textoBotaoOutro: 'Ver o feirão',
    linkImagem: '/ofertas',
    titulo: 'Faixa',
  });
});
