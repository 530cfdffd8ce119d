import type { Transition } from '../process/transition.ts';
import type { OfferStatus } from '../../catalogue/catalogue/offer-status.ts';

/** Who may move a sale: the clock, the buyer, the sales team. */
export type SaleActor = 'system' | 'buyer' | 'staff';

/** The dates of a sale, each set by a step (A§3). */
export type Milestone =
  | 'awaitingContactAt'
  | 'negotiationAt'
  | 'awaitingCreditAt'
  | 'awaitingWithdrawalAt'
  | 'completedAt';

export type SaleStep =
  | 'award'
  | 'buy-now'
  | 'accept-proposal'
  | 'accept-counter'
  | 'end-without-sale'
  | 'end-early'
  | 'accept-conditional'
  | 'default'
  | 'accept-second-chance'
  | 'start-negotiation'
  | 'await-credit'
  | 'release-credit'
  | 'skip-credit'
  | 'complete'
  | 'reopen';

/** A step of a sale and the date it sets. */
export type SaleTransition = Transition<OfferStatus, SaleActor, SaleStep> & {
  readonly sets: Milestone | null;
};

/** How an offer becomes a purchase and runs to its end (S-11, S-06, S-07, S-08, rules 0.6). X is final. */
export const SALE_TRANSITIONS: readonly SaleTransition[] = [
  { name: 'award', from: 'A', to: 'V', actor: 'system', sets: 'awaitingContactAt' },
  { name: 'buy-now', from: 'A', to: 'V', actor: 'buyer', sets: 'awaitingContactAt' },
  { name: 'accept-proposal', from: 'A', to: 'V', actor: 'staff', sets: 'awaitingContactAt' },
  { name: 'accept-counter', from: 'A', to: 'V', actor: 'buyer', sets: 'awaitingContactAt' },
  { name: 'end-without-sale', from: 'A', to: 'E', actor: 'system', sets: null },
  { name: 'end-early', from: 'A', to: 'E', actor: 'staff', sets: null },
  { name: 'accept-conditional', from: 'E', to: 'V', actor: 'staff', sets: 'awaitingContactAt' },
  { name: 'accept-second-chance', from: 'E', to: 'V', actor: 'buyer', sets: 'awaitingContactAt' },
  { name: 'default', from: 'V', to: 'E', actor: 'staff', sets: null },
  { name: 'default', from: 'C', to: 'E', actor: 'staff', sets: null },
  // Only while its payment is taken back and nothing has left.
  { name: 'default', from: 'L', to: 'E', actor: 'staff', sets: null },
  { name: 'start-negotiation', from: 'V', to: 'V', actor: 'staff', sets: 'negotiationAt' },
  { name: 'await-credit', from: 'V', to: 'C', actor: 'staff', sets: 'awaitingCreditAt' },
  { name: 'release-credit', from: 'C', to: 'L', actor: 'staff', sets: 'awaitingWithdrawalAt' },
  { name: 'skip-credit', from: 'V', to: 'L', actor: 'staff', sets: 'awaitingWithdrawalAt' },
  { name: 'complete', from: 'L', to: 'X', actor: 'staff', sets: 'completedAt' },
  { name: 'reopen', from: 'E', to: 'A', actor: 'staff', sets: null },
  { name: 'reopen', from: 'V', to: 'A', actor: 'staff', sets: null },
  { name: 'reopen', from: 'C', to: 'A', actor: 'staff', sets: null },
  { name: 'reopen', from: 'L', to: 'A', actor: 'staff', sets: null },
];
