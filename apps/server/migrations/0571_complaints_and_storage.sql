-- Days of storage of a complaint that ends against its buyer count after all: only of one that was opened after that was told. `storage_settled`:
-- it is over for good, and what storage it left after the exit was charged.
alter table complaint
  add column storage_told boolean not null default false,
  add column storage_settled boolean not null default false;
create index complaint_unsettled on complaint (closed_at) where storage_told and not storage_settled and closed_at is not null;
