import { getCosts } from '@patio/contract/costs/get-costs.ts';
import { browserCall } from '../../platform/api/browser-api.ts';
import { costTerms, type CostTerms } from './cost-terms.ts';

/** The terms of an offer for delivery to a state, or to none yet (''); null when they could not be loaded. */
export function loadCosts(code: number, state: string): Promise<CostTerms | null> {
  return browserCall(getCosts, { params: { id: code }, query: state === '' ? {} : { uf: state } }).then(
    costTerms,
    () => null,
  );
}
