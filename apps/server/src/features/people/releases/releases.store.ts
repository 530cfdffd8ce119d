import type { ReleaseKind } from '@patio/domain/people/limits/release-problem.ts';
import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** A release with the name of who granted it. Instants in epoch milliseconds UTC. */
export interface ReleaseRow {
  readonly id: number;
  readonly kind: ReleaseKind;
  readonly extra: number;
  readonly until: number;
  readonly reason: string;
  readonly granted_by: string | null;
  readonly granted_at: number | null;
  readonly withdrawn_at: number | null;
}

/** The user of the release, with what a notification needs. */
export interface Receiver {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly idiom: Idiom | null;
}

export interface NewRelease {
  readonly accountId: number;
  readonly kind: ReleaseKind;
  readonly extra: number;
  readonly until: number;
  readonly reason: string;
  readonly staffId: number;
  readonly at: number;
}

const columns = `r.id, r.kind, r.extra, r.until, r.reason, g.name as granted_by, r.granted_at, r.withdrawn_at
  from limit_release r left join account g on g.id = r.granted_by`;

const list = statement({
  name: 'releases.list',
  text: `select ${columns} where r.account_id = $1 order by r.id desc limit 200`,
});

const find = statement({ name: 'releases.find', text: `select ${columns} where r.id = $1` });

const lockReceiver = statement({
  name: 'releases.lock-receiver',
  text: 'select id, email, name, idiom from account where id = $1 for no key update',
});

const same = statement({
  name: 'releases.same',
  text: `select id from limit_release where account_id = $1 and kind = $2 and extra = $3 and until = $4 and reason = $5
           and granted_by = $6 and granted_at >= $7 and withdrawn_at is null order by id desc limit 1`,
});

const insert = statement({
  name: 'releases.insert',
  text: `insert into limit_release (account_id, kind, extra, until, reason, granted_by, granted_at)
         values ($1, $2, $3, $4, $5, $6, $7) returning id`,
});

const lock = statement({
  name: 'releases.lock',
  text: `select id, kind, extra, until, withdrawn_at from limit_release where id = $1 and account_id = $2 for update`,
});

const withdraw = statement({
  name: 'releases.withdraw',
  text: 'update limit_release set withdrawn_at = $2 where id = $1',
});

/** The releases of an account, newest first, 200 at most. */
export function releasesOf(queries: Queries, accountId: number): Promise<ReleaseRow[]> {
  return queries.rows(list, [accountId]);
}

/** What changes releases, in one transaction. */
export function releaseWriter(transaction: Transaction) {
  return {
    /** Locks the account: its releases are changed one after the other. */
    lockReceiver: (accountId: number) => transaction.row(lockReceiver, [accountId]),
    find: (id: number) => transaction.row(find, [id]),
    /** The number of an equal release granted since an instant. */
    sameSince: async (release: NewRelease, since: number): Promise<number | null> => {
      const { accountId, kind, extra, until, reason, staffId } = release;
      const given = [accountId, kind, extra, new Date(until), reason, staffId, new Date(since)];
      return (await transaction.row(same, given))?.id ?? null;
    },
    insert: async (release: NewRelease): Promise<number> => {
      const { accountId, kind, extra, until, reason, staffId, at } = release;
      const given = [accountId, kind, extra, new Date(until), reason, staffId, new Date(at)];
      const row = await transaction.row(insert, given);
      if (!row) throw new Error('The release was not written.');
      return row.id;
    },
    lock: (id: number, accountId: number) => transaction.row(lock, [id, accountId]),
    withdraw: (id: number, at: number) => transaction.run(withdraw, [id, new Date(at)]),
  };
}
