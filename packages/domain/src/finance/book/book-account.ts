/** The accounts of the book: what each kind belongs to stands in docs/payments.md. */
export const ACCOUNT_KINDS = [
  'receivable',
  'user',
  'store',
  'third-party',
  'house-revenue',
  'house-bank',
  'deposits',
  'suspense',
  'sending',
  'paid-out',
  'paying-out',
  'store-commission',
  'house-loss',
  'buyer-loss',
] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** Whether there is an account of a kind for each store. */
export const isOfStore = (kind: AccountKind): boolean =>
  kind === 'store' || kind === 'third-party' || kind === 'paid-out';

/** What a transaction of the book is about. */
export const BOOKING_KINDS = [
  'charge',
  'receipt',
  'held',
  'accepted',
  'return',
  'cancellation',
  'reversal',
  'sending',
  'sent',
  'unsent',
  'moved-out',
  'moved-in',
  'paying-out',
  'paid-out',
  'not-paid-out',
  'store-repaid',
  'store-unrepaid',
  'debt-forgiven',
  'debt-restored',
  'kept',
  'stray',
  'stray-taken',
  'bank-refund',
  'bank-refund-undone',
  'given-up',
  'owed-again',
] as const;
export type BookingKind = (typeof BOOKING_KINDS)[number];

/** Who a charge is for: the house, the store that sells, or the buyer themselves, whose deposit it is. */
export type Creditor = 'house' | 'store' | 'deposit';

/** One line of a transaction: debits are positive, credits negative, in centavos. */
export interface Entry {
  readonly account: AccountKind;
  readonly amount: number;
}

/** The account that a charge is owed to, until money has come. */
export const CLAIM_OF: Readonly<Record<Creditor, AccountKind>> = {
  house: 'house-revenue',
  store: 'store',
  deposit: 'deposits',
};

/** What the entries of one charge add up to, for each account. */
export type Balances = Readonly<Record<AccountKind, number>>;

/** No entries at all. */
export const EMPTY: Balances = {
  receivable: 0,
  user: 0,
  store: 0,
  'third-party': 0,
  'house-revenue': 0,
  'house-bank': 0,
  deposits: 0,
  suspense: 0,
  sending: 0,
  'paid-out': 0,
  'paying-out': 0,
  'store-commission': 0,
  'house-loss': 0,
  'buyer-loss': 0,
};

/**
 * What the buyer of a charge was given back beyond what stood of it, and owes (centavos). What is on its way back has not left: it may be noted as not
 * made, and counts against it until then.
 */
export function buyerDebt({ user, sending }: Pick<Balances, 'user' | 'sending'>): number {
  return Math.max(0, user + sending);
}

/** What of a charge came back that the house had given up (centavos): undone before anything of it goes back to the buyer. */
export function cameBack({ user, 'buyer-loss': givenUp }: Pick<Balances, 'user' | 'buyer-loss'>): number {
  return Math.max(0, Math.min(-user, givenUp));
}

/** What of a charge is owed back to the buyer (centavos), without what the house had given up: that they had already. */
export function returnable(balances: Pick<Balances, 'user' | 'buyer-loss'>): number {
  return Math.max(0, 0 - balances.user - cameBack(balances));
}

/** Adds entries to balances. */
export function addEntries(balances: Balances, entries: readonly Entry[]): Balances {
  const sums: Record<AccountKind, number> = { ...balances };
  for (const { account, amount } of entries) sums[account] += amount;
  return sums;
}

/** One entry for each account, without those of nothing. */
export function merged(entries: readonly Entry[]): readonly Entry[] {
  const sums = addEntries(EMPTY, entries);
  return ACCOUNT_KINDS.flatMap((account) =>
    sums[account] === 0 ? [] : [{ account, amount: sums[account] }],
  );
}

/** Whether the entries of a transaction balance: each a whole amount other than zero, together zero. */
export function isBalanced(entries: readonly Entry[]): boolean {
  const whole = entries.every(({ amount }) => Number.isSafeInteger(amount) && amount !== 0);
  return whole && entries.length > 1 && entries.reduce((sum, { amount }) => sum + amount, 0) === 0;
}
