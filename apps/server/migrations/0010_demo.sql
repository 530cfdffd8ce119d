-- That the demo world was loaded, and when: it is loaded once, into an empty database.
create table demo_world (
  only_row boolean primary key default true check (only_row),
  loaded_at timestamptz not null
);
