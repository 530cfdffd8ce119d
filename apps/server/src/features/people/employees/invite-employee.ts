import type { inviteEmployee as contract } from '@patio/contract/people/employees/invite-employee.ts';
import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import { employerRefusal } from '@patio/domain/people/employees/employer.ts';
import { isEmail, normalizeEmail } from '@patio/domain/validation/email.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import {
  colleagueOf,
  invite,
  limitInvitations,
  lockEmployer,
  mailEmployer,
} from '../../identity/invitations/public.ts';
import { presentEmployeeInvitation } from './employees.present.ts';

/** Invites an employee of a company by mail, and mails the company; audited. */
export const inviteEmployee =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id: employerId }, body }, context) => {
    const { actor, idiom, now } = context;
    const email = normalizeEmail(body.email);
    if (!isEmail(email))
      throw new ApiError('invalid-fields', { erros: [fieldText('email-invalid', 'email', idiom)] });
    await limitInvitations(deps, email, context);
    const invitation = await deps.database.transact(async (transaction) => {
      await requireEmployer(transaction, employerId);
      const to = { staffRole: null, employerId, partnerId: null, registration: body.matricula };
      const given = { email, name: body.nome, ...to, idiom, invitedBy: actor.accountId };
      const made = await invite(deps, transaction, given, now);
      const company = await colleagueOf(transaction, employerId);
      if (company)
        await mailEmployer(deps, transaction, company, { employee: body.nome, news: 'invited', now });
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'invite-employee',
        subject: `account ${employerId}`,
        details: { invitation: made.invitation.code },
        before: { invited: false },
        after: { invited: true },
        at: now,
      });
      return made.invitation;
    });
    return { data: presentEmployeeInvitation(invitation, now) };
  };

/** Locks the account of a company that may have employees. Errors: `user-not-found`, `employer-not-company`, `employer-blocked`. */
export async function requireEmployer(transaction: Transaction, employerId: number): Promise<void> {
  const row = await lockEmployer(transaction, employerId);
  if (!row) throw new ApiError('user-not-found');
  const { profile_code: profileCode, blocked, works } = row;
  const refusal = employerRefusal({ profileCode, blocked, works });
  if (refusal !== null) throw new ApiError(refusal);
}
