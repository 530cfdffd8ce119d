import type { Queries } from '../../../../../platform/db/database.ts';
import { statement } from '../../../../../platform/db/statement.ts';

/** Writes a mark, and removes those of files that were replaced long ago. */
const add = statement({
  name: 'catalogue.add-snapshot-mark',
  text: `with old as (delete from index_snapshot where written_at < now() - interval '30 days')
    insert into index_snapshot (token) values ($1)
    returning pg_current_xact_id()::text as transaction, pg_postmaster_start_time()::text as server`,
  neverNull: ['server'],
});

/** `writer`: the transaction that wrote the row, which is another one in a copy that a dump was read into; without its epoch. */
const find = statement({
  name: 'catalogue.find-snapshot-mark',
  text: `select xmin::text as writer, $2::text::xid8 <= pg_snapshot_xmin(pg_current_snapshot()) as is_past
    from index_snapshot where token = $1`,
});

const remove = statement({
  name: 'catalogue.remove-snapshot-mark',
  text: 'delete from index_snapshot where token = $1',
});

/** Marks in the database that say of snapshots on the disk which of its states they are of. */
export function snapshotMarks(queries: Queries) {
  return {
    /** Returns the transaction that wrote the mark, and when the database server was started. */
    add: async (token: string) => {
      const row = await queries.row(add, [token]);
      if (row === undefined) throw new Error('The mark of a snapshot was not written.');
      return row;
    },
    /** Whether a transaction has written this mark here, and everything before the horizon is in the past here too. */
    stands: async (token: string, transaction: string, horizon: string): Promise<boolean> => {
      const row = await queries.row(find, [token, horizon]);
      const writer = String(BigInt.asUintN(32, BigInt(transaction)));
      return row !== undefined && row.writer === writer && row.is_past === true;
    },
    remove: (token: string) => queries.run(remove, [token]),
  };
}
