import { broadcastsList } from '@patio/contract/messaging/notifications/broadcast.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import { listSource } from '../../../platform/lists/public.ts';
import { claim } from '../../../platform/queue/claim.store.ts';

/** The recipients of a broadcast; null does not narrow. `state` is the two letters of the main address. */
export interface Segment {
  readonly accountId: number | null;
  readonly profileCode: number | null;
  readonly state: string | null;
  readonly categoryCode: number | null;
}

export interface NewBroadcast extends Segment {
  readonly title: string;
  readonly body: string;
  readonly english: { readonly title: string; readonly body: string } | null;
  readonly attachment: { readonly guid: string; readonly name: string; readonly bytes: number } | null;
  readonly recipients: number;
  readonly hash: Buffer;
  readonly staffId: number;
  readonly now: number;
}

/** Instants in epoch milliseconds UTC. */
export interface BroadcastRow {
  readonly id: number;
  readonly title: string;
  readonly in_english: boolean;
  readonly account_id: number | null;
  readonly profile_code: number | null;
  readonly state: string | null;
  readonly category: string | null;
  readonly attachment_name: string | null;
  readonly recipients: number;
  readonly told: number;
  readonly sender: string;
  readonly created_at: number;
  readonly finished_at: number | null;
}

const members = `a.blocked_at is null
    and ($1::bigint is null or a.id = $1) and ($2::smallint is null or a.profile_code = $2)
    and ($3::int is null or exists (select from address d where d.account_id = a.id and d.main and d.state_code = $3))
    and ($4::int is null or exists (select from interest i where i.account_id = a.id and i.category_code = $4))`;

const stateCode = statement({ name: 'broadcasts.state', text: 'select code from state where uf = $1' });

const count = statement({
  name: 'broadcasts.count',
  text: `select count(*) as n from account a where ${members}`,
});

const from = `from broadcast b join account s on s.id = b.created_by left join state f on f.code = b.state_code
  left join category c on c.code = b.category_code`;

const base = statement({
  name: 'broadcasts.list',
  text: `select b.id, b.title, b.title_en is not null as in_english, b.account_id, b.profile_code, f.uf as state, c.name as category,
    b.attachment_name, b.recipients, b.told, s.name as sender, b.created_at, b.finished_at ${from}`,
});
const find = statement({ name: 'broadcasts.find', text: `${base.text} where b.id = $1` });

/** Where the list of broadcasts comes from. */
export const BROADCASTS = listSource(broadcastsList, {
  base,
  from,
  key: 'b.id',
  sorts: {
    em: { sql: 'b.created_at', type: 'timestamptz' },
    destinatarios: { sql: 'b.recipients', type: 'bigint' },
  },
  filters: { em: 'b.created_at', conta: 'b.account_id', terminada: 'b.finished_at is not null' },
  searched: { texts: ['b.title', 's.name'], codes: ['b.id'] },
});

const lockStaff = statement({
  name: 'broadcasts.lock-staff',
  text: 'select id from account where id = $1 for no key update',
});

const same = statement({
  name: 'broadcasts.same',
  text: `select id from broadcast where created_by = $1 and content_hash = $2 and created_at >= $3 order by id desc limit 1`,
});

const insert = statement({
  name: 'broadcasts.insert',
  text: `insert into broadcast (title, body, attachment_guid, attachment_name, attachment_bytes, account_id, profile_code, state_code,
      category_code, recipients, content_hash, created_by, created_at, title_en, body_en)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) returning id`,
});

const lockNext = statement({
  name: 'broadcasts.lock-next',
  text: claim('id, account_id, profile_code, state_code, category_code, last_account_id, created_at', {
    from: 'broadcast',
    where: 'finished_at is null',
    order: 'id',
    limit: 1,
  }),
});

const deliverBatch = statement({
  name: 'broadcasts.deliver-batch',
  text: `with people as (
      select a.id, a.idiom = 'EN' as english from account a where ${members} and a.id > $6 and a.created_at <= $7 order by a.id limit $8),
    notified as (
      insert into notification (account_id, title, body, attachment_guid, attachment_name, attachment_bytes, dedupe_key, created_at)
      select p.id, case when p.english then coalesce(b.title_en, b.title) else b.title end,
        case when p.english then coalesce(b.body_en, b.body) else b.body end, b.attachment_guid, b.attachment_name, b.attachment_bytes, 'broadcast:' || b.id, $9
      from people p, broadcast b where b.id = $5
      on conflict (account_id, dedupe_key) do nothing returning account_id)
    select (select max(id) from people) as last, (select count(*) from people) as seen,
      coalesce((select json_agg(account_id) from notified), '[]') as notified`,
  shape: shape<{ notified: readonly number[] }>(),
});

// The file's name is read before the row is emptied.
const empty = statement({
  name: 'broadcasts.empty',
  text: `with written as (select id, attachment_guid as guid from broadcast where account_id = $1 for update)
    update broadcast b set title = '', body = '', title_en = null, body_en = null, attachment_guid = null, attachment_name = null, attachment_bytes = null,
      content_hash = '', finished_at = coalesce(finished_at, created_at)
    from written w where b.id = w.id returning w.guid`,
});

const progress = statement({
  name: 'broadcasts.progress',
  text: `update broadcast set last_account_id = coalesce($2, last_account_id), told = told + $3, finished_at = $4 where id = $1`,
});

type Parameters = readonly [number | null, number | null, number | null, number | null];

/** Codes of the database; undefined for an unknown state. */
async function parametersOf(queries: Queries, segment: Segment): Promise<Parameters | undefined> {
  const { accountId, profileCode, state, categoryCode } = segment;
  if (state === null) return [accountId, profileCode, null, categoryCode];
  const row = await queries.row(stateCode, [state]);
  return row && [accountId, profileCode, row.code, categoryCode];
}

/** How many accounts a segment has now. */
export async function countSegment(queries: Queries, segment: Segment): Promise<number> {
  const parameters = await parametersOf(queries, segment);
  return parameters ? ((await queries.row(count, parameters))?.n ?? 0) : 0;
}

/** The writer of broadcasts, in one transaction. */
export function broadcastWriter(transaction: Transaction) {
  return {
    /** Serialises the broadcasts of one staff member. */
    lockStaff: (staffId: number) => transaction.run(lockStaff, [staffId]),
    sameSince: async (staffId: number, hash: Buffer, since: number): Promise<number | null> =>
      (await transaction.row(same, [staffId, hash, new Date(since)]))?.id ?? null,
    insert: async (given: NewBroadcast): Promise<number> => {
      const parameters = await parametersOf(transaction, given);
      const file = given.attachment;
      const row = await transaction.row(insert, [
        given.title,
        given.body,
        file?.guid ?? null,
        file?.name ?? null,
        file?.bytes ?? null,
        ...(parameters ?? [null, null, null, null]),
        given.recipients,
        given.hash,
        given.staffId,
        new Date(given.now),
        given.english?.title ?? null,
        given.english?.body ?? null,
      ]);
      if (!row || !parameters) throw new Error('A notification of staff was not written.');
      return row.id;
    },
    find: (id: number) => transaction.row(find, [id]),
  };
}

/** Empties broadcasts to a single account, keeping that and when they were sent; returns the ids of their attachments. */
export async function emptyBroadcastsTo(transaction: Transaction, accountId: number): Promise<string[]> {
  const rows = await transaction.rows(empty, [accountId]);
  return rows.flatMap(({ guid }) => (guid === null ? [] : [guid]));
}

/** A broadcast that one worker has locked for the transaction. */
export interface HeldBroadcast {
  readonly id: number;
  readonly account_id: number | null;
  readonly profile_code: number | null;
  readonly state_code: number | null;
  readonly category_code: number | null;
  readonly last_account_id: number;
  readonly created_at: number;
}

/** Locks the oldest unfinished one; undefined if there is none, or another worker has it. */
export function lockNextBroadcast(transaction: Transaction): Promise<HeldBroadcast | undefined> {
  return transaction.row(lockNext);
}

/** Delivers a locked broadcast to the next `limit` inboxes and records the progress; returns the notified accounts, and whether it is finished. */
export async function deliverNextBatch(
  transaction: Transaction,
  held: HeldBroadcast,
  { now, limit }: { readonly now: number; readonly limit: number },
): Promise<{ notified: readonly number[]; finished: boolean }> {
  const segment = [held.account_id, held.profile_code, held.state_code, held.category_code];
  const batch = await transaction.row(deliverBatch, [
    ...segment,
    held.id,
    held.last_account_id,
    new Date(held.created_at),
    limit,
    new Date(now),
  ]);
  const { last = null, seen = 0, notified = [] } = batch ?? {};
  const finished = seen < limit;
  await transaction.run(progress, [held.id, last, notified.length, finished ? new Date(now) : null]);
  return { notified, finished };
}
