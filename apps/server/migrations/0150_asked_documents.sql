-- Documents that staff ask users for (decision 0110). The files lie sealed in the storage; a row has one while it is sent or accepted.
create table asked_document (
  code bigint generated always as identity primary key,
  account_id bigint not null references account,
  kind text not null check (kind in ('identidade', 'habilitacao', 'estado-civil', 'parceiro', 'empresa')),
  reason text not null check (char_length(reason) between 1 and 500),
  due_on date not null,
  asked_by bigint not null references account,
  asked_at timestamptz not null,
  state text not null default 'asked' check (state in ('asked', 'sent', 'accepted', 'refused', 'withdrawn')),
  guid uuid unique,
  type text check (type in ('pdf', 'png', 'jpg')),
  bytes integer check (bytes > 0),
  sent_at timestamptz,
  decided_by bigint references account,
  decided_at timestamptz,
  decision text check (char_length(decision) between 1 and 500),
  expires_on date check (expires_on is null or (kind = 'habilitacao' and state = 'accepted')),
  check ((guid is not null) = (state in ('sent', 'accepted'))),
  check (num_nulls(guid, type, bytes, sent_at) in (0, 4)),
  check (num_nulls(decided_by, decided_at, decision) in (0, 3)),
  check (state not in ('accepted', 'refused', 'withdrawn') or decided_at is not null)
);
create unique index asked_document_open on asked_document (account_id, kind) where state in ('asked', 'sent', 'refused');
create index asked_document_by_account on asked_document (account_id, code desc);
create index asked_document_waiting on asked_document (sent_at) where state = 'sent';
