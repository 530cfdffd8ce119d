import type { DealCosts } from '@patio/domain/trading/costs/deal-costs.ts';
import type { MailFrame } from '../../mail-frame.ts';
import type { MailParts } from '../../mail-parts.ts';

/** Facts of every mail about an offer; `store` is the seller. */
export interface OfferNewsFacts extends MailFrame {
  /** Of the recipient. */
  readonly name: string;
  readonly offerTitle: string;
  /** Absolute URL of the button: the offer's page. */
  readonly offerAddress: string;
  /** Where messages of this kind are chosen and turned off; URLs are absolute. */
  readonly foot?: MailParts['foot'];
}

/** The same, of what is about an amount. */
export interface OfferMailFacts extends OfferNewsFacts {
  /** Centavos. */
  readonly valueCentavos: number;
  /** What a buyer pays in total, in sentences; absent: it is not stated. */
  readonly costs?: readonly string[];
  /** By which the reader bids, as they agreed to them: the total is beside the amount. Absent or null: not known. */
  readonly dealCosts?: DealCosts | null;
}
