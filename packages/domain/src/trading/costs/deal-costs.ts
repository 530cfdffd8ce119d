import type { Centavos } from '../../money/centavos.ts';
import type { FeeRule } from './fee-rule.ts';

/** What a deal costs beside its price, as it was shown at the yes. It binds both sides, whatever the tables say later. */
export interface DealCosts {
  readonly fee: FeeRule;
  /** Null: to be agreed on; 0: pickup. */
  readonly freight: Centavos | null;
  /** Whole kilometres by which the freight was counted; null: not by distance. */
  readonly km: number | null;
}
