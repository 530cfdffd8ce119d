import { none } from './columns.ts';
import type { IndexedOffers } from './offer-index.ts';
import { choiceBit, type CodedChoice, type OfferTests, type RangeTest } from './offer-tests.ts';

/** Slots of offers. */
export interface FoundSlots {
  /** Those that pass every test. */
  readonly found: Int32Array;
  /** Those that fail the choices of one kind alone, or of state and city, by the bits of what they fail. */
  readonly missed: ReadonlyMap<number, Int32Array>;
}

/** A list of slots that grows; its memory is used again. */
class Slots {
  #cells = new Int32Array(1024);
  #length = 0;

  clear(): void {
    this.#length = 0;
  }

  push(slot: number): void {
    if (this.#length === this.#cells.length) {
      const longer = new Int32Array(this.#length * 2);
      longer.set(this.#cells);
      this.#cells = longer;
    }
    this.#cells[this.#length++] = slot;
  }

  copy(): Int32Array {
    return this.#cells.slice(0, this.#length);
  }
}

const passed = new Slots();
const failing = new Map<number, Slots>();
const placeBits = choiceBit.state | choiceBit.city;

/** Whether an offer that fails these choices is counted anywhere. */
const countsSomewhere = (failed: number) => (failed & (failed - 1)) === 0 || failed === placeBits;

/** One pass over all offers, or over some slots. What fails one kind of choice alone is gathered where `withMissed`, to be counted. */
export function matchOffers(
  { columns }: IndexedOffers,
  tests: OfferTests,
  now: number,
  some: Int32Array | null,
  withMissed: boolean,
): FoundSlots {
  passed.clear();
  for (const slots of failing.values()) slots.clear();
  const allPublished = columns.latestPublishedAt <= now;
  const published = columns.publishedAt.cells;
  const ends = columns.endAt.cells;
  const length = some ? some.length : columns.size;
  for (let at = 0; at < length; at += 1) {
    const slot = some ? (some[at] ?? 0) : at;
    if ((ends[slot] ?? 0) <= now || (!allPublished && (published[slot] ?? 0) > now)) continue;
    if (!passes(tests, slot)) continue;
    const failed = failedChoices(tests, slot, withMissed);
    if (failed === 0) passed.push(slot);
    else if (withMissed && failed > 0) missedBy(failed).push(slot);
  }
  const missed = new Map<number, Int32Array>();
  for (const [bits, slots] of failing) missed.set(bits, slots.copy());
  return { found: passed.copy(), missed };
}

function missedBy(failed: number): Slots {
  const known = failing.get(failed);
  if (known) return known;
  const slots = new Slots();
  failing.set(failed, slots);
  return slots;
}

/** Nobody counts it. */
const nowhere = -1;

/** Bits of the choices that an offer fails. */
function failedChoices({ coded, choices }: OfferTests, slot: number, withMissed: boolean): number {
  let failed = 0;
  for (const choice of coded) {
    if (isChosen(choice, slot)) continue;
    failed |= choice.bit;
    if (!withMissed || !countsSomewhere(failed)) return nowhere;
  }
  for (const { bit, test } of choices) {
    if (test(slot)) continue;
    failed |= bit;
    if (!withMissed || !countsSomewhere(failed)) return nowhere;
  }
  return failed;
}

function passes({ ranges, required }: OfferTests, slot: number): boolean {
  for (const range of ranges) if (!isInside(range, slot)) return false;
  for (const test of required) if (!test(slot)) return false;
  return true;
}

function isChosen({ column, chosen }: CodedChoice, slot: number): boolean {
  const cell = column.cells[slot] ?? none;
  if (cell >= 0) return chosen[cell] === 1;
  return cell < none && column.at(slot).some((value) => chosen[value] === 1);
}

/** One of the vehicles lies inside (C-42). */
function isInside({ column, above, below }: RangeTest, slot: number): boolean {
  const cell = column.cells[slot] ?? none;
  if (cell >= 0) return cell > above && cell < below;
  return cell < none && column.at(slot).some((value) => value > above && value < below);
}
