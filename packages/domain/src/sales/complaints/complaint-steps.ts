/**
 * Where a complaint stands. `waiting`: who sells answers; `asked`: the buyer was asked for more, and the term to answer pauses; `answered`,
 * `proposed`: the buyer says what they think of it; `agreed`: a solution that both want is carried out.
 */
export const COMPLAINT_STATES = ['waiting', 'asked', 'answered', 'proposed', 'agreed', 'closed'] as const;
export type ComplaintState = (typeof COMPLAINT_STATES)[number];

/** Who answers: the store about its own sales, the team of the house, or those who review what another one answered. */
export const COMPLAINT_DESKS = ['store', 'house', 'review'] as const;
export type ComplaintDesk = (typeof COMPLAINT_DESKS)[number];

export type ComplaintActor = 'buyer' | 'clock' | ComplaintDesk;

/** What the buyer can do after opening. */
export const BUYER_STEPS = ['add', 'reply', 'accept', 'refuse', 'escalate', 'withdraw', 'reopen'] as const;
export type BuyerStep = (typeof BUYER_STEPS)[number];

/** What those who answer can do. */
export const DESK_STEPS = ['answer', 'decide', 'undo', 'ask', 'propose', 'fulfil'] as const;
export type DeskStep = (typeof DESK_STEPS)[number];

/** What happens by itself, or follows from what another user decides: the sale is undone, or it stands. */
export const CLOCK_STEPS = ['overdue', 'lapse', 'undone', 'kept'] as const;
export type ClockStep = (typeof CLOCK_STEPS)[number];

export type ComplaintStep = BuyerStep | DeskStep | ClockStep;

/** What must hold besides the state. */
export type StepCondition =
  /** Nobody has reviewed it yet. */
  | 'first-level'
  /** The same, and the term of who answers has passed. */
  | 'first-level-overdue'
  | 'desk-overdue'
  | 'buyer-overdue'
  /** Who answers has not asked too often: asking is no way around the term. */
  | 'asks-left'
  /** The buyer asks for the sale to be undone, and it stands. */
  | 'undo-asked'
  /** It was agreed to undo the sale, and another user has not decided on that yet. */
  | 'undoing'
  | 'not-undoing'
  | 'reopenable';

/** One row: a step, who takes it, from where to where; `to` null: the state stays. */
export interface ComplaintTransition {
  readonly step: ComplaintStep;
  readonly actors: readonly ComplaintActor[];
  readonly from: readonly ComplaintState[];
  readonly to: ComplaintState | null;
  readonly when?: StepCondition;
}

const BUYER = ['buyer'] as const;
const CLOCK = ['clock'] as const;

/** Every step of a complaint. What is not here does not happen. */
export const COMPLAINT_TRANSITIONS: readonly ComplaintTransition[] = [
  { step: 'add', actors: BUYER, from: ['waiting'], to: null },
  { step: 'reply', actors: BUYER, from: ['asked'], to: 'waiting' },
  { step: 'accept', actors: BUYER, from: ['proposed'], to: 'agreed' },
  { step: 'accept', actors: BUYER, from: ['answered'], to: 'closed' },
  { step: 'refuse', actors: BUYER, from: ['proposed'], to: 'waiting' },
  { step: 'escalate', actors: BUYER, from: ['answered', 'proposed'], to: 'waiting', when: 'first-level' },
  {
    step: 'escalate',
    actors: BUYER,
    from: ['waiting', 'agreed'],
    to: 'waiting',
    when: 'first-level-overdue',
  },
  {
    step: 'withdraw',
    actors: BUYER,
    from: ['waiting', 'asked', 'answered', 'proposed', 'agreed'],
    to: 'closed',
  },
  { step: 'reopen', actors: BUYER, from: ['closed'], to: 'waiting', when: 'reopenable' },
  { step: 'answer', actors: COMPLAINT_DESKS, from: ['waiting'], to: 'answered' },
  { step: 'decide', actors: COMPLAINT_DESKS, from: ['waiting'], to: 'answered' },
  { step: 'undo', actors: COMPLAINT_DESKS, from: ['waiting'], to: 'agreed', when: 'undo-asked' },
  { step: 'ask', actors: COMPLAINT_DESKS, from: ['waiting'], to: 'asked', when: 'asks-left' },
  { step: 'propose', actors: COMPLAINT_DESKS, from: ['waiting'], to: 'proposed' },
  { step: 'fulfil', actors: COMPLAINT_DESKS, from: ['agreed'], to: 'closed', when: 'not-undoing' },
  { step: 'undone', actors: CLOCK, from: ['agreed'], to: 'closed', when: 'undoing' },
  { step: 'kept', actors: CLOCK, from: ['agreed'], to: 'waiting', when: 'undoing' },
  { step: 'overdue', actors: CLOCK, from: ['waiting', 'agreed'], to: null, when: 'desk-overdue' },
  {
    step: 'lapse',
    actors: CLOCK,
    from: ['asked', 'answered', 'proposed'],
    to: 'closed',
    when: 'buyer-overdue',
  },
];

/** Why a complaint was closed. */
export const COMPLAINT_ENDS = ['accepted', 'fulfilled', 'withdrawn', 'unanswered', 'unopposed'] as const;
export type ComplaintEnd = (typeof COMPLAINT_ENDS)[number];
