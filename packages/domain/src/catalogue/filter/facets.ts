/**
 * Everything that lists of offers can be narrowed by, in the order of the filter panel. The index, the favourites, the saved searches, the
 * calls, the addresses and the screens follow this table; the texts of a facet stand under its key.
 *
 * - `codes` and `words` are lists to choose from, and an offer is found by any of its vehicles. `one` is the column of the vehicle
 *   (`<one>_code` for codes), `field` its name in the calls.
 * - `numbers` lie between two bounds, `<parameter>Start` and `<parameter>End` in the calls; `list` is the column of the offer that holds those
 *   of its vehicles. `price` has such bounds too.
 * - The others are rules of their own in `matches`.
 */
export const FACETS = [
  { key: 'kinds', kind: 'kinds' },
  { key: 'price', kind: 'price', parameter: 'price' },
  { key: 'usage', kind: 'numbers', parameter: 'usage', list: 'mileages' },
  { key: 'category', kind: 'category' },
  { key: 'brands', kind: 'codes', parameter: 'brands', one: 'brand', field: 'codigoMarca' },
  {
    key: 'subcategories',
    kind: 'codes',
    parameter: 'subcategories',
    one: 'subcategory',
    field: 'codigoSubcategoria',
  },
  { key: 'models', kind: 'codes', parameter: 'models', one: 'model', field: 'codigoModel' },
  { key: 'state', kind: 'state' },
  { key: 'city', kind: 'city' },
  { key: 'years', kind: 'numbers', parameter: 'year', list: 'years' },
  { key: 'deal', kind: 'deal' },
  { key: 'ending', kind: 'ending' },
  { key: 'radius', kind: 'radius' },
  { key: 'fuels', kind: 'words', parameter: 'fuels', one: 'fuel', field: 'combustivel' },
  { key: 'gearboxes', kind: 'words', parameter: 'gearboxes', one: 'gearbox', field: 'cambio' },
  { key: 'colours', kind: 'words', parameter: 'colors', one: 'colour', field: 'cor' },
  { key: 'spotlight', kind: 'spotlight' },
  { key: 'store', kind: 'store' },
] as const;

export type Facet = (typeof FACETS)[number];
export type FacetKey = Facet['key'];

/** Lists of codes, each of which has a name: brands, subcategories, models. */
export const CODE_FACETS = FACETS.filter((facet) => facet.kind === 'codes');
export type CodeKey = (typeof CODE_FACETS)[number]['key'];

/** Lists of words as vehicles have them: fuels, gearboxes, colours. */
export const WORD_FACETS = FACETS.filter((facet) => facet.kind === 'words');
export type WordKey = (typeof WORD_FACETS)[number]['key'];

/** The same in an order that no change of the panel moves: what is stored and named keeps its text. */
export const SORTED_WORD_FACETS = WORD_FACETS.toSorted((one, other) => (one.key < other.key ? -1 : 1));

/** Numbers of vehicles between two bounds. */
export const NUMBER_FACETS = FACETS.filter((facet) => facet.kind === 'numbers');

/** Everything with two bounds. */
export const RANGE_FACETS = FACETS.filter((facet) => facet.kind === 'price' || facet.kind === 'numbers');
export type RangeKey = (typeof RANGE_FACETS)[number]['key'];
