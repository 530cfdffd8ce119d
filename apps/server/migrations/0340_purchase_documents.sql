-- The documents of a purchase: what staff ask the buyer for, and the files of both sides with all their versions.
create table purchase_document_request (
  code bigint generated always as identity primary key,
  purchase_code bigint not null references purchase (code),
  kind text not null check (kind in ('pagamento', 'transferencia', 'entrega', 'outro')),
  reason text not null,
  -- The last day, in São Paulo.
  due_on date not null,
  asked_by bigint not null references account (id),
  asked_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'met', 'withdrawn')),
  ended_by bigint references account (id),
  ended_at timestamptz,
  -- Why it was withdrawn.
  end_reason text,
  -- The last day on which the buyer was reminded of it.
  reminded_on date,
  check ((state = 'open') = (ended_at is null))
);
-- One request of a kind at a time, also when two staff ask at the same moment.
create unique index purchase_document_request_open on purchase_document_request (purchase_code, kind) where state = 'open';
create index purchase_document_request_due on purchase_document_request (due_on) where state = 'open';
create index purchase_document_request_of on purchase_document_request (purchase_code);

create table purchase_document (
  -- Also its key in the storage.
  guid uuid primary key,
  purchase_code bigint not null references purchase (code),
  -- The first version of the same document.
  series uuid not null,
  version int not null check (version > 0),
  kind text not null check (kind in ('pagamento', 'nota-fiscal', 'transferencia', 'laudo', 'recibo', 'entrega', 'outro')),
  name text not null,
  type text not null check (type in ('pdf', 'png', 'jpg')),
  bytes int not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  side text not null check (side in ('buyer', 'store', 'house')),
  added_by bigint not null references account (id),
  added_at timestamptz not null,
  -- held: not scanned for viruses yet, seen by who sent it; sent: of the buyer, to be checked; given: of who sells.
  state text not null check (state in ('held', 'sent', 'given', 'accepted', 'refused')),
  request_code bigint references purchase_document_request (code),
  decided_by bigint references account (id),
  decided_at timestamptz,
  -- Why it was refused.
  decision text,
  unique (series, version),
  check ((state in ('accepted', 'refused')) = (decided_at is not null))
);
create index purchase_document_of on purchase_document (purchase_code, added_at);
create index purchase_document_waiting on purchase_document (added_at) where state in ('held', 'sent');
