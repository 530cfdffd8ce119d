-- Marks of the snapshots that api processes keep of their index of offers on their disks. A snapshot counts only for a database that has its
-- mark, written by the same transaction: one that was set back to before the snapshot, or read from a dump, has not.
create table index_snapshot (
  token uuid primary key,
  written_at timestamptz not null default now()
);
