/**
 * The facets that are lists to choose from, in the order of the filter panel; an offer is found by any of its vehicles. The index, the
 * favourites, the saved searches, the calls, the addresses and the screens follow these tables; the texts of a facet stand under its key.
 *
 * `parameter` is its name in calls and addresses, `one` the column of the vehicle (`<one>_code` for codes), `field` its name in the
 * vehicles of the calls. Codes have names in a table of their own; words are shown as vehicles have them.
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

/** The words in an order that no change of the panel moves: what is stored and named keeps its text. */
export const SORTED_WORD_FACETS = WORD_FACETS.toSorted((one, other) => (one.key < other.key ? -1 : 1));
