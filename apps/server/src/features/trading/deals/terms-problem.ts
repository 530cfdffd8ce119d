import { ApiError } from '../../../platform/http/api-error.ts';
import type { DealFacts } from './deal-facts.store.ts';
import type { DealTerms } from './deal-terms.ts';
import { incompleteProblem } from './incomplete-problem.ts';

/** What is wrong with where a deal goes: who deals has told who they are and where they live; a stated address is their own, and delivery needs one. */
export function termsProblem(terms: DealTerms, facts: DealFacts): ApiError | null {
  const incomplete = incompleteProblem(facts);
  if (incomplete) return incomplete;
  if (terms.freight === 'N' && terms.addressCode === null) return null;
  return facts.address_known ? null : new ApiError('address-needed');
}
