import type { Viewer } from './offer-conditions.store.ts';
import type { IndexedOffers } from './offer-index.ts';
import type { OfferColumns } from './offer-columns.ts';
import type { ListColumn } from './columns.ts';
import { choiceBit, dealTests, type OfferTests } from './offer-tests.ts';

/** How many offers have each value of a column, by the column's own numbers. */
class Tally {
  readonly counts: Int32Array;
  readonly #column: ListColumn;
  readonly #cells: Int32Array;

  constructor(column: ListColumn, size: number) {
    this.#column = column;
    this.#cells = column.cells;
    this.counts = new Int32Array(size);
  }

  add(slot: number): void {
    const cell = this.#cells[slot] ?? -1;
    if (cell >= 0) this.#count(cell);
    else if (cell < -1) for (const value of this.#column.lists.get(slot) ?? []) this.#count(value);
  }

  #count(value: number): void {
    this.counts[value] = (this.counts[value] ?? 0) + 1;
  }
}

/** Model years are below this number. */
const yearsEnd = 2101;
const dayMs = 86_400_000;

const tallies = (columns: OfferColumns) => ({
  category: new Tally(columns.category, columns.category.values.length),
  subcategory: new Tally(columns.subcategory, columns.subcategory.values.length),
  brand: new Tally(columns.brand, columns.brand.values.length),
  model: new Tally(columns.model, columns.model.values.length),
  state: new Tally(columns.state, columns.state.values.length),
  city: new Tally(columns.city, columns.city.values.length),
  colour: new Tally(columns.colour, columns.colour.values.length),
  fuel: new Tally(columns.fuel, columns.fuel.values.length),
  gearbox: new Tally(columns.gearbox, columns.gearbox.values.length),
  year: new Tally(columns.year, yearsEnd),
});

/** Counts of the offers that match a filter; those of one kind of choice as if nothing of that kind were chosen. */
export class OfferCounter {
  readonly tallies: ReturnType<typeof tallies>;
  readonly kinds = { lot: 0, vehicle: 0 };
  readonly deals = { buy: 0, bid: 0, proposal: 0 };
  readonly ending = { h24: 0, h72: 0 };
  readonly #columns: OfferColumns;
  readonly #now: number;
  readonly #deals: ReturnType<typeof dealTests>;

  constructor(columns: OfferColumns, viewer: Viewer, now: number) {
    this.#columns = columns;
    this.#now = now;
    this.#deals = dealTests(columns, viewer);
    this.tallies = tallies(columns);
  }

  /** Counts an offer that fails only the choices of some kinds, 0 for none: it counts where no other kind matters. */
  add(slot: number, failed: number): void {
    const { tallies: all } = this;
    if (failed === 0) {
      all.category.add(slot);
      all.subcategory.add(slot);
      all.brand.add(slot);
      all.model.add(slot);
      all.state.add(slot);
      all.city.add(slot);
      all.colour.add(slot);
      all.fuel.add(slot);
      all.gearbox.add(slot);
      all.year.add(slot);
      this.#addKind(slot);
      this.#addDeals(slot);
      this.#addEnding(slot);
      return;
    }
    if (failed === choiceBit.category) all.category.add(slot);
    else if (failed === choiceBit.subcategory) all.subcategory.add(slot);
    else if (failed === choiceBit.brand) all.brand.add(slot);
    else if (failed === choiceBit.model) all.model.add(slot);
    else if (failed === choiceBit.colour) all.colour.add(slot);
    else if (failed === choiceBit.fuel) all.fuel.add(slot);
    else if (failed === choiceBit.gearbox) all.gearbox.add(slot);
    else if (failed === choiceBit.year) all.year.add(slot);
    else if (failed === choiceBit.kind) this.#addKind(slot);
    else if (failed === choiceBit.deal) this.#addDeals(slot);
    else if (failed === choiceBit.ending) this.#addEnding(slot);
    if ((failed & ~placeBits) === 0) all.state.add(slot);
    if (failed === choiceBit.city) all.city.add(slot);
  }

  #addKind(slot: number): void {
    if (this.#columns.vehicleCount.at(slot) > 1) this.kinds.lot += 1;
    else this.kinds.vehicle += 1;
  }

  #addDeals(slot: number): void {
    if (this.#deals.buy(slot)) this.deals.buy += 1;
    if (this.#deals.bid(slot)) this.deals.bid += 1;
    if (this.#deals.proposal(slot)) this.deals.proposal += 1;
  }

  #addEnding(slot: number): void {
    const left = this.#columns.endAt.at(slot) - this.#now;
    if (left <= 3 * dayMs) this.ending.h72 += 1;
    if (left <= dayMs) this.ending.h24 += 1;
  }
}

/** States are counted as if no city were chosen either. */
const placeBits = choiceBit.state | choiceBit.city;

/** Whether an offer that fails these choices is counted anywhere. */
const countsSomewhere = (failed: number) => (failed & (failed - 1)) === 0 || failed === placeBits;

/**
 * One pass over all offers, or over some slots: the slots of those that pass every test, and all of their counts where a counter is given.
 */
export function findOffers(
  { columns }: IndexedOffers,
  { required, choices }: OfferTests,
  some: Int32Array | null,
  counter: OfferCounter | null,
): Int32Array {
  const length = some ? some.length : columns.size;
  const found = new Int32Array(length);
  const codes = columns.code.cells;
  let count = 0;
  next: for (let at = 0; at < length; at += 1) {
    const slot = some ? (some[at] ?? 0) : at;
    if (codes[slot] === 0) continue;
    for (const test of required) if (!test(slot)) continue next;
    let failed = 0;
    for (const { bit, test } of choices) {
      if (test(slot)) continue;
      failed |= bit;
      if (!counter || !countsSomewhere(failed)) continue next;
    }
    if (failed === 0) found[count++] = slot;
    counter?.add(slot, failed);
  }
  return found.subarray(0, count);
}
