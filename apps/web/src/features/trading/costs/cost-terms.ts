import type { Costs } from '@patio/contract/trading/costs/get-costs.ts';
import type { FeeRule } from '@patio/domain/trading/costs/fee-rule.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';

/** What the cost of an offer is calculated from. Money in centavos. */
export interface CostTerms {
  readonly fee: FeeRule;
  /** The house's name for its fee: "Taxa do comprador (5%)". */
  readonly feeLabel: string;
  /** Null: to be agreed on. */
  readonly freight: number | null;
}

/** Maps the server's response to the terms that the page works with. */
export function costTerms({ linhas, taxa, frete }: Costs): CostTerms {
  return {
    fee: {
      basisPoints: Math.round(taxa.percentual * 100),
      minimum: centavosFromReais(taxa.minimo) ?? 0,
      ...(taxa.maximo === undefined ? {} : { maximum: centavosFromReais(taxa.maximo) }),
      fixed: centavosFromReais(taxa.fixa) ?? 0,
    },
    feeLabel: linhas.find(({ tipo }) => tipo === 'taxa')?.texto ?? '',
    freight: frete === null ? null : centavosFromReais(frete),
  };
}
