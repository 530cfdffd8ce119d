import { getCosts } from '@patio/contract/trading/costs/get-costs.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { costQuote, type CostQuote } from './cost-quote.ts';

/** How an offer would be received: pickup 'N', a CEP, a state, '' unknown; one of the user's addresses; or as agreed with a bid or proposal. */
type Receiving = string | { readonly address: number } | { readonly agreed: 'lance' | 'proposta' };

/** The terms of an offer for one way of receiving it; null when they could not be loaded. */
export function loadCosts(code: number, way: Receiving): Promise<CostQuote | null> {
  return browserCall(getCosts, { params: { id: code }, query: queryOf(way) }).then(costQuote, () => null);
}

function queryOf(way: Receiving) {
  if (typeof way === 'object') return 'address' in way ? { endereco: way.address } : { acordo: way.agreed };
  if (way === '') return {};
  if (way === 'N') return { frete: 'N' as const };
  return /^\d{8}$/.test(way) ? { cep: way } : { uf: way };
}
