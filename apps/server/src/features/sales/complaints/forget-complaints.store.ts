import type { Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { claim } from '../../../platform/queue/claim.store.ts';

const old = statement({
  name: 'complaints.claim-old',
  text: claim('code', {
    from: 'complaint',
    where: 'closed_at + make_interval(years => $2::int) <= $1::timestamptz',
    limit: '$3',
  }),
});
const files = statement({
  name: 'complaints.forget-files',
  text: `delete from complaint_file f using complaint_event e
    where e.code = f.event_code and e.complaint_code = any($1::bigint[]) returning f.guid`,
});
const events = statement({
  name: 'complaints.forget-events',
  text: 'delete from complaint_event where complaint_code = any($1::bigint[])',
});
/** A sale stays undone, and a delivery contested, without the complaint; who proposed to undo it goes with it (`cancellation_complaint_is_proposed`). */
const undoings = statement({
  name: 'complaints.forget-undoings',
  text: 'update cancellation set complaint_code = null, proposed_by = null where complaint_code = any($1::bigint[])',
});
const deliveries = statement({
  name: 'complaints.forget-deliveries',
  text: 'update delivery set complaint_code = null where complaint_code = any($1::bigint[])',
});
const complaints = statement({
  name: 'complaints.forget',
  text: 'delete from complaint where code = any($1::bigint[])',
});

/** Complaints that were closed so many years ago, locked; `now` in epoch milliseconds. */
export async function claimOldComplaints(
  transaction: Transaction,
  { now, years, limit }: { readonly now: number; readonly years: number; readonly limit: number },
): Promise<readonly number[]> {
  return (await transaction.rows(old, [new Date(now), years, limit])).map(({ code }) => code);
}

/** Deletes complaints with all that belongs to them, and what refers to them goes on without; gives the names of their files in the storage. */
export async function removeComplaints(
  transaction: Transaction,
  codes: readonly number[],
): Promise<readonly string[]> {
  const gone = await transaction.rows(files, [codes]);
  await transaction.run(events, [codes]);
  await transaction.run(undoings, [codes]);
  await transaction.run(deliveries, [codes]);
  await transaction.run(complaints, [codes]);
  return gone.map(({ guid }) => guid);
}
