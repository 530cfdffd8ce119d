import type { decideIdentity as contract } from '@patio/contract/people/identity/decide-identity.ts';
import { saoPauloMonth } from '@patio/domain/time/sao-paulo.ts';
import { exposureLimit } from '@patio/domain/people/trust/exposure-limit.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { limitedAccount, usageOf } from '../limits/public.ts';
import { presentRequest } from './identity.present.ts';
import { identityReader, identityWriter } from './identity.store.ts';
import { notifyDecided } from './notify-identity.ts';

/** Staff answer a request, once, even if two of them do so concurrently; audited, and the user is notified. */
export const decideIdentity =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id: code }, body: { aceita, motivo: reason }, fail }, { actor }) => {
    const at = deps.clock.now();
    const row = await deps.database.transact(async (transaction) => {
      const writer = identityWriter(transaction);
      const seen = await identityReader(transaction).find(code);
      // The account first: requests and deposits of one account are changed one after the other.
      const person = seen && (await writer.lockApplicant(seen.account_id));
      const request = person && (await writer.lockRequest(code));
      if (!request) return fail('identity-request-not-found');
      if (person.id === actor.accountId) return fail('own-identity');
      if (request.state !== 'open') return fail('identity-request-decided');
      const state = aceita ? 'accepted' : 'refused';
      await writer.decide(code, { state, reason, staffId: actor.accountId, at });
      if (aceita) await writer.verify(person.id, at);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'decide-identity',
        subject: `account ${person.id}`,
        details: { request: code, accepted: aceita, reason },
        before: { verified: person.identity_verified },
        after: { verified: aceita || person.identity_verified },
        at,
      });
      const limit = await limitNow(deps, transaction, person.id, at);
      await notifyDecided(deps, transaction, {
        person,
        what: state,
        reason,
        limit,
        key: `decided-${code}`,
        at,
      });
      return identityReader(transaction).find(code);
    });
    return row ? { data: presentRequest(row) } : fail('identity-request-not-found');
  };

/** The current exposure limit of an account, in centavos. */
export async function limitNow(
  { config }: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  accountId: number,
  at: number,
): Promise<number> {
  const usage = await usageOf(transaction, accountId, saoPauloMonth(at).from, at);
  return usage ? exposureLimit(limitedAccount(usage), config.rules.exposure) : 0;
}
