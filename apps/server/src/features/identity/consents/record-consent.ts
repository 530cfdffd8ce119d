import type { recordConsent as contract } from '@patio/contract/identity/consents/record-consent.ts';
import { OPTIONAL_KINDS } from '@patio/domain/identity/consents/consent.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { presentConsent } from './consents.present.ts';
import { consentsSince, insertConsent, latestConsent, lockConsents } from './consents.store.ts';

const DAY_MS = 86_400_000;
/** More often than anyone changes their mind in a day. */
const MOST_A_DAY = 50;

/** Stores a cookie answer, unless the browser's last one is equal and for the same account. */
export const recordConsent =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ body, fail }, { actor, now }) => {
    const { versao, permitidos, identificador } = body;
    const accountId = actor?.accountId ?? null;
    const at = await database.transact(async (transaction) => {
      await lockConsents(transaction, identificador);
      const last = await latestConsent(transaction, identificador);
      if (last !== undefined && last.account_id === accountId) {
        const known = presentConsent(last);
        if (known.versao === versao && sameKinds(known.permitidos, permitidos)) return last.given_at;
      }
      if ((await consentsSince(transaction, identificador, now - DAY_MS)) >= MOST_A_DAY) {
        return fail('too-many-requests');
      }
      const given = { version: versao, allowed: permitidos, at: now };
      await insertConsent(transaction, { consentId: identificador, accountId, ...given });
      return now;
    });
    return {
      data: {
        versao,
        permitidos: OPTIONAL_KINDS.filter((kind) => permitidos.includes(kind)),
        quando: isoInstant(at),
      },
    };
  };

function sameKinds(one: readonly string[], other: readonly string[]): boolean {
  return one.every((kind) => other.includes(kind)) && other.every((kind) => one.includes(kind));
}
