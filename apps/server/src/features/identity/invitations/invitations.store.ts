import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { StaffRole } from '@patio/domain/staff/staff-role.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** An invitation to work for the house or a store, or to buy for a company. Instants are epoch milliseconds UTC. */
export interface InvitationRow {
  readonly code: number;
  readonly email: string;
  readonly name: string;
  /** Null: an employee of a company, or a user of a store. */
  readonly staff_role: StaffRole | null;
  readonly employer_id: number | null;
  readonly employer: string | null;
  readonly partner_id: number | null;
  readonly store: string | null;
  readonly registration: string | null;
  readonly idiom: Idiom;
  readonly inviter_id: number | null;
  /** Null: the operator, by a command. */
  readonly inviter: string | null;
  readonly invited_at: number;
  readonly sent_at: number;
  readonly expires_at: number;
  readonly outcome: 'accepted' | 'cancelled' | 'replaced' | null;
}

export interface NewInvitation {
  readonly email: string;
  readonly name: string;
  readonly staffRole: StaffRole | null;
  readonly employerId: number | null;
  readonly partnerId: number | null;
  readonly registration: string | null;
  readonly idiom: Idiom;
  readonly invitedBy: number | null;
}

/** The link of an invitation. Instants are epoch milliseconds UTC. */
export interface SentLink {
  readonly tokenHash: Buffer;
  readonly at: number;
  readonly expiresAt: number;
}

const columns = `select i.code, i.email, i.name, i.staff_role, i.employer_id, coalesce(e.trade_name, e.name) as employer, i.partner_id, p.name as store, i.registration,
    i.idiom, i.invited_by as inviter_id, case when b.id is not null then concat_ws(' ', b.name, nullif(b.surname, '')) end as inviter,
    i.invited_at, i.sent_at, i.expires_at, i.outcome
  from account_invitation i left join account b on b.id = i.invited_by left join account e on e.id = i.employer_id
    left join partner p on p.id = i.partner_id`;

const byToken = statement({ name: 'invitations.by-token', text: `${columns} where i.token_hash = $1` });
const lockByToken = statement({
  name: 'invitations.lock-by-token',
  text: `${columns} where i.token_hash = $1 for update of i`,
});
const lockByCode = statement({
  name: 'invitations.lock-by-code',
  text: `${columns} where i.code = $1 for update of i`,
});
const openTo = statement({
  name: 'invitations.lock-open-to',
  text: `${columns} where i.email = $1 and i.outcome is null for update of i`,
});
const ofStaff = statement({
  name: 'invitations.of-staff',
  text: `${columns} where i.staff_role is not null and i.outcome is null order by i.code desc limit 200`,
});
const ofEmployer = statement({
  name: 'invitations.of-employer',
  text: `${columns} where i.employer_id = $1 and i.outcome is null order by i.code desc limit 200`,
});
const ofStore = statement({
  name: 'invitations.of-store',
  text: `${columns} where i.partner_id = $1 and i.outcome is null order by i.code desc limit 200`,
});
const one = statement({ name: 'invitations.by-code', text: `${columns} where i.code = $1` });
const insert = statement({
  name: 'invitations.insert',
  text: `insert into account_invitation (email, name, staff_role, employer_id, partner_id, registration, idiom, invited_by, token_hash, invited_at,
      sent_at, expires_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11) on conflict do nothing returning code`,
});
const renew = statement({
  name: 'invitations.renew',
  text: 'update account_invitation set token_hash = $2, sent_at = $3, expires_at = $4 where code = $1',
});
const end = statement({
  name: 'invitations.end',
  text: 'update account_invitation set outcome = $2, account_id = $3, ended_at = $4 where code = $1',
});
const cancelOfStore = statement({
  name: 'invitations.cancel-of-store',
  text: `update account_invitation set outcome = 'cancelled', ended_at = $2 where partner_id = $1 and outcome is null`,
});
const forget = statement({
  name: 'invitations.forget',
  text: 'delete from account_invitation where coalesce(ended_at, expires_at) < $1',
});

/** The invitation of a link; undefined for an unknown one. */
export function invitationByToken(queries: Queries, tokenHash: Buffer): Promise<InvitationRow | undefined> {
  return queries.row(byToken, [tokenHash]);
}

/** Those to the team that wait, the latest first. */
export function openStaffInvitations(queries: Queries): Promise<InvitationRow[]> {
  return queries.rows(ofStaff);
}

/** Those to employees of a company that wait, the latest first. */
export function openEmployeeInvitations(queries: Queries, employerId: number): Promise<InvitationRow[]> {
  return queries.rows(ofEmployer, [employerId]);
}

/** Those to users of a store that wait, the latest first. */
export function openStoreInvitations(queries: Queries, partnerId: number): Promise<InvitationRow[]> {
  return queries.rows(ofStore, [partnerId]);
}

/** An invitation by its number. */
export function invitationByCode(queries: Queries, code: number): Promise<InvitationRow | undefined> {
  return queries.row(one, [code]);
}

/** Changes invitations; what it locks stays locked until the transaction ends. */
export function invitationWriter(transaction: Transaction) {
  return {
    lockByToken: (tokenHash: Buffer): Promise<InvitationRow | undefined> =>
      transaction.row(lockByToken, [tokenHash]),
    lock: (code: number): Promise<InvitationRow | undefined> => transaction.row(lockByCode, [code]),
    lockOpenTo: (email: string): Promise<InvitationRow | undefined> => transaction.row(openTo, [email]),
    /** Null: there is an open one to this address already. */
    insert: async (given: NewInvitation, link: SentLink): Promise<number | null> => {
      const row = await transaction.row(insert, [
        given.email,
        given.name,
        given.staffRole,
        given.employerId,
        given.partnerId,
        given.registration,
        given.idiom,
        given.invitedBy,
        link.tokenHash,
        new Date(link.at),
        new Date(link.expiresAt),
      ]);
      return row?.code ?? null;
    },
    renew: async (code: number, link: SentLink): Promise<void> => {
      await transaction.run(renew, [code, link.tokenHash, new Date(link.at), new Date(link.expiresAt)]);
    },
    accept: async (code: number, accountId: number, at: number): Promise<void> => {
      await transaction.run(end, [code, 'accepted', accountId, new Date(at)]);
    },
    end: async (code: number, outcome: 'cancelled' | 'replaced', at: number): Promise<void> => {
      await transaction.run(end, [code, outcome, null, new Date(at)]);
    },
  };
}

/** Cancels those to users of a store that wait. `now` in epoch milliseconds UTC. */
export async function cancelStoreInvitations(
  transaction: Transaction,
  partnerId: number,
  now: number,
): Promise<void> {
  await transaction.run(cancelOfStore, [partnerId, new Date(now)]);
}

/** Deletes invitations that ended or expired before an instant (epoch milliseconds UTC). */
export async function forgetInvitations(queries: Queries, before: number): Promise<void> {
  await queries.run(forget, [new Date(before)]);
}
