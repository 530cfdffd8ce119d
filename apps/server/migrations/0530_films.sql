-- Videos that staff upload for offers, while their parts arrive and as long as an offer or a draft names them. Those of the demo world are
-- part of the program and not here.
create table film (
  guid uuid primary key,
  -- The draft that it was sent to; another one of the same vehicle may name it too.
  draft_code bigint not null,
  bytes integer not null check (bytes > 0),
  received integer not null default 0 check (received between 0 and bytes),
  -- refused: its files are deleted next. stored: whole, its parts are deleted next. kept: whole, without parts.
  state text not null default 'receiving' check (state in ('receiving', 'refused', 'stored', 'kept')),
  due_at timestamptz not null
);
create index film_of_draft on film (draft_code);
create index film_due on film (due_at);
