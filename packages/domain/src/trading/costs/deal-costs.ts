import type { Centavos } from '../../money/centavos.ts';
import type { FeeRule } from './fee-rule.ts';

/** What a deal costs besides its price, as shown when the buyer agreed. It binds both sides, whatever the rates are later. */
export interface DealCosts {
  readonly fee: FeeRule;
  /** Null: to be agreed; 0: pickup. */
  readonly freight: Centavos | null;
  /** Whole kilometres used for the freight; null: not by distance. */
  readonly km: number | null;
}
