-- Imports of offers from the back office: the file as it was uploaded, how its columns map to ours, how far it is, and what became of it.
create table offer_import (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  -- The store that the offers belong to; null: the house.
  partner_id bigint references partner,
  -- Whose user began it: a store, or (null) the house, which may import for a store.
  origin_partner_id bigint references partner,
  file_name text not null check (char_length(file_name) between 1 and 200),
  bytes bigint not null check (bytes > 0),
  received bigint not null default 0 check (received between 0 and bytes),
  sha256 text,
  state text not null check (state in
    ('uploading', 'reading', 'mapping', 'checking', 'checked', 'running', 'done', 'cancelled', 'stopped', 'undoing', 'undone')),
  -- Why it stands still; null: nothing is wrong.
  problem text,
  headings jsonb not null default '[]',
  samples jsonb not null default '[]',
  signature text,
  mapping jsonb not null default '{}',
  end_from smallint not null default 7 check (end_from between 1 and 365),
  end_to smallint not null default 30 check (end_to between 1 and 365),
  -- Records of the file, and how many of them are saved (or checked).
  records integer not null default 0,
  position integer not null default 0,
  counts jsonb not null default '{}',
  -- Failures of the server since the last batch.
  tries smallint not null default 0,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  undone_by bigint references account,
  undone_at timestamptz,
  -- The worker that has it holds it until then.
  leased_until timestamptz,
  check (end_from <= end_to),
  check ((undone_by is null) = (undone_at is null))
);
create index offer_import_newest on offer_import (id desc, origin_partner_id);
create index offer_import_by_account on offer_import (account_id, state);
create index offer_import_by_undoer on offer_import (undone_by) where undone_by is not null;
create index offer_import_by_partner on offer_import (partner_id) where partner_id is not null;
create index offer_import_by_content on offer_import (sha256);
create index offer_import_at_work on offer_import (id) where state in ('reading', 'checking', 'running', 'undoing');

-- What became of each record of an import, or would.
create table offer_import_line (
  id bigint generated always as identity primary key,
  import_id bigint not null references offer_import on delete cascade,
  record integer not null,
  line integer not null,
  verdict text not null check (verdict in ('new', 'changed', 'unchanged', 'refused', 'repeated')),
  title text not null default '',
  -- [{column, reason}]
  problems jsonb not null default '[]',
  -- The cells of a refused record by our columns, so that they can be corrected.
  cells jsonb,
  offer_code bigint,
  -- For the undo: the form before, and what the offer was right after.
  before_form jsonb,
  before_hash text,
  after_mark text,
  undone boolean not null default false,
  -- Why it was not undone.
  kept text,
  unique (import_id, record)
);
create index offer_import_line_by_verdict on offer_import_line (import_id, verdict, record);

-- How files with the same headings were mapped last.
create table import_mapping (
  account_id bigint not null references account,
  signature text not null,
  partner_id bigint references partner,
  mapping jsonb not null,
  used_at timestamptz not null,
  primary key (account_id, signature)
);
create index import_mapping_by_store on import_mapping (signature, partner_id, used_at desc);
