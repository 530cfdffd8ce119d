import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { invite, inviteAgain, type Invited } from './invite.ts';
import { invitationWriter } from './invitations.store.ts';
import { linkAddress } from './send-invitation.ts';
import { lockAdministrators } from './team.store.ts';

const onlyOne = statement({
  name: 'invitations.one-at-a-time',
  text: `select pg_advisory_xact_lock(hashtext('patio.invite-administrator'))`,
});

export interface InvitedAdministrator {
  /** In lower case. */
  readonly email: string;
  readonly name: string;
  /** Also while there is an administrator. */
  readonly another: boolean;
  /** Epoch milliseconds UTC. */
  readonly now: number;
}

/** `exists`: there is an administrator already. */
export type AdministratorInvited =
  | { readonly kind: 'exists' }
  | { readonly kind: 'invited'; readonly link: string };

/**
 * Invites an administrator without a signed-in user: the first one of an installation, by its operator. The same address again gets another
 * link. Errors: those of `invitationRefusal`.
 */
export function inviteAdministrator(
  deps: Pick<ServerDeps, 'config' | 'database'>,
  given: InvitedAdministrator,
): Promise<AdministratorInvited> {
  return deps.database.transact(async (transaction) => {
    await transaction.run(onlyOne);
    const exists = (await lockAdministrators(transaction)).length > 0;
    if (exists && !given.another) return { kind: 'exists' };
    const { invitation, link } = await inviteOrAgain(deps, transaction, given);
    await recordAudit(transaction, {
      actorId: null,
      command: 'create-admin',
      action: 'invite-administrator',
      subject: `invitation ${invitation.code}`,
      details: { role: 'administrator' },
      at: given.now,
    });
    return { kind: 'invited', link: linkAddress(deps.config, link.token) };
  });
}

async function inviteOrAgain(
  deps: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  { email, name, now }: InvitedAdministrator,
): Promise<Invited> {
  const open = await invitationWriter(transaction).lockOpenTo(email);
  if (open?.staff_role === 'administrator') return inviteAgain(deps, transaction, open, now);
  const to = { staffRole: 'administrator', employerId: null, partnerId: null, registration: null } as const;
  return invite(deps, transaction, { email, name, ...to, idiom: 'PTBR', invitedBy: null }, now);
}
