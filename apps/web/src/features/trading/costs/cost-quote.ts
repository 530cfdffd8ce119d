import type { Costs } from '@patio/contract/trading/costs/get-costs.ts';
import { costTerms, type CostTerms } from './cost-terms.ts';

/** The terms for one way of receiving an offer, with its texts. */
export interface CostQuote extends CostTerms {
  /** How the server words the freight, with where it goes to or where it is fetched. */
  readonly freightText: string;
  /** Where it goes to: "Vila Velha (ES)", "ES"; '' while nobody said. */
  readonly destination: string;
  /** The freight is that of the capital, not of the place itself. */
  readonly toCapital: boolean;
  /** Where it can be fetched, with address and hours where they are known. */
  readonly pickup: readonly string[];
}

/** A quote from what the server answered. */
export function costQuote(costs: Costs): CostQuote {
  const { linhas, destino, retirada } = costs;
  return {
    ...costTerms(costs),
    freightText: linhas.find(({ tipo }) => tipo === 'frete')?.texto ?? '',
    destination:
      destino === null ? '' : destino.cidade === null ? destino.uf : `${destino.cidade} (${destino.uf})`,
    toCapital: destino?.aproximado ?? false,
    pickup: retirada.map(({ cidade, uf, endereco, horario }) =>
      [`${cidade} (${uf})`, endereco, horario].filter((part) => part !== '').join(', '),
    ),
  };
}
