import type { recordConsent as contract } from '@patio/contract/consents/record-consent.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../deps.ts';
import type { Handler } from '../../platform/http/serve.ts';
import { presentConsent } from './consents.present.ts';
import { consentsSince, insertConsent, latestConsent } from './consents.store.ts';

const DAY_MS = 86_400_000;
/** Nobody changes his mind more often in a day. */
const MOST_A_DAY = 50;

/** Keeps an answer about cookies, unless the browser's last one says the same for the same account. */
export const recordConsent =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ body, fail }, { actor, now }) => {
    const { versao, permitidos, identificador } = body;
    const accountId = actor?.accountId ?? null;
    const last = await latestConsent(database, identificador);
    if (last !== undefined && last.account_id === accountId) {
      const known = presentConsent(last);
      if (known.versao === versao && sameKinds(known.permitidos, permitidos)) return { data: known };
    }
    if ((await consentsSince(database, identificador, now - DAY_MS)) >= MOST_A_DAY) {
      return fail('too-many-requests');
    }
    await insertConsent(database, {
      consentId: identificador,
      accountId,
      version: versao,
      allowed: permitidos,
      at: now,
    });
    return { data: { versao, permitidos: [...new Set(permitidos)], quando: isoInstant(now) } };
  };

function sameKinds(one: readonly string[], other: readonly string[]): boolean {
  return one.every((kind) => other.includes(kind)) && other.every((kind) => one.includes(kind));
}
