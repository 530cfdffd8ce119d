import type { requestAccessChange as contract } from '@patio/contract/people/account-access/request-access-change.ts';
import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import {
  accessChangeRefusal,
  COOLING_MS,
  isUsername,
} from '@patio/domain/people/account-access/access-change.ts';
import { isEmail, normalizeEmail } from '@patio/domain/validation/email.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { isNameTaken } from '../../identity/account-records/public.ts';
import { hashOf, newSecret } from '../../identity/sessions/public.ts';
import { presentAccessChange, STORED_KINDS } from './access-changes.present.ts';
import { accessChangeWriter } from './access-changes.store.ts';
import { limitAccessChanges } from './limit-access-changes.ts';
import { mailAccessChange } from './mail-access-change.ts';

/** Begins a change of e-mail or username; the present address can stop it, and a new one is mailed too. Audited. */
export const requestAccessChange =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id: accountId }, body }, context) => {
    const { actor, idiom, now } = context;
    const kind = STORED_KINDS[body.tipo];
    const next = kind === 'email' ? normalizeEmail(body.para) : body.para.trim();
    if (!(kind === 'email' ? isEmail(next) : isUsername(next))) {
      const message = kind === 'email' ? 'email-invalid' : 'username-invalid';
      throw new ApiError('invalid-fields', { erros: [fieldText(message, 'para', idiom)] });
    }
    await limitAccessChanges(deps, { accountId, next }, context);
    const made = await deps.database.transact(async (transaction) => {
      const writer = accessChangeWriter(transaction);
      const owner = await writer.owner(accountId);
      if (!owner) throw new ApiError('user-not-found');
      const { is_staff: isStaff, blocked, leaving } = owner;
      const current = kind === 'email' ? owner.email : owner.username;
      const byAdministrator = actor.staffRole === 'administrator';
      const refusal = accessChangeRefusal({ isStaff, blocked, leaving, current }, { next, byAdministrator });
      if (refusal !== null) throw new ApiError(refusal);
      if (await isNameTaken(transaction, accountId, next)) throw new ApiError('access-change-taken');
      const token = newSecret();
      const code = await writer.insert({
        accountId,
        kind,
        before: current,
        after: next,
        reason: body.motivo,
        tokenHash: hashOf(token),
        askedBy: actor.accountId,
        at: now,
        effectiveAt: now + COOLING_MS,
      });
      const change = code === null ? undefined : await writer.lock(code);
      if (!change) throw new ApiError('access-change-open');
      await mailAccessChange(deps, transaction, { owner, change, token, now });
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'request-access-change',
        subject: `account ${accountId}`,
        details: { reason: body.motivo },
        before: { [kind]: current },
        after: { [kind]: next },
        at: now,
      });
      return change;
    });
    return { data: presentAccessChange(made) };
  };
