import { isCentavos, type Centavos } from '../../money/centavos.ts';
import type { AccountKind, BookingKind, Entry } from '../book/book-account.ts';

const DAY = 86_400_000;
/** So long after it was paid a Pix goes back to its payer: the bank allows ninety days, and clocks differ. */
const RETURN_MS = 89 * DAY;

/** What is booked of money that names no charge. */
export type StrayBooking = Extract<
  BookingKind,
  'stray' | 'stray-taken' | 'sending' | 'sent' | 'unsent' | 'bank-refund' | 'bank-refund-undone'
>;

const ACCOUNTS: Readonly<Record<StrayBooking, readonly [AccountKind, AccountKind]>> = {
  stray: ['house-bank', 'suspense'],
  'stray-taken': ['suspense', 'house-bank'],
  sending: ['suspense', 'sending'],
  sent: ['sending', 'house-bank'],
  unsent: ['sending', 'suspense'],
  'bank-refund': ['suspense', 'house-bank'],
  'bank-refund-undone': ['house-bank', 'suspense'],
};

/**
 * The entries of a booking. `stray`: it arrived, or its recording for a charge was taken back; `stray-taken`: from here a charge has it;
 * `sending`, `sent`, `unsent`: it starts its way back to the payer, has left, did not leave;
 * `bank-refund`, `bank-refund-undone`: the bank gave it back by itself, or did not after all. Throws RangeError for an amount that is none.
 */
export function postStray(kind: StrayBooking, amount: Centavos): readonly Entry[] {
  if (!isCentavos(amount) || amount === 0) throw new RangeError('a posting needs a whole amount above zero');
  const [to, from] = ACCOUNTS[kind];
  return [
    { account: to, amount },
    { account: from, amount: -amount },
  ];
}

/** A Pix without a charge. Centavos, instant in epoch milliseconds. */
export interface StrayPix {
  /** What of it stands on suspense. */
  readonly left: Centavos;
  readonly paidAt: number;
}

/** How it goes back: by the Pix itself, or it left by another way already, which the bank does for as long as it likes. */
export type ReturnWay = 'pix' | 'elsewhere';

/** Whether a return to the payer may be proposed. `proposed`: one is under way. */
export function decideStrayReturn(
  { left, paidAt }: StrayPix,
  { open, way, now }: { readonly open: boolean; readonly way: ReturnWay; readonly now: number },
): 'allowed' | 'settled' | 'proposed' | 'too-old' {
  if (open) return 'proposed';
  if (left === 0) return 'settled';
  return way === 'pix' && now - paidAt > RETURN_MS ? 'too-old' : 'allowed';
}

/** A return as it was proposed; amount in centavos. */
export interface ProposedReturn {
  readonly state: 'proposed' | 'sending' | 'done' | 'failed' | 'withdrawn';
  readonly amount: Centavos;
  readonly proposedBy: number;
  readonly way: ReturnWay;
}

/**
 * Whether a user may release a return, or turn it down. Four eyes: who proposes does not release. It is released if all of what was proposed still
 * stands on suspense, and in time.
 */
export function decideStrayRelease(
  { state, amount, proposedBy, way }: ProposedReturn,
  { left, paidAt }: StrayPix,
  { release, by, now }: { readonly release: boolean; readonly by: number; readonly now: number },
): 'allowed' | 'decided' | 'own' | 'changed' | 'too-old' {
  if (state !== 'proposed') return 'decided';
  if (!release) return 'allowed';
  if (proposedBy === by) return 'own';
  if (left !== amount) return 'changed';
  return way === 'pix' && now - paidAt > RETURN_MS ? 'too-old' : 'allowed';
}
