import { WORD_FACETS } from '@patio/domain/catalogue/catalogue/filter/list-facets.ts';
import { byKey } from '@patio/domain/tables/keyed.ts';
import { describe, expect, it } from 'vitest';
import { countText } from '../../../../platform/i18n/number-text.ts';
import { homeTexts as homeTextsEn } from '../../../../texts/en/home.ts';
import { homeTexts } from '../../../../texts/ptbr/home.ts';
import type { FilterOptions } from '../filters/filter-options.ts';
import { NO_FILTER, type FilterState } from '../filters/filter-state.ts';
import { activeKinds } from './filter-words.ts';

const asIs = { term: (word: string) => word, count: (text: string) => text };
const item = (code: number, name: string) => ({ code, name, count: 1, on: '', off: '' });
const options: FilterOptions = {
  brands: { items: [item(1, 'Fiat'), item(2, 'Ford')], total: 2 },
  subcategories: { items: [], total: 0 },
  models: { items: [], total: 0 },
  facets: null,
};
const words = (part: Partial<FilterState>): string[] =>
  activeKinds({ ...NO_FILTER, ...part }, options, homeTexts, asIs).map((kind) => kind.words);

describe('what is chosen, in words', () => {
  it('says nothing when nothing is', () => {
    expect(words({})).toEqual([]);
  });
  it.each<[Partial<FilterState>, string]>([
    [{ term: 'uno' }, 'Busca: uno'],
    [{ lot: false }, 'Só veículos avulsos'],
    [{ vehicle: false }, 'Só lotes'],
    [{ lot: false, vehicle: false }, 'Nenhum tipo de oferta'],
    [{ price: { start: 0, end: 90_000 } }, 'Preço: até R$\u00A090.000'],
    [{ price: { start: 10_000, end: -1 } }, 'Preço: a partir de R$\u00A010.000'],
    [{ usage: { start: 10_000, end: 50_000 } }, 'Quilometragem: de 10.000 km a 50.000 km'],
    [{ brands: [1, 2, 77] }, 'Marcas: Fiat, Ford, Marcas 77'],
    [{ state: 'ES' }, 'ES'],
    [{ state: 'ES', city: 'Vitória' }, 'Vitória/ES'],
    [{ years: { from: 2015, to: 2015 } }, 'Ano: 2015'],
    [{ years: { from: null, to: 2018 } }, 'Ano: até 2018'],
    [{ deal: 'bid' }, 'Aberta a lances'],
    [{ ending: 24 }, 'Encerra em até 24 horas'],
    [{ radius: 50 }, 'Até 50 km'],
    [{ fuels: ['Flex'] }, 'Combustível: Flex'],
  ])('says %j', (part, text) => {
    expect(words(part)).toEqual([text]);
  });
  it('counts the use of machines in hours', () => {
    expect(words({ category: 3, usage: { start: 0, end: 6_000 } })).toEqual(['Horímetro: até 6.000 h']);
  });
  it('undoes one choice of a list, or the list', () => {
    const [brands] = activeKinds({ ...NO_FILTER, brands: [1, 2] }, options, homeTexts, asIs);
    expect(brands?.change).toEqual({ brands: [] });
    expect(brands?.choices.map(({ words: name, change }) => [name, change])).toEqual([
      ['Fiat', { brands: [2] }],
      ['Ford', { brands: [1] }],
    ]);
  });
  it('undoes everything of every kind', () => {
    const chosen: FilterState = {
      ...NO_FILTER,
      term: 'uno',
      exact: true,
      lot: false,
      price: { start: 1, end: 2 },
      usage: { start: 1, end: 2 },
      brands: [1],
      subcategories: [2],
      models: [3],
      state: 'ES',
      years: { from: 2000, to: null },
      deal: 'buy',
      ending: 72,
      radius: 25,
      ...byKey(WORD_FACETS, () => ['Flex']),
    };
    const undone = activeKinds(chosen, options, homeTexts, asIs).reduce<FilterState>(
      (state, { change }) => ({ ...state, ...change }),
      chosen,
    );
    expect(undone).toEqual(NO_FILTER);
  });
  it('speaks the language of the page, I18N-02', () => {
    const spelling = {
      term: (word: string) =>
        new Map([
          ['Gasolina', 'Petrol'],
          ['Branco', 'White'],
        ]).get(word) ?? word,
      count: (text: string) => countText(text, 'EN'),
    };
    const filter = {
      ...NO_FILTER,
      fuels: ['Gasolina'],
      colours: ['Branco'],
      usage: { start: 0, end: 60_000 },
    };
    const chips = activeKinds(filter, options, homeTextsEn, spelling).flatMap(({ choices }) => choices);
    expect(chips.map((chip) => chip.words)).toEqual(['Mileage: up to 60,000 km', 'Petrol', 'White']);
  });
});
