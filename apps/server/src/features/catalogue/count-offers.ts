import type { ListColumn } from './columns.ts';
import type { FoundSlots } from './match-offers.ts';
import type { Viewer } from './offer-conditions.store.ts';
import type { OfferColumns } from './offer-columns.ts';
import { choiceBit, dealTests, type Choice } from './offer-tests.ts';

/** How many offers there are of each kind; `tallies` by the numbers of the columns. */
export interface OfferCounts {
  readonly tallies: Readonly<Record<Counted, Int32Array>>;
  readonly kinds: { readonly lot: number; readonly vehicle: number };
  readonly deals: { readonly buy: number; readonly bid: number; readonly proposal: number };
  readonly ending: { readonly h24: number; readonly h72: number };
}

const countedColumns = [
  'category',
  'subcategory',
  'brand',
  'model',
  'state',
  'city',
  'colour',
  'fuel',
  'gearbox',
  'year',
] as const;
export type Counted = (typeof countedColumns)[number];

/** Model years are below this number. */
const yearsEnd = 2101;
const dayMs = 86_400_000;

/**
 * Counts what was found. One kind of choice is counted as if nothing of that kind were chosen: with the offers that fail it alone. States
 * are counted as if no city were chosen either.
 */
export function countOffers(
  columns: OfferColumns,
  { found, missed }: FoundSlots,
  viewer: Viewer,
  now: number,
): OfferCounts {
  const parts = (kind: Choice) => {
    const bits =
      kind === 'state'
        ? [choiceBit.state, choiceBit.city, choiceBit.state | choiceBit.city]
        : [choiceBit[kind]];
    return [found, ...bits.flatMap((bit) => missed.get(bit) ?? [])];
  };
  const tally = (kind: Counted): Int32Array => {
    const column = columns[kind];
    const counts = new Int32Array('values' in column ? column.values.length : yearsEnd);
    for (const slots of parts(kind)) addColumn(column, slots, counts);
    return counts;
  };
  const count = (kind: Choice, test: (slot: number) => boolean) =>
    parts(kind).reduce((total, slots) => total + countThose(slots, test), 0);
  const deals = dealTests(columns, viewer);
  const endsWithin = (time: number) =>
    count('ending', (slot) => (columns.endAt.cells[slot] ?? Infinity) - now <= time);
  return {
    tallies: {
      category: tally('category'),
      subcategory: tally('subcategory'),
      brand: tally('brand'),
      model: tally('model'),
      state: tally('state'),
      city: tally('city'),
      colour: tally('colour'),
      fuel: tally('fuel'),
      gearbox: tally('gearbox'),
      year: tally('year'),
    },
    kinds: {
      lot: count('kind', (slot) => columns.vehicleCount.at(slot) > 1),
      vehicle: count('kind', (slot) => columns.vehicleCount.at(slot) <= 1),
    },
    deals: {
      buy: count('deal', deals.buy),
      bid: count('deal', deals.bid),
      proposal: count('deal', deals.proposal),
    },
    ending: { h24: endsWithin(dayMs), h72: endsWithin(3 * dayMs) },
  };
}

function addColumn({ cells, lists }: ListColumn, slots: Int32Array, counts: Int32Array): void {
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0;
    const cell = cells[slot] ?? -1;
    if (cell >= 0) counts[cell] = (counts[cell] ?? 0) + 1;
    else if (cell < -1) for (const value of lists.get(slot) ?? []) counts[value] = (counts[value] ?? 0) + 1;
  }
}

function countThose(slots: Int32Array, test: (slot: number) => boolean): number {
  let total = 0;
  for (let at = 0; at < slots.length; at += 1) if (test(slots[at] ?? 0)) total += 1;
  return total;
}
