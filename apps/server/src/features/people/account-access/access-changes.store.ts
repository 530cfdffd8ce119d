import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { claim } from '../../../platform/queue/claim.store.ts';

/** A change of the e-mail or username of an account. Instants in epoch milliseconds UTC. */
export interface AccessChangeRow {
  readonly code: number;
  readonly account_id: number;
  readonly kind: 'email' | 'username';
  readonly before: string;
  readonly after: string;
  readonly reason: string;
  /** Name of the member of the team. */
  readonly asked_by: string;
  /** Whether they are an administrator now. */
  readonly by_administrator: boolean;
  readonly asked_at: number;
  readonly effective_at: number;
  readonly outcome: 'applied' | 'refused' | 'cancelled' | 'impossible' | null;
}

/** The account whose e-mail or username is changed. */
export interface AccessOwner {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly email_confirmed: boolean;
  readonly username: string;
  readonly idiom: Idiom | null;
  readonly is_staff: boolean;
  readonly blocked: boolean;
  readonly leaving: boolean;
}

const columns = `select c.code, c.account_id, c.kind, c.before, c.after, c.reason,
    concat_ws(' ', s.name, nullif(s.surname, '')) as asked_by, coalesce(s.staff_role = 'administrator', false) as by_administrator, c.asked_at, c.effective_at, c.outcome
  from access_change c join account s on s.id = c.asked_by`;

const list = statement({
  name: 'access-changes.list',
  text: `${columns} where c.account_id = $1 order by c.code desc limit 20`,
});
const lock = statement({
  name: 'access-changes.lock',
  text: `${columns} where c.code = $1 for no key update of c`,
});
const lockByToken = statement({
  name: 'access-changes.lock-by-token',
  text: `${columns} where c.token_hash = $1 for no key update of c`,
});
const due = statement({
  name: 'access-changes.due',
  text: claim('code', {
    from: 'access_change',
    where: 'outcome is null and effective_at <= $1',
    order: 'effective_at',
    limit: 1,
  }),
});
const insert = statement({
  name: 'access-changes.insert',
  text: `insert into access_change (account_id, kind, before, after, reason, token_hash, asked_by, asked_at, effective_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning code`,
});
const end = statement({
  name: 'access-changes.end',
  text: 'update access_change set outcome = $2, ended_at = $3 where code = $1',
});
const owner = statement({
  name: 'access-changes.lock-owner',
  text: `select id, name, email, email_confirmed_at is not null as email_confirmed, username, idiom, staff_role is not null as is_staff, blocked_at is not null as blocked,
      exists (select from personal_data_request r where r.account_id = a.id and r.kind = 'deletion' and r.state = 'open') as leaving
    from account a where id = $1 and erased_at is null for no key update`,
});

/** The changes of an account, newest first; at most 20. */
export function accessChangesOf(queries: Queries, accountId: number): Promise<AccessChangeRow[]> {
  return queries.rows(list, [accountId]);
}

export interface NewAccessChange {
  readonly accountId: number;
  readonly kind: AccessChangeRow['kind'];
  readonly before: string;
  readonly after: string;
  readonly reason: string;
  readonly tokenHash: Buffer;
  readonly askedBy: number;
  readonly at: number;
  readonly effectiveAt: number;
}

/** Changes them; what it locks stays locked until the transaction ends. */
export function accessChangeWriter(transaction: Transaction) {
  return {
    owner: (accountId: number): Promise<AccessOwner | undefined> => transaction.row(owner, [accountId]),
    lock: (code: number): Promise<AccessChangeRow | undefined> => transaction.row(lock, [code]),
    lockByToken: (hash: Buffer): Promise<AccessChangeRow | undefined> => transaction.row(lockByToken, [hash]),
    /** The number of one that counts from now on and that no other worker holds; undefined: there is none. */
    claimDue: async (now: number): Promise<number | undefined> =>
      (await transaction.row(due, [new Date(now)]))?.code,
    /** Null: another change of the account is on its way. */
    insert: async (given: NewAccessChange): Promise<number | null> => {
      const { accountId, kind, before, after, reason, tokenHash, askedBy, at, effectiveAt } = given;
      const instants = [new Date(at), new Date(effectiveAt)];
      const values = [accountId, kind, before, after, reason, tokenHash, askedBy, ...instants];
      return (await transaction.row(insert, values))?.code ?? null;
    },
    end: async (
      code: number,
      outcome: NonNullable<AccessChangeRow['outcome']>,
      at: number,
    ): Promise<void> => {
      await transaction.run(end, [code, outcome, new Date(at)]);
    },
  };
}
