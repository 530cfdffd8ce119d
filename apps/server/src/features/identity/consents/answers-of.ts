import type { ConsentRecord } from '@patio/contract/identity/consents/record-consent.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { presentConsent } from './consents.present.ts';
import { consentHistory } from './consents.store.ts';

/** What an account answered about cookies, the latest first. */
export async function answersOf(queries: Queries, accountId: number): Promise<ConsentRecord[]> {
  return (await consentHistory(queries, accountId, null)).map(presentConsent);
}
