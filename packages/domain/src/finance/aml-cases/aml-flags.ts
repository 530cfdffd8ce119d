import type { Centavos } from '../../money/centavos.ts';
import { isBuyer, type Payer } from '../charges/payer.ts';
import type { WatchListKind } from './watch-lists.ts';

/** What makes operations of a person worth a look. */
export const AML_FLAGS = [
  'cash',
  'third-party',
  'split',
  'incomplete-registration',
  'sanctions',
  'pep',
] as const;
export type AmlFlag = (typeof AML_FLAGS)[number];

const DAY = 86_400_000;
/** The six months of Resolução COAF 25/2013 in milliseconds, as long as they can be: nothing of them is left out. */
export const AML_WINDOW_MS = 184 * DAY;

/** Money that arrived; amount in centavos, instant of the day of the bank in epoch milliseconds. */
export interface AmlReceipt {
  readonly kind: 'receipt';
  readonly code: number;
  readonly charge: number;
  readonly amount: Centavos;
  readonly at: number;
  readonly cash: boolean;
  readonly payer: Payer;
}

/** A purchase that stands; value in centavos, instant in epoch milliseconds. */
export interface AmlPurchase {
  readonly kind: 'purchase';
  readonly code: number;
  readonly amount: Centavos;
  readonly at: number;
}

export type AmlOperation = AmlReceipt | AmlPurchase;

/** What a registration has to have (Resolução COAF 25/2013, art. 3). */
export const AML_REGISTRATION = ['document', 'address', 'phone'] as const;
export type AmlMissing = (typeof AML_REGISTRATION)[number];

/** Whose operations they are, and what their registration lacks. */
export interface AmlPerson extends Payer {
  readonly missing: readonly AmlMissing[];
  /** Lists that may name them. */
  readonly listed: readonly WatchListKind[];
}

/** Amounts in centavos from which operations are looked at, and the time within which small payments belong together. */
export interface AmlThresholds {
  readonly cash: Centavos;
  readonly registration: Centavos;
  readonly splitMs: number;
}

/** Operations for which a flag holds, oldest first. */
export interface AmlFinding<Operation extends AmlOperation = AmlOperation> {
  readonly flag: AmlFlag;
  readonly operations: readonly Operation[];
}

const sum = (operations: readonly AmlOperation[]): Centavos =>
  operations.reduce((total, { amount }) => total + amount, 0);

/** Every operation in a stretch of time of that length that is enough; more of them never make it less. */
function inStretches<Operation extends AmlOperation>(
  operations: readonly Operation[],
  lengthMs: number,
  isEnough: (stretch: readonly Operation[]) => boolean,
): readonly Operation[] {
  const sorted = operations.toSorted((one, other) => one.at - other.at);
  const found = new Set<Operation>();
  for (const [index, { at }] of sorted.entries()) {
    const stretch = sorted.slice(index).filter((later) => later.at - at <= lengthMs);
    if (isEnough(stretch)) for (const each of stretch) found.add(each);
  }
  return sorted.filter((each) => found.has(each));
}

const severalPayers = (receipts: readonly AmlReceipt[]): boolean =>
  receipts.some(({ payer }) => receipts.some((other) => !isBuyer(other.payer, payer)));

/** Several payments, each below an amount, that reach it together. */
const split = (receipts: readonly AmlReceipt[], limit: Centavos, lengthMs: number) =>
  inStretches(
    receipts.filter(({ amount }) => amount < limit),
    lengthMs,
    (stretch) => stretch.length > 1 && sum(stretch) >= limit,
  );

/**
 * What is worth a look in the operations of a person: cash that reaches its threshold within six months; money of others that reaches the
 * threshold of registration, or is of several of them; payments for one charge, or in cash, that were split below a threshold; purchases at or
 * above the threshold of registration without document, address or telephone; whatever is of a person under sanctions, and purchases at or above
 * the threshold of registration of a politically exposed one. One payment for each of several charges is not split.
 */
export function amlFindings(
  person: AmlPerson,
  operations: readonly AmlOperation[],
  { cash: cashLimit, registration, splitMs }: AmlThresholds,
): readonly AmlFinding[] {
  const receipts = operations.filter((each) => each.kind === 'receipt');
  const cash = receipts.filter((each) => each.cash);
  const ofOthers = receipts.filter(({ payer }) => !isBuyer(payer, person));
  const byCharge = Map.groupBy(receipts, ({ charge }) => charge).values();
  const small = new Set([
    ...split(cash, cashLimit, splitMs),
    ...Array.from(byCharge).flatMap((paid) => split(paid, registration, splitMs)),
  ]);
  const large = operations.filter(({ kind, amount }) => kind === 'purchase' && amount >= registration);
  const findings: readonly AmlFinding[] = [
    { flag: 'cash', operations: inStretches(cash, AML_WINDOW_MS, (stretch) => sum(stretch) >= cashLimit) },
    {
      flag: 'third-party',
      operations: inStretches(
        ofOthers,
        AML_WINDOW_MS,
        (stretch) => sum(stretch) >= registration || severalPayers(stretch),
      ),
    },
    { flag: 'split', operations: [...small].toSorted((one, other) => one.at - other.at) },
    {
      flag: 'incomplete-registration',
      operations: person.missing.length > 0 ? large : [],
    },
    { flag: 'sanctions', operations: person.listed.includes('sanctions') ? operations : [] },
    { flag: 'pep', operations: person.listed.includes('pep') ? large : [] },
  ];
  return findings.filter((finding) => finding.operations.length > 0);
}

/** How much a case is about, in centavos: what was paid, or bought if that is more; a payment for a purchase is not counted twice. */
export function amlTotal(operations: readonly Pick<AmlOperation, 'kind' | 'amount'>[]): Centavos {
  const of = (wanted: AmlOperation['kind']): Centavos =>
    operations.reduce((total, { kind, amount }) => total + (kind === wanted ? amount : 0), 0);
  return Math.max(of('receipt'), of('purchase'));
}
