import type { Balances } from '../book/book-account.ts';

/**
 * What a buyer owes of a charge that the house may give up (centavos): what they were given back too much, and what a completed purchase lacks again
 * because its payment was taken back (`owedAgain`). What is on its way back counts against it, as in `buyerDebt`.
 */
export function owedByBuyer(
  { user, sending, receivable }: Pick<Balances, 'user' | 'sending' | 'receivable'>,
  owedAgain: boolean,
): number {
  return Math.max(0, user + sending + (owedAgain ? receivable : 0));
}

/** How far it is that the house gives up a debt; `undone`: it is owed again. */
export const GIVE_UP_STATES = ['proposed', 'released', 'withdrawn', 'undone'] as const;
export type GiveUpState = (typeof GIVE_UP_STATES)[number];

/** How long a buyer is not asked again for the same amount: each time they get a mail. */
const ASKED_AGAIN_MS = 86_400_000;

/** What a buyer was asked for last, also if they are asked no longer. Centavos, epoch milliseconds. */
interface Asked {
  readonly amount: number;
  readonly at: number;
}

/** From when on a buyer may be asked for what they owe, if they were for the same amount lately; null: at once. */
export function askedAgainFrom(debt: number, asked: Asked | null, now: number): number | null {
  if (asked?.amount !== debt) return null;
  const from = asked.at + ASKED_AGAIN_MS;
  return now < from ? from : null;
}

/** Whether a buyer may be asked for what they owe. Centavos, epoch milliseconds; `open`: it waits to be given up; `erased`: nobody would read it. */
export function decideAsk(
  {
    debt,
    open,
    erased,
    asked,
  }: {
    readonly debt: number;
    readonly open: boolean;
    readonly erased: boolean;
    readonly asked: Asked | null;
  },
  now: number,
): 'allowed' | 'none' | 'open' | 'erased' | 'asked' {
  if (debt === 0) return 'none';
  if (erased) return 'erased';
  if (open) return 'open';
  return askedAgainFrom(debt, asked, now) === null ? 'allowed' : 'asked';
}

/** Whether it may be proposed to give up a debt. Centavos; `open`: another proposal waits. */
export function decideGiveUp({
  debt,
  open,
}: {
  readonly debt: number;
  readonly open: boolean;
}): 'allowed' | 'none' | 'open' {
  if (open) return 'open';
  return debt > 0 ? 'allowed' : 'none';
}

/**
 * Whether a user may release a proposal, or turn it down (also their own). Four eyes: who proposes does not release. `changed`: the buyer owes another
 * amount than was proposed.
 */
export function decideRelease(
  {
    state,
    proposedBy,
    amount,
  }: { readonly state: GiveUpState; readonly proposedBy: number; readonly amount: number },
  { release, by, debt }: { readonly release: boolean; readonly by: number; readonly debt: number },
): 'allowed' | 'decided' | 'own' | 'changed' {
  if (state !== 'proposed') return 'decided';
  if (!release) return 'allowed';
  if (proposedBy === by) return 'own';
  return amount === debt ? 'allowed' : 'changed';
}

/** Whether a user may have the buyer owe again what was given up: another one than who released it. */
export function decideGiveUpUndo(
  { state, decidedBy }: { readonly state: GiveUpState; readonly decidedBy: number | null },
  by: number,
): 'allowed' | 'decided' | 'own' {
  if (state !== 'released') return 'decided';
  return decidedBy === by ? 'own' : 'allowed';
}
