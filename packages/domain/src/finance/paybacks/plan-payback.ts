import type { Creditor } from '../book/book-account.ts';

const DAY = 86_400_000;
/** A bank returns a Pix for ninety days; the last one is left to clocks that differ. */
export const PIX_RETURN_MS = 89 * DAY;

/** Until when a Pix that was paid at an instant can go back; epoch milliseconds. */
export const pixReturnEnd = (paidAt: number): number => paidAt + PIX_RETURN_MS;

export const PAYBACK_WAYS = ['pix', 'transfer', 'set-off'] as const;
export type PaybackWay = (typeof PAYBACK_WAYS)[number];

/** A Pix that arrived: amounts in centavos, instant in epoch milliseconds. */
export interface ReturnablePix {
  readonly endToEndId: string;
  readonly amount: number;
  /** What of it went back before, or is on its way. */
  readonly returned: number;
  readonly paidAt: number;
}

/** A charge with what is owed back of it, what it lacks or its buyer was given back too much, and the Pix that paid it. Centavos. */
export interface OwedCharge {
  readonly code: number;
  readonly creditor: Creditor;
  /** Null: the house. */
  readonly store: number | null;
  readonly owed: number;
  readonly open: number;
  readonly pix: readonly ReturnablePix[];
}

/** A share of what goes back: of which charge, and by which Pix; null: by none. Centavos. */
export interface PaybackPart {
  readonly charge: number;
  readonly amount: number;
  readonly endToEndId: string | null;
}

/** How much can go back one way. */
export interface PaybackPlan {
  readonly way: PaybackWay;
  /** Of a set-off: the charge that it pays. */
  readonly target: number | null;
  readonly amount: number;
  readonly parts: readonly PaybackPart[];
}

/** The ways in which what is owed back can go, each with as much as it can take; none if nothing is owed. */
export function planPaybacks(charges: readonly OwedCharge[], now: number): readonly PaybackPlan[] {
  const all = charges.filter(({ owed }) => owed > 0);
  const ways = [
    plan(
      'pix',
      null,
      all.flatMap((charge) => pixParts(charge, now)),
    ),
    plan(
      'transfer',
      null,
      all.map(({ code, owed }) => ({ charge: code, amount: owed, endToEndId: null })),
    ),
    ...charges
      .filter(({ open }) => open > 0)
      .map((target) => plan('set-off', target.code, setOff(all, target))),
  ];
  return ways.filter(({ amount }) => amount > 0);
}

function plan(way: PaybackWay, target: number | null, parts: readonly PaybackPart[]): PaybackPlan {
  return { way, target, parts, amount: parts.reduce((sum, { amount }) => sum + amount, 0) };
}

/** Each Pix back to who paid it, up to what arrived by it: the last one first, as it is the one that was too much. */
function pixParts({ code, owed, pix }: OwedCharge, now: number): readonly PaybackPart[] {
  const parts: PaybackPart[] = [];
  let left = owed;
  for (const { endToEndId, amount, returned, paidAt } of pix.toSorted((a, b) => b.paidAt - a.paidAt)) {
    const part = now < pixReturnEnd(paidAt) ? Math.min(left, amount - returned) : 0;
    if (part <= 0) continue;
    parts.push({ charge: code, amount: part, endToEndId });
    left -= part;
  }
  return parts;
}

/** What is owed back pays what another charge of the same creditor lacks, or what was given back of it too much: money of a store never pays the house. */
function setOff(
  owed: readonly OwedCharge[],
  { code, creditor, store, open }: OwedCharge,
): readonly PaybackPart[] {
  const parts: PaybackPart[] = [];
  let left = open;
  for (const charge of owed) {
    const same = charge.creditor === creditor && charge.store === store && charge.code !== code;
    const part = same ? Math.min(left, charge.owed) : 0;
    if (part <= 0) continue;
    parts.push({ charge: charge.code, amount: part, endToEndId: null });
    left -= part;
  }
  return parts;
}
