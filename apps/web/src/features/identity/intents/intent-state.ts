/** What a user wants to do with an offer (B§4). */
export type FlowType = 'BUY' | 'BID' | 'AUTO_BID' | 'PURPOSE';

/** The part of an offer shown beside the steps of the flow (FLOW-03). */
export interface IntentOffer {
  readonly code: number;
  readonly title: string;
  readonly photo: string | null;
  readonly years: string;
  readonly fuel: string;
  readonly plate: string;
  readonly colour: string;
  readonly usage: string;
  readonly more: readonly { readonly title: string; readonly value: string }[];
}

/** The state of the flow: stored in session storage, so that a reload loses nothing (C-100). Money in centavos. */
export interface DealIntent {
  readonly type: FlowType;
  readonly value: number;
  /** The price of the offer when the flow began: the buy-now price for a purchase, else the current value of the bidding. */
  readonly price: number;
  /** Message of a proposal. */
  readonly message: string;
  readonly offer: IntentOffer;
  /** The minimum bid when the value was chosen, for the guard against typing errors; null without bidding. */
  readonly minimum: number | null;
  /** The smallest increment of the offer, for the same guard; null without bidding. */
  readonly increment: number | null;
  /** The minimum increment of a bid; 0: any amount above the price will do. */
  readonly bindingStep: number;
  readonly partner: { readonly name: string; readonly id: number } | null;
  /** One idempotency key per intention (rule 0.8). */
  readonly key: string;
  /** Codes of the buyer's addresses, as far as known, and the selected one. */
  readonly addresses: readonly number[];
  readonly address: number | null;
  readonly freight: 'S' | 'N' | null;
  readonly step: Step;
  /** Whether the current step is complete, so that the next one can be opened. */
  readonly canNext: boolean;
}

export type Step = 0 | 1 | 2;
