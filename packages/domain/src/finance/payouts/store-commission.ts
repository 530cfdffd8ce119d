import type { Centavos } from '../../money/centavos.ts';
import { chooseFee } from '../../trading/costs/choose-fee.ts';
import { feeOn, type FeeRule } from '../../trading/costs/fee-rule.ts';

/** What a store pays of the price of a sale: a percentage with a minimum and a maximum, and no fixed part. */
export type StoreCommission = Omit<FeeRule, 'fixed'>;

/** A version of it: for every store, for one, for a category, or for both. Epoch milliseconds. */
export interface SetStoreCommission {
  readonly partnerId: number | null;
  readonly categoryCode: number | null;
  readonly rule: StoreCommission;
  readonly validFrom: number;
}

/** The facts of a sale that its commission depends on. */
export interface StoreDeal {
  readonly partnerId: number;
  /** Of all vehicles of the offer. */
  readonly categoryCodes: readonly number[];
  /** When the deal was made; the version in force then is that of the sale. Epoch milliseconds. */
  readonly madeAt: number;
}

const NONE = { basisPoints: 0, minimum: 0, maximum: null, fixed: 0 } as const;

/** The commission of a sale: that of its store before that of its category, before the one for all; without any, none is deducted. */
export function chooseStoreCommission(
  versions: readonly SetStoreCommission[],
  { partnerId, categoryCodes, madeAt }: StoreDeal,
): StoreCommission {
  const fees = versions.map(({ rule, ...version }) => ({
    ...version,
    offerCode: null,
    fee: { ...rule, fixed: 0 },
  }));
  return chooseFee(fees, { code: 0, partnerId, categoryCodes, publishedAt: madeAt }, NONE);
}

/** What is deducted from a price: never more than the price itself, whatever the minimum is. */
export function storeCommissionOn(price: Centavos, rule: StoreCommission): Centavos {
  return Math.min(price, feeOn(price, { ...rule, fixed: 0 }));
}
