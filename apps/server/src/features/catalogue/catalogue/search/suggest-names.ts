import type { Suggestion } from '@patio/contract/catalogue/catalogue/suggest-offers.ts';
import { rankMatch } from '@patio/domain/catalogue/search/match-words.ts';
import { countsOf } from '../index/facet-json.ts';
import type { Stock } from '../listing/find-offers.ts';

interface Candidate extends Suggestion {
  readonly rank: number;
}

/** The kinds as they come among equals. */
const kinds = ['categoria', 'marca', 'subcategoria', 'modelo'] as const;

/** Categories, brands, subcategories and models of the stock whose names fit the typed words, the best first. */
export function namesFor(stock: Stock, typed: readonly string[]): Suggestion[] {
  const found = kinds.flatMap((kind) => candidates(stock, kind, typed));
  found.sort(
    (one, other) =>
      one.rank - other.rank ||
      kinds.findIndex((kind) => kind === one.tipo) - kinds.findIndex((kind) => kind === other.tipo) ||
      other.total - one.total ||
      one.codigo - other.codigo,
  );
  const seen = new Set<string>();
  return found.flatMap(({ tipo, texto, codigo, total }) => {
    const name = `${tipo} ${texto}`;
    if (seen.has(name)) return [];
    seen.add(name);
    return [{ tipo, texto, codigo, total }];
  });
}

function candidates(stock: Stock, tipo: (typeof kinds)[number], typed: readonly string[]): Candidate[] {
  const { columns, names } = stock.index;
  const column = columnOf[tipo];
  return countsOf(columns, stock.counts, column).flatMap(({ value, count }) => {
    const name = names[column].get(value);
    if (name === undefined) return [];
    const brand = tipo === 'modelo' ? names.models.get(value)?.brand : undefined;
    const texto = brand === undefined ? name : `${brand} ${name}`;
    const ranks = [name, texto].map((text) => rankMatch(typed, names.words(text)) ?? Infinity);
    const rank = Math.min(...ranks);
    return rank === Infinity ? [] : [{ tipo, texto, codigo: value, total: count, rank }];
  });
}

const columnOf = {
  categoria: 'category',
  marca: 'brand',
  subcategoria: 'subcategory',
  modelo: 'model',
} as const;
