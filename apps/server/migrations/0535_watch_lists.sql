-- Lists of people under sanctions and of politically exposed persons, as their publishers give them. A new edition replaces the one before.
create table watch_list (
  kind text primary key check (kind in ('sanctions', 'pep')),
  -- Publisher and edition, as the operator says.
  source text not null check (char_length(source) between 1 and 200),
  names integer not null check (names >= 0),
  read_at timestamptz not null
);

create table watched_name (
  kind text not null references watch_list (kind) on delete cascade,
  -- The name as names are compared.
  plain text not null,
  -- Digits and, for those that the publisher hides, asterisks. Null: the list names none.
  document text check (document ~ '^[0-9*]{11}$|^[0-9A-Z*]{14}$'),
  name text not null,
  detail text not null
);
create index watched_name_by_name on watched_name (plain);

alter table aml_case drop constraint aml_case_flag_check;
alter table aml_case add constraint aml_case_flag_check
  check (flag in ('cash', 'third-party', 'split', 'incomplete-registration', 'sanctions', 'pep', 'manual'));
