import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import type { setStateRegistration as contract } from '@patio/contract/people/state-registration/set-state-registration.ts';
import { isStateRegistration } from '@patio/domain/people/state-registration/is-state-registration.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { correctRegistration } from '../../identity/account-records/public.ts';
import { notifyRegistration } from './notify-registration.ts';
import { lockCompany } from './state-registration.store.ts';

/**
 * Sets what a company cannot change itself; audited with its proof, and the owner is notified. The same again changes nothing, and what is
 * only written differently is no news.
 */
export const setStateRegistration =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id }, body, fail }, { actor, idiom, now }) => {
    const after = { registration: body.inscricao || null, exempt: body.isento };
    if (!isStateRegistration(after))
      throw new ApiError('invalid-fields', {
        erros: [fieldText('state-registration-invalid', 'inscricao', idiom)],
      });
    await deps.database.transact(async (transaction) => {
      const company = await lockCompany(transaction, id);
      if (!company) return fail('user-not-found');
      if (company.kind !== 'J') return fail('not-a-company');
      const before = {
        registration: company.state_registration || null,
        exempt: company.state_registration_exempt,
      };
      if (before.registration === after.registration && before.exempt === after.exempt) return undefined;
      const { anterior: read } = body;
      if ((read.inscricao || null) !== before.registration || read.isento !== before.exempt)
        return fail('state-registration-changed');
      await correctRegistration(transaction, id, after);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'set-state-registration',
        subject: `account ${id}`,
        details: { proof: body.prova, reason: body.motivo },
        before,
        after,
        at: now,
      });
      if (before.exempt !== after.exempt || bare(before.registration) !== bare(after.registration))
        await notifyRegistration(deps, transaction, { company, ...after, reason: body.motivo, now });
      return undefined;
    });
    return undefined;
  };

/** A registration without dots, slashes and hyphens. */
const bare = (registration: string | null): string => (registration ?? '').replaceAll(/[^\dA-Za-z]/g, '');
