/** What a user wants to do with an offer (B§4). */
export type FlowType = 'BUY' | 'BID' | 'AUTO_BID' | 'PURPOSE';

/** What the flow shows of an offer beside its steps (FLOW-03). */
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
  /** What the offer was to be had for when it was chosen: its price at once for a purchase, else the value of the bidding. */
  readonly price: number;
  /** Words that go with a proposal. */
  readonly message: string;
  readonly offer: IntentOffer;
  /** What the least bid was when the value was chosen, for the guard against slips; null without bidding. */
  readonly minimum: number | null;
  /** The smallest step of the offer, for the same guard; null without bidding. */
  readonly increment: number | null;
  /** What a bid must at least add to the price; 0: any amount above it will do. */
  readonly bindingStep: number;
  readonly partner: { readonly name: string; readonly id: number } | null;
  /** One key for one intention (rule 0.8). */
  readonly key: string;
  /** Codes of the buyer's addresses, as far as they are known, and the chosen one. */
  readonly addresses: readonly number[];
  readonly address: number | null;
  readonly freight: 'S' | 'N' | null;
  readonly step: Step;
  /** Whether the present step can be left forward. */
  readonly canNext: boolean;
}

export type Step = 0 | 1 | 2;
