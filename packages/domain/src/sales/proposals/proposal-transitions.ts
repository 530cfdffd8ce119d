import type { Transition } from '../process/transition.ts';

/** All statuses of a proposal. */
export const PROPOSAL_STATUSES = [
  'pending',
  'countered',
  'accepted',
  'rejected',
  'withdrawn',
  'expired',
  'replaced',
] as const;

/** `pending` waits for the sales team, `countered` for the buyer; the others are over, though a refusal may be reviewed. */
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];

export type ProposalActor = 'buyer' | 'staff' | 'system';

export type ProposalStep =
  | 'accept'
  | 'reject'
  | 'counter'
  | 'withdraw'
  | 'replace'
  | 'expire'
  | 'lose-to-sale'
  | 'lapse'
  | 'review';

/** What the history of a proposal consists of: its sending and every step after it. */
export type ProposalAction = 'send' | ProposalStep;

export type ProposalTransition = Transition<ProposalStatus, ProposalActor, ProposalStep>;

/**
 * How a proposal moves and by whom (S-07, rules 0.7, 0.22, 0.30). The system rejects values below the automatic floor, and values that a
 * bid has reached lapse; the buyer may ask for a person to review a refusal.
 */
export const PROPOSAL_TRANSITIONS: readonly ProposalTransition[] = [
  { name: 'accept', from: 'pending', to: 'accepted', actor: 'staff' },
  { name: 'reject', from: 'pending', to: 'rejected', actor: 'staff' },
  { name: 'counter', from: 'pending', to: 'countered', actor: 'staff' },
  { name: 'withdraw', from: 'pending', to: 'withdrawn', actor: 'buyer' },
  { name: 'replace', from: 'pending', to: 'replaced', actor: 'buyer' },
  { name: 'expire', from: 'pending', to: 'expired', actor: 'system' },
  { name: 'reject', from: 'pending', to: 'rejected', actor: 'system' },
  { name: 'lose-to-sale', from: 'pending', to: 'rejected', actor: 'system' },
  { name: 'lapse', from: 'pending', to: 'expired', actor: 'system' },
  { name: 'accept', from: 'countered', to: 'accepted', actor: 'buyer' },
  { name: 'counter', from: 'countered', to: 'pending', actor: 'buyer' },
  { name: 'withdraw', from: 'countered', to: 'withdrawn', actor: 'buyer' },
  { name: 'replace', from: 'countered', to: 'replaced', actor: 'buyer' },
  { name: 'reject', from: 'countered', to: 'rejected', actor: 'staff' },
  { name: 'expire', from: 'countered', to: 'expired', actor: 'system' },
  { name: 'lose-to-sale', from: 'countered', to: 'rejected', actor: 'system' },
  { name: 'lapse', from: 'countered', to: 'expired', actor: 'system' },
  { name: 'review', from: 'rejected', to: 'pending', actor: 'buyer' },
];
