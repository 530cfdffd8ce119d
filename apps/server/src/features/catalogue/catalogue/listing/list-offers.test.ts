import { listCategoryOffers } from '@patio/contract/catalogue/catalogue/list-category-offers.ts';
import { listOffers } from '@patio/contract/catalogue/catalogue/list-offers.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtPhoto } from '../../../../../test/builders/offer.ts';
import { buildPartner } from '../../../../../test/builders/partner.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../../test/scenes/catalogue-server.ts';

let server: CatalogueServer;
const offers: Record<string, number> = {};
const es = 3_205_309; // Vitória
const sp = 3_550_308; // São Paulo

beforeAll(async () => {
  server = await startCatalogueServer();
  const now = server.clock.now();
  const partnerId = await buildPartner(server.deps.database, { store: 'loja-teste', name: 'Loja Teste' });
  offers['cheap'] = await server.offer({
    title: 'Fiat Uno',
    tags: 'popular economico',
    buyNowCents: 1_000_000,
    vehicles: [{ brandCode: 1, usage: 0, yearModel: 2010, cityCode: es, fuel: 'Flex', colour: 'Branco' }],
  });
  offers['truck'] = await server.offer({
    title: 'Cavalo mecânico',
    tags: 'scania r450',
    description: '<p>Caminhão revisado com <b>motor</b> novo</p>',
    buyNowCents: 30_000_000,
    acceptsProposals: true,
    spotlight: true,
    vehicles: [
      { categoryCode: 5, brandCode: 2, usage: 400_000, yearModel: 2020, cityCode: sp, gearbox: 'Manual' },
    ],
    photos: [builtPhoto({ vehiclePosition: 0 })],
  });
  offers['lot'] = await server.offer({
    title: 'Lote de máquinas',
    auction: { baseCents: 500_000, endAt: now + 3_600_000 },
    vehicles: [
      { categoryCode: 3, brandCode: 3, usage: 50_000, counter: 'h', yearModel: 2015, cityCode: es },
      { categoryCode: 1, brandCode: 1, usage: 100_000, yearModel: 2018, cityCode: sp },
    ],
  });
  offers['free'] = await server.offer({
    title: 'Sem preço',
    auction: { baseCents: 0 },
    partnerId,
    vehicles: [{}],
  });
  offers['draft'] = await server.offer({ title: 'Rascunho', publishedAt: null });
  offers['later'] = await server.offer({ title: 'Amanhã', publishedAt: now + 86_400_000 });
  offers['over'] = await server.offer({ title: 'Passada', auction: { endAt: now - 1 } });
  offers['sold'] = await server.offer({ title: 'Vendida', status: 'V' });
});
afterAll(() => server.close());

async function found(query: Record<string, string | number>): Promise<string[]> {
  const codes = await server.codes(query);
  return codes.map((code) => Object.keys(offers).find((name) => offers[name] === code) ?? String(code));
}

test('without paging fields every open offer is listed in the documented form, newest first, API-01, API-02', async () => {
  const reply = await server.ask(listOffers);
  expect(Object.keys(reply)).toEqual(['data', 'total']);
  expect(reply.data.map((offer) => offer.title)).toEqual([
    'Sem preço',
    'Lote de máquinas',
    'Cavalo mecânico',
    'Fiat Uno',
  ]);
  const truck = reply.data[2];
  expect(truck).toMatchObject({
    price: 300_000,
    valorCompreJa: 300_000,
    valorLeilao: 1000,
    codigoPerfil: 7,
    doOffer: 'S',
    hasBid: false,
    favorite: false,
    parceiro: null,
    end: '2026-06-02T15:00:00.000Z',
    description: '<p>Caminhão revisado com <b>motor</b> novo</p>',
  });
  expect(truck?.vehicles[0]).toMatchObject({
    categoria: 'Caminhões',
    cidade: 'São Paulo',
    estado: 'SP',
    ativo: '/media/icons/caminhao.svg',
    photo: truck?.photos[0],
    typeVehiclesDto: {
      additionalInformation: [{ codigoAdditionalInformation: 119, title: 'Câmbio', value: 'Manual' }],
    },
  });
});

test('unpublished, ended and sold offers are never listed, S-20', async () => {
  expect(await found({})).toEqual(['free', 'lot', 'truck', 'cheap']);
});

test('a category restricts the list and 0 means all, API-03, FILT-11, HOME-04', async () => {
  const lists = await Promise.all(
    [5, 0, 77, 9e15].map((id) => server.ask(listCategoryOffers, { params: { id } })),
  );
  expect(lists.map((list) => list.data.length)).toEqual([1, 4, 0, 0]);
  expect(await found({ category: 3 })).toEqual(['lot']);
  expect(await found({ category: 0 })).toHaveLength(4);
});

test('a store lists its own offers only, S-20', async () => {
  expect(await found({ partner: 'loja-teste' })).toEqual(['free']);
  const reply = await server.ask(listOffers, { query: { partner: 'loja-teste' } });
  expect(reply.data.map((offer) => [offer.parceiro, offer.parceiroNome])).toEqual([
    ['loja-teste', 'Loja Teste'],
  ]);
  expect(await found({ partner: 'nenhuma' })).toEqual([]);
});

test('orders put an offer without price last and take the end into account, C-41, C-54', async () => {
  expect(await found({ order: 'MAIS_ANTIGOS' })).toEqual(['cheap', 'truck', 'lot', 'free']);
  expect(await found({ order: 'MENOR_PRECO' })).toEqual(['lot', 'cheap', 'truck', 'free']);
  expect(await found({ order: 'MAIOR_PRECO' })).toEqual(['truck', 'cheap', 'lot', 'free']);
  expect((await found({ order: 'TERMINA_LOGO' }))[0]).toBe('lot');
});

test('the nearest vehicle of a lot counts, and no place comes last, C-55', async () => {
  const vitoria = { order: 'DISTANCIA', lat: -20.3155, lon: -40.3128 };
  expect(await found(vitoria)).toEqual(['lot', 'cheap', 'truck', 'free']);
  const saoPaulo = { order: 'DISTANCIA', lat: -23.55, lon: -46.63 };
  expect(await found(saoPaulo)).toEqual(['lot', 'truck', 'cheap', 'free']);
  expect(await found({ order: 'DISTANCIA' })).toEqual(['free', 'lot', 'truck', 'cheap']);
});

test('a full range does not filter, a moved one is strict on both sides, C-40, FILT-05, FILT-06', async () => {
  expect(await found({ priceStart: 0, priceEnd: -1 })).toHaveLength(4);
  expect(await found({ priceStart: 0, priceEnd: 300_000 })).toEqual(['lot', 'cheap']);
  expect(await found({ priceStart: 10_000, priceEnd: -1 })).toEqual(['truck']);
  expect(await found({ usageStart: 0, usageEnd: 100_000 })).toEqual(['lot']);
  expect(await found({ yearStart: 2009, yearEnd: 2016 })).toEqual(['lot', 'cheap']);
});

test('one vehicle of a lot is enough, and filters are joined with and, C-42, FILT-08', async () => {
  expect(await found({ brands: '1' })).toEqual(['lot', 'cheap']);
  expect(await found({ brands: '1,2' })).toEqual(['lot', 'truck', 'cheap']);
  expect(await found({ brands: '1', category: 3 })).toEqual(['lot']);
  expect(await found({ brands: '99999999' })).toEqual([]);
});

test('kinds switch off, and both off list nothing, FILT-03, FILT-04, C-43', async () => {
  expect(await found({ lot: 0 })).toEqual(['free', 'truck', 'cheap']);
  expect(await found({ vehicle: 0 })).toEqual(['lot']);
  expect(await found({ lot: 0, vehicle: 0 })).toEqual([]);
});

test('words are found without accents or case, the last one unfinished, in tags, text, category and brand, FILT-12, FILT-13', async () => {
  for (const term of ['SCANIA', 'caminhoes', 'caminhão revisado', 'mecani', 'MOTOR nov', 'Acura']) {
    expect(await found({ term }), term).toContain('truck');
  }
  expect(await found({ term: 'scania uno' })).toEqual([]);
  expect(await found({ term: '!!! ***' })).toEqual([]);
  expect(await found({ term: 'maquinas' })).toEqual(['lot']);
});

test('state and city are names or letters, FILT-14', async () => {
  expect(await found({ state: 'ES' })).toEqual(['lot', 'cheap']);
  expect(await found({ state: 'espirito santo', city: 'vitoria' })).toEqual(['lot', 'cheap']);
  expect(await found({ state: 'SP', city: 'Vitória' })).toEqual([]);
  expect(await found({ state: 'XX' })).toEqual([]);
});

test('deals, colours, fuels, spotlight and time left filter', async () => {
  expect(await found({ deal: 'buy' })).toEqual(['truck', 'cheap']);
  expect(await found({ deal: 'proposal' })).toEqual(['truck']);
  expect(await found({ deal: 'bid' })).toEqual(['lot', 'truck', 'cheap']);
  expect(await found({ colors: 'Branco,Preto' })).toEqual(['cheap']);
  expect(await found({ fuels: 'Flex' })).toEqual(['cheap']);
  expect(await found({ gearboxes: 'Manual' })).toEqual(['truck']);
  expect(await found({ spotlight: 1 })).toEqual(['truck']);
  expect(await found({ endingWithin: 2 })).toEqual(['lot']);
});
