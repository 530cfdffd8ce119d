import { describe, expect, it } from 'vitest';
import { WORD_FACETS } from '../catalogue/filter/list-facets.ts';
import { byKey } from '../../tables/keyed.ts';
import { nextDailyAlert } from './alert-time.ts';
import { anchorsOf } from './anchors.ts';
import { searchAddress } from './search-address.ts';
import { searchName, type SearchWords } from './search-name.ts';

const open = { from: null, to: null };
const nothing: SearchWords = {
  term: '',
  category: null,
  subcategories: [],
  brands: [],
  models: [],
  ...byKey(WORD_FACETS, () => []),
  lots: true,
  singles: true,
  price: open,
  years: open,
  usage: open,
  inHours: false,
  deal: null,
  city: '',
  state: '',
  radiusKm: null,
};

describe('the name of a search', () => {
  it.each<[Partial<SearchWords>, string, string]>([
    [{}, 'Todas as ofertas', 'All offers'],
    [
      { brands: ['Toyota'], price: { from: null, to: 9_000_000 }, state: 'ES' },
      'Toyota até R$ 90.000 em ES',
      'Toyota up to R$ 90.000 in ES',
    ],
    [{ brands: ['Fiat'], models: ['Uno', 'Mobi'] }, 'Fiat Uno e Mobi', 'Fiat Uno and Mobi'],
    [{ category: 'Caminhões', brands: ['A', 'B', 'C', 'D'] }, 'A, B e mais 2', 'A, B and 2 more'],
    [
      { term: 'corolla xei', years: { from: 2018, to: 2022 }, usage: { from: null, to: 60_000 } },
      '“corolla xei” de 2018 a 2022 até 60.000 km',
      '“corolla xei” 2018 to 2022 up to 60,000 km',
    ],
    [
      { category: 'Máquinas', usage: { from: 500, to: 3500 }, inHours: true },
      'Máquinas de 500 h a 3.500 h',
      'Máquinas 500 h to 3,500 h',
    ],
    [
      { category: 'Ônibus', city: 'Vitória', state: 'ES', deal: 'bid', singles: false },
      'Ônibus só lotes aberta a lances em Vitória/ES',
      'Ônibus lots only open to bids in Vitória/ES',
    ],
    [
      { colours: ['Prata'], radiusKm: 100, city: 'Vitória' },
      'Prata a até 100 km de Vitória',
      'Prata within 100 km of Vitória',
    ],
    [{ radiusKm: 50 }, 'A até 50 km', 'Within 50 km'],
    [
      { fuels: ['Flex', 'Diesel', 'GNV'], gearboxes: ['Manual'], lots: false },
      'Flex, Diesel e GNV Manual sem lotes',
      'Flex, Diesel and GNV Manual no lots',
    ],
    [{ lots: false, singles: false }, 'Todas as ofertas', 'All offers'],
    [
      { term: 'baú', category: 'Caminhões', subcategories: ['Truck', 'Toco'], deal: 'buy' },
      '“baú” Truck e Toco compre já',
      '“baú” Truck and Toco buy now',
    ],
    [
      { brands: ['Fiat', 'VW'], models: ['Uno'], subcategories: ['Hatch'], deal: 'proposal' },
      'Uno aceita propostas',
      'Uno takes proposals',
    ],
    [{ brands: ['Fiat'], subcategories: ['Hatch'] }, 'Fiat', 'Fiat'],
    [
      { price: { from: 123_456, to: null }, years: { from: 2018, to: null }, city: 'Vitória' },
      'A partir de 2018 a partir de R$ 1.234,56 em Vitória',
      'From 2018 from R$ 1.234,56 in Vitória',
    ],
    [
      { price: { from: 100_000, to: 10_000_000 }, usage: { from: 999, to: 1_000_000 } },
      'De R$ 1.000 a R$ 100.000 de 999 km a 1.000.000 km',
      'R$ 1.000 to R$ 100.000 999 km to 1,000,000 km',
    ],
  ])('says what was chosen: %j', (search, ptbr, en) => {
    expect(searchName({ ...nothing, ...search }, 'PTBR')).toBe(ptbr);
    expect(searchName({ ...nothing, ...search }, 'EN')).toBe(en);
  });
  it('is never longer than a name may be', () => {
    const name = searchName({ ...nothing, term: 'a'.repeat(200) }, 'PTBR');
    expect(name).toBe(`“${'a'.repeat(118)}…`);
    const exact = { ...nothing, category: 'a'.repeat(120) };
    expect(searchName(exact, 'PTBR')).toBe(`A${'a'.repeat(119)}`);
    const spaced = { ...nothing, category: `${'a'.repeat(118)} bc` };
    expect(searchName(spaced, 'PTBR')).toBe(`A${'a'.repeat(117)}…`);
  });
});

describe('the address of a search', () => {
  it.each([
    ['', '/home'],
    ['category=5', '/home/5'],
    ['term=a%26b&category=5&brands=1%2C2', '/home/5?term=a%26b&brands=1%2C2'],
    ['yearStart=2017&yearEnd=2023', '/home?yearFrom=2018&yearTo=2022'],
    ['priceStart=19999.99&priceEnd=60000.01', '/home?priceFrom=20000&priceTo=60000'],
    ['priceStart=20000&priceEnd=60001', '/home?priceStart=20000&priceEnd=60001'],
    ['usageStart=9999&usageEnd=100001', '/home?usageFrom=10000&usageTo=100000'],
    ['usageStart=0&usageEnd=100000', '/home?usageStart=0&usageEnd=100000'],
    ['priceEnd=-1&usageEnd=-1', '/home?priceEnd=-1&usageEnd=-1'],
    ['lat=-20.3&lon=-40.3&radius=100', '/home?lat=-20.3&lon=-40.3&radius=100'],
    ['term', '/home?term='],
    ['term=a=b', '/home?term=a'],
  ])('of %j is %s', (query, address) => {
    expect(searchAddress(query, '/home')).toBe(address);
  });
});

describe('daily alerts', () => {
  it.each([
    ['2026-06-01T10:59:59.999Z', '2026-06-01T11:00:00.000Z'],
    ['2026-06-01T11:00:00.000Z', '2026-06-02T11:00:00.000Z'],
    ['2026-07-01T02:00:00.000Z', '2026-07-01T11:00:00.000Z'],
    ['2026-12-31T23:00:00.000Z', '2027-01-01T11:00:00.000Z'],
  ])('after %s go out at %s, eight in the morning in São Paulo', (now, then) => {
    expect(new Date(nextDailyAlert(Date.parse(now))).toISOString()).toBe(then);
  });
});

describe('the marks of a search', () => {
  const facts = {
    category: 1,
    subcategories: [2],
    brands: [3],
    models: [4, 5],
    cities: [],
    states: [32],
    partner: null,
  };
  it('are those of its rarest criterion', () => {
    expect(anchorsOf(facts)).toEqual({ rare: ['m:4', 'm:5'], wide: ['u:32'] });
    expect(anchorsOf({ ...facts, models: [], states: [] })).toEqual({ rare: ['s:2'], wide: ['c:1'] });
  });
  it('are sought in the order of models, cities, store, kinds and brands', () => {
    const all = { ...facts, cities: [6], partner: 7 };
    const rare = [
      all,
      { ...all, models: [] },
      { ...all, models: [], cities: [] },
      { ...all, models: [], cities: [], partner: null },
      { ...all, models: [], cities: [], partner: null, subcategories: [] },
    ];
    expect(rare.map((each) => anchorsOf(each).rare)).toEqual([
      ['m:4', 'm:5'],
      ['l:6'],
      ['p:7'],
      ['s:2'],
      ['b:3'],
    ]);
  });
  it('are the one that every offer has when nothing is chosen', () => {
    const none = {
      category: null,
      subcategories: [],
      brands: [],
      models: [],
      cities: [],
      states: [],
      partner: null,
    };
    expect(anchorsOf(none)).toEqual({ rare: [], wide: ['*'] });
  });
});
