import { house } from '../../../platform/house/house.ts';
import type { Idiom } from '../../../platform/i18n/idiom.ts';
import type { PolicyText } from './policy-text.ts';

/** The privacy policy for partners, for a screen that shows it in place. Errors: its text could not be fetched. */
export async function partnerPolicy(idiom: Idiom): Promise<PolicyText> {
  const write =
    idiom === 'EN'
      ? (await import('./texts/en/partner.ts')).partnerPolicyEn
      : (await import('./texts/ptbr/partner.ts')).partnerPolicyPt;
  return write(house());
}
