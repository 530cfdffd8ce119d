import type { FlowType } from '../intents/public.ts';

/** A dialog that stands between a wish and the flow. */
export type DealObstacle =
  | { readonly kind: 'finished' }
  | { readonly kind: 'below-minimum'; readonly minimum: number; readonly hasBid: boolean }
  | { readonly kind: 'not-above-own-maximum'; readonly maximum: number }
  | { readonly kind: 'bid-limit' }
  | { readonly kind: 'buy-limit' }
  | { readonly kind: 'suspicious'; readonly wish: Wish; readonly minimum: number };

/** What somebody wants, with the amount in centavos. */
export interface Wish {
  readonly type: FlowType;
  readonly value: number;
  readonly message: string;
}
