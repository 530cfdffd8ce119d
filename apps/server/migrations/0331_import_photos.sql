-- Photos of an import: a ZIP that is sent in parts like the file, its files, and how many photos each line has.
alter table offer_import add column photos_name text check (char_length(photos_name) between 1 and 200);
alter table offer_import add column photos_bytes bigint check (photos_bytes > 0);
alter table offer_import add column photos_received bigint not null default 0;
alter table offer_import add constraint offer_import_photos_whole check
  ((photos_name is null) = (photos_bytes is null) and photos_received between 0 and coalesce(photos_bytes, 0));
alter table offer_import_line add column photos integer not null default 0;
-- For the undo: the photos of the form before, which the offer may not have any more.
alter table offer_import_line add column before_photos jsonb;

create table offer_import_photo (
  import_id bigint not null references offer_import on delete cascade,
  -- Its place in the ZIP.
  place integer not null,
  name text not null,
  -- Why it is not taken; null: nothing is known against it.
  problem text,
  -- How many lines have it.
  lines integer not null default 0,
  primary key (import_id, place)
);
