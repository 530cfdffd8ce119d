import type { Costs } from '@patio/contract/costs/get-costs.ts';
import type { FeeRule } from '@patio/domain/costs/fee-rule.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';

/** What the cost of an offer is worked out by. Money in centavos. */
export interface CostTerms {
  readonly fee: FeeRule;
  /** How the house names its fee: "Taxa do comprador (5%)". */
  readonly feeLabel: string;
  /** Null: to be agreed on. */
  readonly freight: number | null;
  /** How the server words the freight, with where it goes to or where it is fetched. */
  readonly freightText: string;
  /** Where it goes to: "Vila Velha (ES)", "ES"; '' while nobody said. */
  readonly destination: string;
  /** The freight is that of the capital, not of the place itself. */
  readonly toCapital: boolean;
  /** Where it can be fetched, with address and hours where they are known. */
  readonly pickup: readonly string[];
}

/** The terms as the page works with them, from what the server answered. */
export function costTerms({ linhas, taxa, frete, destino, retirada }: Costs): CostTerms {
  const text = (kind: 'taxa' | 'frete') => linhas.find(({ tipo }) => tipo === kind)?.texto ?? '';
  return {
    fee: {
      basisPoints: Math.round(taxa.percentual * 100),
      minimum: centavosFromReais(taxa.minimo) ?? 0,
      fixed: centavosFromReais(taxa.fixa) ?? 0,
    },
    feeLabel: text('taxa'),
    freight: frete === null ? null : centavosFromReais(frete),
    freightText: text('frete'),
    destination:
      destino === null ? '' : destino.cidade === null ? destino.uf : `${destino.cidade} (${destino.uf})`,
    toCapital: destino?.aproximado ?? false,
    pickup: retirada.map(({ cidade, uf, endereco, horario }) =>
      [`${cidade} (${uf})`, endereco, horario].filter((part) => part !== '').join(', '),
    ),
  };
}
