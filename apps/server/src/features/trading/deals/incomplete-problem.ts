import { DEAL_FIELDS } from '@patio/domain/identity/accounts/account-fields.ts';
import { keyed } from '@patio/domain/tables/keyed.ts';
import {
  missingForDeal,
  missingStep,
  type DealerField,
} from '@patio/domain/trading/deals/missing-for-deal.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { DealFacts } from './deal-facts.store.ts';
import type { DealTerms } from './deal-terms.ts';

const onWire: Readonly<Record<DealerField, string>> = {
  ...keyed(
    DEAL_FIELDS,
    ({ key }) => key,
    ({ wire }): string => wire,
  ),
  address: 'endereco',
};

/**
 * Calls cannot skip the steps of the flow: 422 while personal data or an address are missing, null once they are complete. `faltam` lists
 * the fields, separated by commas, `etapa` is the step of the flow for the first of them. Errors: `personal-data-needed`,
 * `own-address-needed`.
 */
export function incompleteProblem(facts: DealFacts): ApiError | null {
  const missing = missingForDeal({
    kind: facts.person_kind,
    name: facts.person_name,
    surname: facts.person_surname,
    document: facts.document,
    phone: facts.person_phone,
    birth: facts.person_birth,
    tradeName: facts.person_trade_name,
    registration: facts.person_registration,
    hasAddress: facts.has_address,
  });
  const etapa = missingStep(missing);
  if (etapa === null) return null;
  return new ApiError(etapa === 0 ? 'personal-data-needed' : 'own-address-needed', {
    extra: { etapa, faltam: missing.map((field) => onWire[field]).join(',') },
  });
}

/** Problems with the delivery of a deal: the buyer's personal data and address must be complete; a given address must be their own, and delivery needs one. */
export function termsProblem(terms: DealTerms, facts: DealFacts): ApiError | null {
  const incomplete = incompleteProblem(facts);
  if (incomplete) return incomplete;
  if (terms.freight === 'N' && terms.addressCode === null) return null;
  return facts.address_known ? null : new ApiError('address-needed');
}
