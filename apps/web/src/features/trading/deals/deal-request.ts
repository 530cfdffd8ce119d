import type { FlowType } from '../../identity/intents/public.ts';
import type { WayToRaise } from '../../people/trust/public.ts';

/** A dialog between a request and the flow. */
export type DealObstacle =
  | { readonly kind: 'finished' }
  | { readonly kind: 'below-minimum'; readonly minimum: number; readonly hasBid: boolean }
  | { readonly kind: 'not-above-own-maximum'; readonly maximum: number }
  | { readonly kind: 'bid-limit' }
  | { readonly kind: 'buy-limit' }
  /** Exceeds the limit of the account; in centavos. */
  | {
      readonly kind: 'exposure';
      readonly request: DealRequest;
      readonly way: WayToRaise;
      readonly limit: number;
      readonly used: number;
    }
  /** Far above the minimum bid; `above`: as in the hint of the bid field, null where the minimum amount applies. In centavos. */
  | {
      readonly kind: 'suspicious';
      readonly request: DealRequest;
      readonly minimum: number;
      readonly above: number | null;
    };

/** What a user wants, with the amount in centavos. */
export interface DealRequest {
  readonly type: FlowType;
  readonly value: number;
  readonly message: string;
}
