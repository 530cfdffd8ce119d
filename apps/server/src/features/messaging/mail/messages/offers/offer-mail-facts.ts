import type { DealCosts } from '@patio/domain/trading/costs/deal-costs.ts';
import type { MailFrame } from '../../mail-frame.ts';
import type { MailParts } from '../../mail-parts.ts';

/** What every mail about an offer names; `store` is the one that sells it. */
export interface OfferMailFacts extends MailFrame {
  /** Of the recipient. */
  readonly name: string;
  readonly offerTitle: string;
  /** Absolute address that the button leads to: the offer's page. */
  readonly offerAddress: string;
  /** Centavos. */
  readonly valueCentavos: number;
  /** Where messages like this one are chosen and turned off; addresses are absolute. */
  readonly foot?: MailParts['foot'];
  /** What a buyer pays in total, in sentences; absent: it is not stated. */
  readonly costs?: readonly string[];
  /** By which the reader bids, as they agreed to them: the total is beside the amount. Absent or null: not known. */
  readonly dealCosts?: DealCosts | null;
}
