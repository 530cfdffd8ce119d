import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { DeviceMarks } from './device-marks.ts';

/** An attempt to bid, propose or buy. Instants in epoch milliseconds UTC. */
export interface Trace extends DeviceMarks {
  readonly accountId: number;
  readonly at: number;
}

const save = statement({
  name: 'reviews.save-traces',
  text: `insert into device_trace (account_id, device_mark, network_mark, first_at, last_at)
         select t.account_id, t.device, t.network, t.at, t.at
         from unnest($1::bigint[], $2::bytea[], $3::bytea[], $4::timestamptz[]) t(account_id, device, network, at)
         join account c on c.id = t.account_id
         order by t.account_id, t.device
         on conflict (account_id, device_mark) do update set last_at = greatest(device_trace.last_at, excluded.last_at)`,
});

const due = statement({
  name: 'reviews.due',
  text: `insert into review_due (offer_code, due_at)
         select code, $2 from offer where code = any($1::bigint[]) order by code on conflict do nothing`,
});

const forget = statement({
  name: 'reviews.forget-traces',
  text: `delete from device_trace where (account_id, device_mark) in (
           select account_id, device_mark from device_trace where last_at < $1 limit 5000)`,
});

/** Stores traces; each account and device may be passed once. */
export async function saveTraces(queries: Queries, traces: readonly Trace[]): Promise<void> {
  await queries.run(save, [
    traces.map((trace) => trace.accountId),
    traces.map((trace) => trace.device),
    traces.map((trace) => trace.network),
    traces.map((trace) => new Date(trace.at)),
  ]);
}

/** Schedules a check of the bidding on offers at `dueAt` (epoch milliseconds); earlier schedules stay. */
export async function askForReviews(
  queries: Queries,
  offerCodes: readonly number[],
  dueAt: number,
): Promise<void> {
  await queries.run(due, [offerCodes, new Date(dueAt)]);
}

/** Removes traces that were last seen before an instant; true if there may be more. */
export async function forgetTraces(queries: Queries, before: number): Promise<boolean> {
  return (await queries.run(forget, [new Date(before)])) === 5000;
}
