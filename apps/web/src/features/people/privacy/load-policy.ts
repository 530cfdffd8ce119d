import { getText } from '@patio/contract/catalogue/content/get-text.ts';
import type { LoaderApi } from '../../../platform/api/loader-api.ts';
import { house } from '../../../platform/house/house.ts';
import type { PolicyText } from './policy-text.ts';
import { customerPolicyEn } from './texts/en/customer.ts';
import { partnerPolicyEn } from './texts/en/partner.ts';
import { customerPolicyPt } from './texts/ptbr/customer.ts';
import { partnerPolicyPt } from './texts/ptbr/partner.ts';

export type PolicyName = 'customer' | 'partner';

/** A policy, and the content editor's text that replaces its body (sanitised HTML); null if there is none. */
export interface LoadedPolicy {
  readonly policy: PolicyText;
  readonly html: string | null;
}

const POLICIES = {
  customer: { key: 'politica_privacidade', PTBR: customerPolicyPt, EN: customerPolicyEn },
  partner: { key: 'politica_privacidade_parceiro', PTBR: partnerPolicyPt, EN: partnerPolicyEn },
} as const;

/** Loads a policy in the visitor’s language. Runs on the server, where its texts stay (C-105) but for a dialog that shows one (`partnerPolicy`). */
export async function loadPolicy(api: LoaderApi, name: PolicyName): Promise<LoadedPolicy> {
  const chosen = POLICIES[name];
  const written = await api.attempt(getText, { params: { key: chosen.key } });
  return { policy: chosen[api.idiom](house()), html: written?.html.trim() || null };
}
