import type { Suggestion } from '@patio/contract/catalogue/catalogue/suggest-offers.ts';
import { rankMatch } from '@patio/domain/catalogue/search/match-words.ts';
import { nameOf } from '../index/facet-json.ts';
import type { NamedKind, Stock } from '../listing/find-offers.ts';

interface Candidate extends Suggestion {
  readonly rank: number;
}

/** The kinds in the order of suggestions of equal rank. */
const kinds = ['categoria', 'marca', 'subcategoria', 'modelo'] as const;

/** Categories, brands, subcategories and models of the stock whose names match the typed words, best first. */
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
  const key = columnOf[tipo];
  return columns.values[key].values.flatMap((value, id) => {
    const total = stock.counts[key][id] ?? 0;
    const codigo = Number(value);
    const name = nameOf(names, key, codigo, 'PTBR');
    if (total === 0 || name === '') return [];
    const brand = tipo === 'modelo' ? names.models.get(codigo)?.brand : undefined;
    const texto = brand === undefined ? name : `${brand} ${name}`;
    const ranks = [name, texto].map((text) => rankMatch(typed, names.words(text)) ?? Infinity);
    const rank = Math.min(...ranks);
    return rank === Infinity ? [] : [{ tipo, texto, codigo, total, rank }];
  });
}

const columnOf = {
  categoria: 'category',
  marca: 'brands',
  subcategoria: 'subcategories',
  modelo: 'models',
} as const satisfies Readonly<Record<(typeof kinds)[number], NamedKind>>;
