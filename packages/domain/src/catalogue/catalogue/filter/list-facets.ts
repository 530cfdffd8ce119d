/**
 * The facets that are lists of choices, in the order of the filter panel; an offer matches by any of its vehicles. The index, the
 * favourites, the saved searches, the calls, the URLs and the screens are derived from these tables; the texts of a facet have its key.
 *
 * `parameter` is its name in calls and URLs, `one` the column of the vehicle (`<one>_code` for codes), `field` its name in the vehicles of
 * the calls. Codes have names in a table of their own; words are shown as the vehicles have them.
 */
export const CODE_FACETS = [
  { key: 'brands', kind: 'codes', parameter: 'brands', one: 'brand', field: 'codigoMarca' },
  {
    key: 'subcategories',
    kind: 'codes',
    parameter: 'subcategories',
    one: 'subcategory',
    field: 'codigoSubcategoria',
  },
  { key: 'models', kind: 'codes', parameter: 'models', one: 'model', field: 'codigoModel' },
] as const;
export type CodeKey = (typeof CODE_FACETS)[number]['key'];

export const WORD_FACETS = [
  { key: 'fuels', kind: 'words', parameter: 'fuels', one: 'fuel', field: 'combustivel' },
  { key: 'gearboxes', kind: 'words', parameter: 'gearboxes', one: 'gearbox', field: 'cambio' },
  { key: 'colours', kind: 'words', parameter: 'colors', one: 'colour', field: 'cor' },
] as const;
export type WordKey = (typeof WORD_FACETS)[number]['key'];

/** The words in an order that is independent of the panel, so that stored and named texts stay the same. */
export const SORTED_WORD_FACETS = WORD_FACETS.toSorted((one, other) => (one.key < other.key ? -1 : 1));
