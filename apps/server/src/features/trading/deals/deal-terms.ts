import type { DealCosts } from '@patio/domain/trading/costs/deal-costs.ts';

/** The terms under which a bid, a proposal or a purchase is delivered: freight 'S' delivery, 'N' pickup (C-33). */
export interface DealTerms {
  readonly freight: 'S' | 'N';
  readonly addressCode: number | null;
  /**
   * The store in whose pages a user dealt, as sent by the client: a referrer without any rights. The offer decides whose deal it is
   * (decision 0070).
   */
  readonly referrerId: number | null;
  /** Fee and freight as agreed; if absent, the current rates decide. */
  readonly costs?: DealCosts | null;
}
