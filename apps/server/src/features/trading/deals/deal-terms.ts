import type { DealCosts } from '@patio/domain/trading/costs/deal-costs.ts';

/** The terms under which a bid, a proposal or a purchase is delivered: freight 'S' delivery, 'N' pickup (C-33). */
export interface DealTerms {
  readonly freight: 'S' | 'N';
  readonly addressCode: number | null;
  /** The store in whose pages a user dealt, as they sent it: a referrer without any right. Whose deal it is says the offer (decision 0070). */
  readonly referrerId: number | null;
  /** Fee and freight as they held at the yes; without them the tables of the moment decide. */
  readonly costs?: DealCosts | null;
}
