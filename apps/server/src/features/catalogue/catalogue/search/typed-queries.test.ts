import { readFileSync } from 'node:fs';
import { listOffers } from '@patio/contract/catalogue/catalogue/list-offers.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCatalogueServer, type CatalogueServer } from '../../../../../test/scenes/catalogue-server.ts';

let server: CatalogueServer;

const places = [
  3_205_309, 3_509_502, 3_548_500, 4_106_902, 4_113_700, 2_927_408, 5_208_707, 5_103_403, 2_611_606,
  2_304_400, 4_209_102, 4_204_202, 2_211_001, 1_302_603, 5_300_108,
];
/** Title, colour, fuel, gearbox, year and price of what is looked for. */
const wanted = [
  ['Hyundai HB20 Comfort', 'Branco', 'Flex', 'Manual', 2019, 58_000],
  ['Chevrolet Onix LTZ', 'Prata', 'Flex', 'Automático', 2020, 69_000],
  ['Toyota Corolla XEi', 'Preto', 'Gasolina', 'Automático', 2018, 98_000],
  ['Ford Bronco Sport', 'Verde', 'Gasolina', 'Automático', 2022, 240_000],
  ['Fiat Palio Weekend', 'Vermelho', 'Etanol', 'Manual', 2012, 28_000],
  ['Volkswagen Gol Trend', 'Cinza', 'Flex', 'Manual', 2015, 35_000],
  ['Chevrolet S10 High Country', 'Azul', 'Diesel', 'Automático', 2021, 190_000],
  ['Toyota Hilux SRX', 'Branco', 'Diesel', 'Automático', 2020, 230_000],
  ['Honda Civic Touring', 'Prata', 'Gasolina', 'Automático', 2019, 120_000],
  ['Jeep Renegade Longitude', 'Laranja', 'Flex', 'Automático', 2017, 79_000],
  ['Scania R450 Streamline', 'Vermelho', 'Diesel', 'Automatizado', 2016, 420_000],
  ['Volvo FH540 Globetrotter', 'Amarelo', 'Diesel', 'Automatizado', 2018, 510_000],
  ['Honda CG160 Titan', 'Preto', 'Gasolina', 'Manual', 2022, 14_000],
  ['Renault Kwid Zen', 'Bege', 'Flex', 'Manual', 2021, 45_000],
  ['Nissan Leaf Tekna', 'Azul', 'Elétrico', 'Automático', 2021, 150_000],
] as const;

/** Each is the oldest of six of its model: the others differ in everything that is asked for, and come first in a list of the newest. */
beforeAll(async () => {
  server = await startCatalogueServer();
  for (const [place, [title, colour, fuel, gearbox, year, price]] of wanted.entries()) {
    const vehicle = { colour, fuel, gearbox, yearModel: year, cityCode: places[place] };
    await server.offer({ title, buyNowCents: price * 100, vehicles: [vehicle] });
  }
  for (let turn = 1; turn <= 5; turn += 1) {
    for (const [place, [title, , fuel, gearbox, year, price]] of wanted.entries()) {
      await server.offer({
        title: `${title.split(' ').slice(0, 2).join(' ')} Outro`,
        buyNowCents: (price + 20_000) * 100,
        vehicles: [
          {
            colour: 'Dourado',
            fuel: fuel === 'Diesel' ? 'Gasolina' : 'Diesel',
            gearbox: gearbox === 'Manual' ? 'Automático' : 'Manual',
            yearModel: year - turn,
            cityCode: places[(place + turn) % places.length],
          },
        ],
      });
    }
  }
});
afterAll(() => server.close());

const queries = readFileSync(new URL('typed-queries.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'));

test('of 300 typed searches at least 95 in 100 have what is meant among the first five, FILT-12, FILT-13, SRCH-03', async () => {
  const missed: string[] = [];
  for (const [typed = '', title = ''] of queries) {
    const { data } = await server.ask(listOffers, { query: { term: typed, limit: 5 } });
    if (!data.some((offer) => offer.title.startsWith(title))) missed.push(typed);
  }
  expect(queries).toHaveLength(300);
  expect(missed, missed.join('; ')).toHaveLength(Math.min(missed.length, 15));
});

const understood = async (term: string, more: Record<string, string> = {}) =>
  (await server.ask(listOffers, { query: { term, limit: 5, ...more } })).entendido;

test('what is known by its value becomes filters, the rest stays the term, FILT-12', async () => {
  expect(await understood('hb 20 branco até 60 mil')).toEqual({
    term: 'hb 20',
    colors: ['Branco'],
    priceEnd: 60_000.01,
  });
  expect(await understood('branca')).toEqual({ term: '', colors: ['Branco'] });
  expect(await understood('bronco')).toBeUndefined();
  expect(await understood('hilux diesel em Cuiabá 2020')).toMatchObject({
    term: 'hilux',
    fuels: ['Diesel'],
    city: 'Cuiabá',
    yearStart: 2019,
    yearEnd: 2021,
  });
  expect(await understood('hb20 branco', { exact: '1' })).toBeUndefined();
  // What the rest of the address has chosen already is left to it.
  expect(await understood('hb20 branco', { colors: 'Dourado' })).toBeUndefined();
});

test('a colour that offers write in both genders is all of them, and what only ended offers wrote is none, FILT-12', async () => {
  await server.offer({ title: 'Encerrada', status: 'V', vehicles: [{ colour: 'Roxa' }] });
  await server.offer({ title: 'Roda', vehicles: [{ colour: 'Roxo' }] });
  await server.offer({ title: 'Roda', vehicles: [{ colour: 'Brancas' }] });
  expect(await understood('roda roxa')).toEqual({ term: 'roda', colors: ['Roxo'] });
  expect(await understood('roda branca')).toEqual({ term: 'roda', colors: ['Branco', 'Brancas'] });
});

test('a colour that no offer has is not corrected into a model', async () => {
  const reply = await server.ask(listOffers, { query: { term: 'branco', colors: 'Dourado' } });
  expect(reply.corrigido).toBeUndefined();
  expect((await server.ask(listOffers, { query: { term: 'marrom' } })).corrigido).toBeUndefined();
});

test('the code of an offer finds it', async () => {
  const { data } = await server.ask(listOffers, { query: { term: 'kwid zen', limit: 1 } });
  const code = data[0]?.codigo ?? 0;
  expect(
    (await server.ask(listOffers, { query: { term: String(code) } })).data.map(({ codigo }) => codigo),
  ).toEqual([code]);
});
