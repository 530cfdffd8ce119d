import type { Entry } from '../book/book-account.ts';

/** The house gives up what a buyer owes: it is a loss, and no money moves. Throws RangeError for nothing. */
export function postGivenUp(amount: number): readonly Entry[] {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError('only what is owed can be given up');
  return [
    { account: 'user', amount: -amount },
    { account: 'buyer-loss', amount },
  ];
}

/** The buyer owes it again. Throws RangeError for nothing. */
export function postOwedAgain(amount: number): readonly Entry[] {
  return postGivenUp(amount).map((entry) => ({ ...entry, amount: -entry.amount }));
}

/** How far it is that the house gives up a debt; `undone`: it is owed again. */
export const GIVE_UP_STATES = ['proposed', 'released', 'withdrawn', 'undone'] as const;
export type GiveUpState = (typeof GIVE_UP_STATES)[number];

/** How long a buyer is not asked again for the same amount. */
const ASKED_AGAIN_MS = 86_400_000;

/** Whether a buyer may be asked for what they owe. Centavos, epoch milliseconds; `asked`: what they are asked for already, if they are; `open`: it waits to be given up; `erased`: nobody would read it. */
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
    readonly asked: { readonly amount: number; readonly at: number } | null;
  },
  now: number,
): 'allowed' | 'none' | 'open' | 'erased' | 'asked' {
  if (debt === 0) return 'none';
  if (erased) return 'erased';
  if (open) return 'open';
  return asked?.amount === debt && now < asked.at + ASKED_AGAIN_MS ? 'asked' : 'allowed';
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
