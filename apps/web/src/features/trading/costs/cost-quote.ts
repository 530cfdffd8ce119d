import type { Costs } from '@patio/contract/trading/costs/get-costs.ts';
import { costTerms, type CostTerms } from './cost-terms.ts';

/** The terms for one way of receiving an offer, with its texts. */
export interface CostQuote extends CostTerms {
  /** The server's text for the freight, with its destination or the place of pickup. */
  readonly freightText: string;
  /** The destination: "Vila Velha (ES)", "ES"; '' while none is given. */
  readonly destination: string;
  /** The freight is that of the capital, not of the destination itself. */
  readonly toCapital: boolean;
  /** Where it can be picked up, with address and hours if known. */
  readonly pickup: readonly string[];
  /** What storage costs who collects late; '' where it costs nothing. */
  readonly storageText: string;
}

/** Maps the server's response to a quote. */
export function costQuote(costs: Costs): CostQuote {
  const { linhas, destino, retirada, diarias } = costs;
  return {
    ...costTerms(costs),
    freightText: linhas.find(({ tipo }) => tipo === 'frete')?.texto ?? '',
    destination:
      destino === null ? '' : destino.cidade === null ? destino.uf : `${destino.cidade} (${destino.uf})`,
    toCapital: destino?.aproximado ?? false,
    pickup: retirada.map(pickupText),
    storageText: diarias?.texto ?? '',
  };
}

/** A place of collection in one line, with address and hours if known. */
export function pickupText({ cidade, uf, endereco, horario }: Costs['retirada'][number]): string {
  return [`${cidade} (${uf})`, endereco, horario].filter((part) => part !== '').join(', ');
}
