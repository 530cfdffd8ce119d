import type { recordDeposit as contract } from '@patio/contract/people/identity/record-deposit.ts';
import { centavosFromReais, reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { trustLevel } from '@patio/domain/people/trust/trust-level.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { limitNow } from './decide-identity.ts';
import { identityWriter } from './identity.store.ts';
import { notifyDeposit } from './notify-identity.ts';

/** Sets the current deposit, replacing the previous one; audited, and the user is notified (rule 0.26). */
export const recordDeposit =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id }, body: { valor, anterior, motivo: reason }, fail }, { actor }) => {
    const at = deps.clock.now();
    const held = centavosFromReais(valor) ?? 0;
    return deps.database.transact(async (transaction) => {
      const writer = identityWriter(transaction);
      const person = await writer.lockApplicant(id);
      if (!person) return fail('user-not-found');
      // A deposit can be returned whatever the state of the verification.
      if (!person.identity_verified && held > person.deposit_cents) return fail('not-verified');
      const before = person.deposit_cents;
      if (held !== before && anterior !== undefined && centavosFromReais(anterior) !== before)
        return fail('deposit-changed');
      if (held !== before) {
        const staffId = actor.accountId;
        const entry = await writer.holdDeposit({ accountId: id, cents: held, reason, staffId, at });
        await recordAudit(transaction, {
          actorId: staffId,
          action: 'record-deposit',
          subject: `account ${id}`,
          details: { reason },
          before: { deposit: before },
          after: { deposit: held },
          at,
        });
        const limit = await limitNow(deps, transaction, id, at);
        await notifyDeposit(deps, transaction, { person, held, limit, entry, at });
      }
      const trust = { emailConfirmed: person.email_confirmed, identityVerified: person.identity_verified };
      return {
        data: {
          caucao: reaisFromCentavos(held),
          nivel: trustLevel({ ...trust, deposit: held }),
          limite: reaisFromCentavos(await limitNow(deps, transaction, id, at)),
        },
      };
    });
  };
