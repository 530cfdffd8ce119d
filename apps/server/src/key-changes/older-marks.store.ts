import type { Queries } from '../platform/db/database.ts';
import { statement } from '../platform/db/statement.ts';

const count = statement({
  name: 'key-changes.older-marks',
  text: `select (select count(*) from document_mark where not outlives_keys)
      + count(*) filter (where kind <> 'device') as documents, count(*) filter (where kind = 'device') as devices
    from blocklist where lifted_at is null and not outlives_keys`,
});

/** How many marks that bar documents, and listed devices, match only while the secret key that made them is configured. */
export async function olderMarks(
  queries: Queries,
): Promise<{ readonly documents: number; readonly devices: number }> {
  return (await queries.row(count)) ?? { documents: 0, devices: 0 };
}
