import type { ReactNode, RefObject } from 'react';
import type { Live } from '../auctions/public.ts';
import type { Standing } from '../standings/public.ts';
import type { OfferView } from '../../catalogue/catalogue/public.ts';
import type { CostState } from '../costs/public.ts';
import type { Deal } from './use-deal.ts';

/** What the parts of the deal panel are given. */
export interface DealPanelProps {
  /** Without its price to buy at once when bidding has reached it. */
  readonly offer: OfferView;
  /** Bidding has ended buying at once (rule 0.29). */
  readonly buyNowOver: boolean;
  readonly live: Live;
  readonly deal: Deal;
  readonly mode: 'auction' | 'buy';
  /** Bidding is possible: not inside a partner's store (DETL-16). */
  readonly bidding: boolean;
  readonly finished: boolean;
  readonly serverTime: number | null;
  readonly standing: Standing;
  /** Of the present price, ascending, in centavos. */
  readonly increments: readonly number[];
  readonly costs: CostState;
  /** What stands below the price: its reference. */
  readonly reference: ReactNode;
  readonly bidInput: RefObject<HTMLInputElement | null>;
  readonly onAutomatic: () => void;
  readonly onPropose: () => void;
  readonly onInfo: () => void;
}
