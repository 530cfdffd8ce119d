import { ApiError } from '../../platform/http/api-error.ts';
import type { DealFacts } from './deal-facts.store.ts';
import type { DealTerms } from './deal-terms.ts';

/** Delivery needs an address of the buyer's own; pickup needs none, but a stated one must be his. */
export function addressProblem(terms: DealTerms, facts: DealFacts): ApiError | null {
  if (terms.freight === 'N' && terms.addressCode === null) return null;
  return facts.address_known ? null : new ApiError('address-needed');
}
