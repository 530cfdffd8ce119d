import type { listConsents as contract } from '@patio/contract/identity/consents/list-consents.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { presentConsent } from './consents.present.ts';
import { consentHistory } from './consents.store.ts';
import type { ConsentRecord } from '@patio/contract/identity/consents/record-consent.ts';
import type { Queries } from '../../../platform/db/database.ts';

/** The history of a user's cookie answers, latest first. */
export const listConsents =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }, { actor }) => {
    const rows = await consentHistory(database, actor?.accountId ?? null, query.identificador ?? null);
    return { data: rows.map(presentConsent) };
  };

/** An account's cookie answers, latest first. */
export async function answersOf(queries: Queries, accountId: number): Promise<ConsentRecord[]> {
  return (await consentHistory(queries, accountId, null)).map(presentConsent);
}
