/**
 * asked: a Pix is awaited; held; returning: it is the buyer's and on its way to them; used: it paid the price of what they won;
 * lapsed: nobody paid it in time. Exactly one at a time.
 */
export const DEPOSIT_STATES = ['asked', 'held', 'returning', 'returned', 'kept', 'used', 'lapsed'] as const;
export type DepositState = (typeof DEPOSIT_STATES)[number];

/** The last purchase of the offer by who left the deposit. Instants in epoch milliseconds. */
export interface DepositPurchase {
  readonly code: number;
  /** Neither cancelled nor paid. */
  readonly unpaid: boolean;
  /** When those who sell declared that it was not paid; null: they did not. */
  readonly defaultedAt: number | null;
  /** When its payment was due. */
  readonly dueAt: number;
  readonly regretted: boolean;
  /** Approved by hand, while its price, for which the deposit was chosen, lacks money in the book. */
  readonly awaitsPrice: boolean;
}

/** What becomes of a deposit follows from these. Instants in epoch milliseconds. */
export interface DepositFacts {
  readonly state: DepositState;
  readonly askedAt: number;
  /** The offer takes no bids any more, and they have no second chance. */
  readonly over: boolean;
  /** They lead on it, or their best bid waits for a decision. */
  readonly leads: boolean;
  /** Their bid leads again if the sale of the offer to another user is undone: until when that is waited for; null: it cannot. */
  readonly comesBackUntil: number | null;
  readonly purchase: DepositPurchase | null;
  /** Until when finance may decide on it; null: nobody has to. */
  readonly decideBy: number | null;
}

const DAY = 86_400_000;
/** So long after it was asked for it can be paid; another one can be asked for afterwards. */
export const DEPOSIT_ASKED_MS = DAY;
/**
 * So long after an offer was sold before its end the deposit of who led stays, so that their bid has it if the sale is undone; they may ask
 * for it back before (decision 0174).
 */
export const DEPOSIT_AFTER_SALE_MS = 3 * DAY;
/** Working days in which finance may keep a deposit after a default; afterwards it goes back. */
export const DEPOSIT_DECISION_DAYS = 5;

/** Whether a purchase was undone because it was not paid in its term; never one that its buyer regretted. */
export function isDefault(purchase: DepositPurchase | null): purchase is DepositPurchase {
  if (purchase === null || purchase.regretted || purchase.defaultedAt === null) return false;
  return purchase.defaultedAt > purchase.dueAt;
}

/**
 * What is to be done with a deposit by itself: it goes back once its buyer did not win, or has paid, or cancelled, or regretted what they won.
 * After a default finance decides first. If the offer was sold to another user before its end, that of who led stays for a time. `decide`: their term begins. What was chosen for a price that was approved by hand waits for the money of it,
 * or for finance.
 */
export function depositStep(facts: DepositFacts, now: number): 'wait' | 'lapse' | 'return' | 'decide' {
  const { state, askedAt, over, leads, comesBackUntil, purchase, decideBy } = facts;
  if (state === 'asked') return over || now >= askedAt + DEPOSIT_ASKED_MS ? 'lapse' : 'wait';
  if (state !== 'held' || leads || purchase?.unpaid === true || purchase?.awaitsPrice === true) return 'wait';
  if (decideBy !== null) return now >= decideBy ? 'return' : 'wait';
  if (isDefault(purchase)) return 'decide';
  if (comesBackUntil !== null && now < comesBackUntil) return 'wait';
  return over ? 'return' : 'wait';
}

/** Whether finance may keep a deposit: once, in its term, and only after a default. */
export function decideKeep(
  facts: DepositFacts,
  now: number,
): 'allowed' | 'decided' | 'no-default' | 'term-over' {
  if (facts.state !== 'held') return 'decided';
  if (facts.decideBy === null || !isDefault(facts.purchase)) return 'no-default';
  return now < facts.decideBy ? 'allowed' : 'term-over';
}

/**
 * Whether who left a deposit may have it back before the offer ends. `overLimit`: without it they would stand for more than they may, by bids,
 * proposals and unpaid purchases.
 */
export function decideAskBack(
  { state, leads, purchase, decideBy }: DepositFacts,
  overLimit: boolean,
): 'allowed' | 'not-held' | 'leads' | 'unpaid' | 'undecided' | 'over-limit' {
  if (state !== 'held') return 'not-held';
  if (leads) return 'leads';
  if (purchase?.unpaid === true || purchase?.awaitsPrice === true) return 'unpaid';
  if (decideBy !== null || isDefault(purchase)) return 'undecided';
  return overLimit ? 'over-limit' : 'allowed';
}
