import { decideRoleChange, type AskedRole } from '@patio/domain/identity/staff/role-change.ts';
import type { StaffRole } from '@patio/domain/staff/staff-role.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { enqueueMail, messages } from '../../messaging/mail/public.ts';
import {
  colleagueOf,
  lockAdministrators,
  mailTeamNews,
  setStaffRole,
  type Colleague,
} from '../invitations/public.ts';
import { endOfficeSessions } from '../sessions/public.ts';
import { lockRoleHolder } from './staff.store.ts';

interface Change extends AskedRole {
  readonly accountId: number;
  /** Epoch milliseconds UTC. */
  readonly now: number;
}

/**
 * Gives a member of the team another role, or none: then their sessions of the back office end. They are mailed, and the other
 * administrators when there is one more or less; audited. Errors: those of `decideRoleChange`.
 */
export async function setRole(deps: ServerDeps, change: Change): Promise<void> {
  const { accountId, by, from, to, now } = change;
  await deps.database.transact(async (transaction) => {
    const administrators = await lockAdministrators(transaction);
    const holder = (await lockRoleHolder(transaction, accountId)) ?? null;
    const decided = decideRoleChange(
      holder,
      change,
      administrators.map(({ id }) => id),
    );
    if (decided.kind === 'refused') throw new ApiError(decided.reason);
    if (decided.kind === 'unchanged') return;
    await setStaffRole(transaction, accountId, to);
    if (to === null) await endOfficeSessions(transaction, accountId, now);
    await recordAudit(transaction, {
      actorId: by,
      action: to === null ? 'end-staff-role' : 'change-staff-role',
      subject: `account ${accountId}`,
      before: { role: from },
      after: { role: to },
      at: now,
    });
    const person = await colleagueOf(transaction, accountId);
    if (!person) return;
    await mailPerson(deps, transaction, person, change);
    await mailAdministrators(deps, transaction, { person, administrators, change });
  });
}

async function mailPerson(
  { config: { brand, publicUrl } }: ServerDeps,
  transaction: Transaction,
  { email, name, idiom }: Colleague,
  { from, to, now }: { readonly from: StaffRole; readonly to: StaffRole | null; readonly now: number },
): Promise<void> {
  const officeAddress = `${publicUrl}/painel`;
  const content = messages.roleChanged({ brand, idiom: idiom ?? 'PTBR', name, from, to, officeAddress });
  await enqueueMail(transaction, { to: email, ...content, now });
}

async function mailAdministrators(
  deps: ServerDeps,
  transaction: Transaction,
  {
    person,
    administrators,
    change: { by, from, to, now },
  }: {
    readonly person: Colleague;
    readonly administrators: readonly Colleague[];
    readonly change: Change;
  },
): Promise<void> {
  if ((from === 'administrator') === (to === 'administrator')) return;
  const kind = to === 'administrator' ? 'administrator-made' : 'administrator-unmade';
  const actor = administrators.find(({ id }) => id === by)?.name ?? deps.config.brand.name;
  const others = administrators.filter(({ id }) => id !== by && id !== person.id);
  await mailTeamNews(deps, transaction, others, { person: person.name, news: { kind, by: actor }, now });
}
