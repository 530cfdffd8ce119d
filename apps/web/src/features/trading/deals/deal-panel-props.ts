import type { ReactNode, RefObject } from 'react';
import type { Live } from '../auctions/public.ts';
import type { Standing } from '../standings/public.ts';
import type { OfferView } from '../../catalogue/catalogue/public.ts';
import type { CostState } from '../costs/public.ts';
import type { Deal } from './use-deal.ts';

/** The props of the parts of the deal panel. */
export interface DealPanelProps {
  /** Without its buy-now price once bidding has reached it. */
  readonly offer: OfferView;
  /** Bidding has ended buy-now (rule 0.29). */
  readonly buyNowOver: boolean;
  readonly live: Live;
  readonly deal: Deal;
  readonly mode: 'auction' | 'buy';
  /** Bidding is possible: not inside a partner's store (DETL-16). */
  readonly bidding: boolean;
  readonly finished: boolean;
  readonly standing: Standing;
  /** At the current price, ascending, in centavos. */
  readonly increments: readonly number[];
  readonly costs: CostState;
  /** Shown below the price: its reference. */
  readonly reference: ReactNode;
  readonly bidInput: RefObject<HTMLInputElement | null>;
  readonly onAutomatic: () => void;
  readonly onPropose: () => void;
  readonly onInfo: () => void;
}
