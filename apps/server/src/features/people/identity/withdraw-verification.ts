import type { withdrawVerification as contract } from '@patio/contract/people/identity/withdraw-verification.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { limitNow } from './decide-identity.ts';
import { identityWriter } from './identity.store.ts';
import { notifyDecided } from './notify-identity.ts';

/** Existing deals stand; only new ones use the lower limit. */
export const withdrawVerification =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id }, body: { motivo: reason }, fail }, { actor }) => {
    const at = deps.clock.now();
    await deps.database.transact(async (transaction) => {
      const writer = identityWriter(transaction);
      const person = await writer.lockApplicant(id);
      if (!person) return fail('user-not-found');
      if (!person.identity_verified) return fail('not-verified');
      await writer.verify(id, null);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'withdraw-verification',
        subject: `account ${id}`,
        details: { reason },
        before: { verified: true },
        after: { verified: false },
        at,
      });
      const limit = await limitNow(deps, transaction, id, at);
      await notifyDecided(deps, transaction, {
        person,
        what: 'withdrawn',
        reason,
        limit,
        key: `withdrawn-${id}-${at}`,
        at,
      });
    });
  };
