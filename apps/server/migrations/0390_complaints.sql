-- Complaints of buyers about what they have bought, from the release on.
create table complaint (
  code bigint generated always as identity primary key,
  purchase_code bigint not null references purchase (code),
  account_id bigint not null references account (id),
  category text not null check (category in ('vicio-oculto', 'documentos', 'transferencia', 'descricao', 'debitos', 'custos', 'entrega',
    'atendimento', 'outro')),
  remedy text not null check (remedy in ('conserto', 'desconto', 'desfazer', 'documento', 'resposta')),
  -- The day on which a hidden defect was found.
  discovered_on date,
  -- It came after the term of the law or of the house.
  late boolean not null,
  opened_at timestamptz not null,
  state text not null check (state in ('waiting', 'asked', 'answered', 'proposed', 'agreed', 'closed')),
  -- Who answers: the store that sold, the house, or who reviews.
  desk text not null check (desk in ('store', 'house', 'review')),
  escalated boolean not null default false,
  -- How often this desk has asked the buyer for more.
  asks int not null default 0,
  answer_due_at timestamptz,
  buyer_due_at timestamptz,
  paused_at timestamptz,
  closed_at timestamptz,
  overdue_at timestamptz,
  end_reason text check (end_reason in ('accepted', 'fulfilled', 'withdrawn', 'unanswered', 'unopposed')),
  -- What the latest decision found.
  finding text check (finding in ('procedente', 'parcial', 'improcedente')),
  -- When who sells first answered, decided or proposed.
  first_answer_at timestamptz,
  -- Of the latest event: who acts says what they have seen.
  version bigint not null default 0,
  constraint complaint_clocks check (case state
    when 'waiting' then answer_due_at is not null and buyer_due_at is null and paused_at is null
    when 'agreed' then answer_due_at is not null and buyer_due_at is null and paused_at is null
    when 'asked' then answer_due_at is not null and buyer_due_at is not null and paused_at is not null
    when 'closed' then answer_due_at is null and buyer_due_at is null and paused_at is null
    else answer_due_at is null and buyer_due_at is not null and paused_at is null end),
  constraint complaint_end check ((state = 'closed') = (closed_at is not null) and (closed_at is null) = (end_reason is null))
);
-- One of a kind at a time, also when it is sent twice at the same moment.
create unique index complaint_open on complaint (purchase_code, category) where state <> 'closed';
create index complaint_of_purchase on complaint (purchase_code);
create index complaint_of_account on complaint (account_id);
create index complaint_by_answer on complaint (answer_due_at) where answer_due_at is not null;
create index complaint_by_buyer on complaint (buyer_due_at) where buyer_due_at is not null;
create index complaint_by_opening on complaint (opened_at);

-- What happened with a complaint, in its order.
create table complaint_event (
  code bigint generated always as identity primary key,
  complaint_code bigint not null references complaint (code),
  at timestamptz not null,
  kind text not null check (kind in ('open', 'note', 'add', 'reply', 'accept', 'refuse', 'escalate', 'withdraw', 'reopen', 'answer', 'decide',
    'ask', 'propose', 'fulfil', 'overdue', 'lapse')),
  side text not null check (side in ('buyer', 'store', 'house', 'system')),
  -- Null: it happened by itself.
  author_id bigint references account (id),
  text text not null,
  -- The text without contacts, as buyer and store read it of each other; null: it has none.
  masked text,
  -- What a decision found, and what was proposed.
  finding text check (finding in ('procedente', 'parcial', 'improcedente')),
  solution text check (solution in ('conserto', 'desconto', 'desfazer', 'documento', 'resposta')),
  -- Whether it was reviewed by then: others answer from there on.
  reviewed boolean not null,
  check ((side = 'system') = (author_id is null))
);
create index complaint_event_of on complaint_event (complaint_code, code);
create index complaint_event_by_author on complaint_event (author_id);

-- Files of complaints. Without an event until it is sent; then the uploader's alone.
create table complaint_file (
  guid uuid primary key,
  purchase_code bigint not null references purchase (code),
  event_code bigint references complaint_event (code),
  account_id bigint not null references account (id),
  name text not null,
  type text not null check (type in ('pdf', 'png', 'jpg')),
  bytes int not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  sent_at timestamptz not null
);
create index complaint_file_by_event on complaint_file (event_code);
create index complaint_file_by_account on complaint_file (account_id);
create index complaint_file_loose on complaint_file (sent_at) where event_code is null;

alter table taken_work drop constraint taken_work_kind_check;
alter table taken_work add constraint taken_work_kind_check check (kind in ('question', 'proposal', 'conditional-sale', 'cancellation',
  'refund', 'verification', 'document', 'data-request', 'suspicion', 'dead-mail', 'ended-offer', 'store-registration', 'conversation',
  'complaint'));
