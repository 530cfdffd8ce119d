import type { FlowType } from '../../identity/intents/public.ts';
import type { WayToRaise } from '../../people/trust/public.ts';

/** A dialog that stands between a request and the flow. */
export type DealObstacle =
  | { readonly kind: 'finished' }
  | { readonly kind: 'below-minimum'; readonly minimum: number; readonly hasBid: boolean }
  | { readonly kind: 'not-above-own-maximum'; readonly maximum: number }
  | { readonly kind: 'bid-limit' }
  | { readonly kind: 'buy-limit' }
  /** Beyond what the account may stand for; in centavos. */
  | {
      readonly kind: 'exposure';
      readonly request: DealRequest;
      readonly way: WayToRaise;
      readonly limit: number;
      readonly used: number;
    }
  /** Far above the least bid; `above`: as the bid field says it, null where the least amount counts. In centavos. */
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
