-- Which version of the seeded facts (places, categories, brands, models) the database holds.
create table reference_state (
  only_row boolean primary key default true check (only_row),
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  loaded_at timestamptz not null
);
