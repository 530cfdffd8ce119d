import type { requestAccessChange as contract } from '@patio/contract/people/account-access/request-access-change.ts';
import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import { isUsername } from '@patio/domain/people/account-access/access-change.ts';
import { isEmail, normalizeEmail } from '@patio/domain/validation/email.ts';
import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { presentAccessChange, STORED_KINDS } from './access-changes.present.ts';
import { beginAccessChange } from './begin-access-change.ts';
import { limitAccessChanges } from './limit-access-changes.ts';

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
    const made = await deps.database.transact((transaction) =>
      beginAccessChange(deps, transaction, { accountId, kind, next, reason: body.motivo, actor, now }),
    );
    return { data: presentAccessChange(made) };
  };
