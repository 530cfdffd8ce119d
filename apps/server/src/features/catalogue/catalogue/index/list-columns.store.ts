import { NUMBER_FACETS, type NumberList } from '@patio/domain/catalogue/catalogue/filter/facets.ts';
import { WORD_FACETS } from '@patio/domain/catalogue/catalogue/filter/list-facets.ts';

/** A column of an offer that lists filter by: the distinct values of its vehicles; `own` yields one. */
interface ListColumnOfOffer {
  readonly name: string;
  readonly own: (vehicle: string) => string;
  readonly type: 'integer' | 'text';
}

/** The number of a vehicle in each list. */
const ownNumber: Readonly<Record<NumberList, (vehicle: string) => string>> = {
  mileages: (vehicle) => `${vehicle}.usage`,
  years: (vehicle) => `coalesce(${vehicle}.year_model, ${vehicle}.year_manufacture)`,
};

/** Those derived from the facts of the vehicles themselves. */
const factColumns: readonly ListColumnOfOffer[] = [
  ...WORD_FACETS.map(({ key, one }) => ({
    name: key,
    own: (vehicle: string) => `${vehicle}.${one}`,
    type: 'text' as const,
  })),
  ...NUMBER_FACETS.map(({ list }) => ({ name: list, own: ownNumber[list], type: 'integer' as const })),
];

/** The names of these columns. */
export const factColumnNames: readonly string[] = factColumns.map(({ name }) => name);

/** The words of vehicles as columns of a record: `fuel text, …`. */
export const wordColumns = WORD_FACETS.map(({ one }) => `${one} text`).join(', ');

/** These columns as selected by a statement that groups vehicles; `vehicle` is the alias of their row. */
export function selectFactColumns(vehicle: string): string {
  return factColumns
    .map(({ name, own, type }) => `${distinctValues(own(vehicle), type)} as ${name}`)
    .join(', ');
}

/** The distinct values of a group. */
export function distinctValues(expression: string, type: 'integer' | 'text'): string {
  return `coalesce(array_agg(distinct ${expression}) filter (where ${expression} is not null), '{}')::${type}[]`;
}
