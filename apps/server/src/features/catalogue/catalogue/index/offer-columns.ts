import { NUMBER_FACETS } from '@patio/domain/catalogue/catalogue/filter/facets.ts';
import { CODE_FACETS, WORD_FACETS } from '@patio/domain/catalogue/catalogue/filter/list-facets.ts';
import { keyed } from '@patio/domain/tables/keyed.ts';
import { wordsOf } from '@patio/domain/catalogue/search/fold-text.ts';
import { DealColumns } from './deal-columns.ts';
import { signatureOf } from './signature.ts';
import { OpenOffers } from './open-offers.ts';
import { noBits, setBit, withRoom } from './sets/bits.ts';
import { JointColumn } from './sets/joint-column.ts';
import { ListColumn } from './sets/list-column.ts';
import { idColumn, wideColumn } from './sets/number-column.ts';
import { SlotTable } from './sets/slot-table.ts';
import { SortedColumn } from './sets/sorted-column.ts';
import { ValueColumn } from './sets/value-column.ts';
import { WordIndex } from './sets/word-index.ts';
import type { ItemsReader, ItemsWriter } from './snapshot/snapshot-items.ts';
import type { OfferFacts } from './offer-facts.store.ts';

const countedNumbers = NUMBER_FACETS.filter(({ counted }) => counted);
const ranges = NUMBER_FACETS.filter(({ counted }) => !counted);

/** Every facet with a choice of values, and the list of an offer's facts that contains them. */
const valueFacets = [
  { key: 'category', list: 'categories' },
  { key: 'state', list: 'states' },
  { key: 'city', list: 'cities' },
  { key: 'store', list: 'stores' },
  ...CODE_FACETS.map(({ key }) => ({ key, list: key })),
  ...WORD_FACETS.map(({ key }) => ({ key, list: key })),
  ...countedNumbers.map(({ key, list }) => ({ key, list })),
] as const;
export type ValueKey = (typeof valueFacets)[number]['key'];

/**
 * Facets that are counted together: those that depend on each other, so that few combinations of their values occur. Words in groups of
 * three; a new facet joins the last group.
 */
const jointKeys: readonly (readonly ValueKey[])[] = [
  ['category', 'subcategories', 'state'],
  ['models', 'brands'],
  ...inThrees([...countedNumbers.map(({ key }) => key), ...WORD_FACETS.map(({ key }) => key)]),
];

/**
 * The columns that lists filter, count and sort by, for every offer. An offer has a slot. Its facts are written there once: if they change,
 * it moves to a new slot, and the old one stays empty until there are many of these. Its state (`deals`) changes in place.
 */
export class OfferColumns {
  /** Slots below this one are assigned. */
  size = 0;
  /** Empty slots. */
  empty = 0;
  /** 0 in an empty slot. */
  readonly code = wideColumn();
  readonly #codeAt = (slot: number): number => this.code.at(slot);
  /** The version of the index at which an offer last changed. */
  readonly version = idColumn();
  readonly values = keyed(
    valueFacets,
    ({ key }): ValueKey => key,
    () => new ValueColumn(),
  );
  readonly ranges = keyed(
    ranges,
    ({ key }) => key,
    () => new ListColumn(),
  );
  readonly sorted = keyed(
    ranges,
    ({ key }) => key,
    ({ key }) => {
      const column = this.ranges[key];
      return new SortedColumn({
        key: (slot) => (this.code.at(slot) === 0 ? NaN : column.one(slot)),
        several: (slot) => (this.code.at(slot) === 0 ? [] : column.several(slot)),
        code: this.#codeAt,
      });
    },
  );
  readonly joints = jointKeys.map((keys) => new JointColumn(keys.map((key) => this.values[key])));
  /** Offers of several vehicles. */
  lots = noBits(32);
  /** Every word of an offer, as searched for. */
  readonly words = new WordIndex();
  /** Words of the titles. */
  readonly titleWords = new WordIndex();
  readonly byCode = new SortedColumn({ key: (slot) => this.code.at(slot) || NaN, code: this.#codeAt });
  readonly deals = new DealColumns(this.#codeAt);
  readonly open = new OpenOffers(this.deals, this.joints);
  readonly #signature = wideColumn();
  readonly #slots = new SlotTable(this.#codeAt);

  /** Adds an open offer, or updates it. */
  put(facts: OfferFacts, version: number): void {
    const signature = signatureOf(facts);
    let slot = this.#slots.find(facts.code);
    if (slot === undefined || this.#signature.at(slot) !== signature) {
      this.remove(facts.code);
      slot = this.#describe(facts);
      this.#signature.set(slot, signature);
    }
    this.version.set(slot, version);
    this.deals.put(slot, facts);
    this.open.put(slot);
  }

  /** Removes an offer; does nothing for an unknown one. */
  remove(code: number): void {
    const slot = this.#slots.find(code);
    if (slot === undefined) return;
    this.open.drop(slot);
    this.code.set(slot, 0);
    this.deals.drop(slot);
    this.byCode.touch(slot);
    for (const { key } of ranges) this.sorted[key].touch(slot);
    this.empty += 1;
  }

  /** Undefined: not open. */
  slot(code: number): number | undefined {
    return this.#slots.find(code);
  }

  /** Number of offers, open now or later. */
  get offers(): number {
    return this.size - this.empty;
  }

  /** Where the values of a facet are counted: the number of a joint column, and of a part of it; null: separately. */
  jointOf(key: ValueKey): { readonly joint: number; readonly part: number } | null {
    const joint = jointKeys.findIndex((keys) => keys.includes(key));
    return joint === -1 ? null : { joint, part: jointKeys[joint]?.indexOf(key) ?? 0 };
  }

  /** Everything but the versions, which are those of one process. */
  write(to: ItemsWriter): void {
    const { size } = this;
    to.putAll([size, this.empty]);
    for (const column of [this.code, this.#signature]) column.write(to, size);
    for (const { key } of valueFacets) this.values[key].write(to, size);
    for (const { key } of ranges) {
      this.ranges[key].write(to, size);
      this.sorted[key].write(to);
    }
    for (const joint of this.joints) joint.write(to, size);
    to.put(this.lots);
    this.words.write(to);
    this.titleWords.write(to);
    this.byCode.write(to);
    this.deals.write(to, size);
    this.open.write(to);
  }

  /** What was written, as columns in which every offer last changed with a version. */
  static read(from: ItemsReader, version: number): OfferColumns {
    const columns = new OfferColumns();
    [columns.size = 0, columns.empty = 0] = from.takeAll();
    for (const column of [columns.code, columns.#signature]) column.read(from);
    for (const { key } of valueFacets) columns.values[key].read(from);
    for (const { key } of ranges) {
      columns.ranges[key].read(from);
      columns.sorted[key].read(from);
    }
    for (const joint of columns.joints) joint.read(from);
    columns.lots = from.takeAll();
    columns.words.read(from);
    columns.titleWords.read(from);
    columns.byCode.read(from);
    columns.deals.read(from);
    columns.open.read(from);
    columns.version.fill(columns.size, version);
    columns.#slots.addAll(columns.size);
    return columns;
  }

  #describe(facts: OfferFacts): number {
    const slot = this.size;
    const all = (this.size += 1);
    this.code.set(slot, facts.code);
    this.#slots.add(slot);
    this.byCode.touch(slot);
    for (const { key, list } of valueFacets) this.values[key].put(slot, facts[list], all);
    for (const { key, list } of ranges) {
      this.ranges[key].put(slot, facts[list]);
      this.sorted[key].touch(slot);
    }
    for (const joint of this.joints) joint.put(slot);
    this.lots = withRoom(this.lots, all);
    if (facts.vehicleCount > 1) setBit(this.lots, slot);
    this.words.put(slot, facts.words, all);
    this.titleWords.put(slot, [...new Set(wordsOf(facts.title))], all);
    return slot;
  }
}

function inThrees<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / 3) }, (_, part) => list.slice(part * 3, part * 3 + 3));
}
