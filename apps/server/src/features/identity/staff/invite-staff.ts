import type { inviteStaff as contract } from '@patio/contract/identity/staff/invite-staff.ts';
import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import { isEmail, normalizeEmail } from '@patio/domain/validation/email.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { invite, limitInvitations } from '../invitations/public.ts';
import { presentInvitation } from './staff.present.ts';

/** Invites a user to the team, by mail; audited. */
export const inviteStaff =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body }, context) => {
    const { actor, idiom, now } = context;
    const email = normalizeEmail(body.email);
    if (!isEmail(email))
      throw new ApiError('invalid-fields', { erros: [fieldText('email-invalid', 'email', idiom)] });
    await limitInvitations(deps, email, context);
    const role = body.papel;
    const invitation = await deps.database.transact(async (transaction) => {
      const given = {
        email,
        name: body.nome,
        staffRole: role,
        employerId: null,
        partnerId: null,
        registration: null,
      };
      const made = await invite(deps, transaction, { ...given, idiom, invitedBy: actor.accountId }, now);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'invite-staff',
        subject: `invitation ${made.invitation.code}`,
        details: { role },
        before: { invited: false },
        after: { invited: true },
        at: now,
      });
      return made.invitation;
    });
    return { data: presentInvitation({ ...invitation, staff_role: role }, now) };
  };
