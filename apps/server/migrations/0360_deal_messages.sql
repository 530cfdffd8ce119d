-- Conversations between a buyer and who sells: one for each purchase, or for what a buyer negotiates on an offer until it is bought.
create table deal_conversation (
  code bigint generated always as identity primary key,
  account_id bigint not null references account (id),
  offer_code bigint not null references offer (code),
  -- Null until the offer is bought.
  purchase_code bigint unique references purchase (code),
  started_at timestamptz not null,
  -- Of the latest message; null: nobody has written yet.
  last_at timestamptz,
  -- Since when the buyer waits for an answer, and until when they were promised one; null: they do not wait.
  waiting_since timestamptz,
  answer_due_at timestamptz,
  constraint deal_conversation_waits check ((waiting_since is null) = (answer_due_at is null))
);
create unique index deal_conversation_negotiated on deal_conversation (account_id, offer_code) where purchase_code is null;
create index deal_conversation_by_offer on deal_conversation (offer_code);
create index deal_conversation_waiting on deal_conversation (waiting_since) where waiting_since is not null;
create index deal_conversation_by_last on deal_conversation (last_at, code) where last_at is not null;

create table deal_message (
  code bigint generated always as identity primary key,
  conversation_code bigint not null references deal_conversation (code),
  side text not null check (side in ('buyer', 'store', 'house')),
  author_id bigint not null references account (id),
  text text not null,
  -- The text with contacts masked, as others read it before the sale; null: there are none.
  masked text,
  at timestamptz not null,
  -- The same key is the same message.
  request_key text,
  -- When the other side read it, and when it was mailed to it.
  read_at timestamptz,
  mailed_at timestamptz,
  hidden_at timestamptz,
  hidden_by bigint references account (id),
  hide_reason text,
  constraint deal_message_hidden check ((hidden_at is null) = (hidden_by is null) and (hidden_at is null) = (hide_reason is null))
);
create unique index deal_message_by_key on deal_message (author_id, request_key) where request_key is not null;
create index deal_message_by_conversation on deal_message (conversation_code, code);
create index deal_message_by_author on deal_message (author_id);
create index deal_message_unread on deal_message (conversation_code, side) where read_at is null and hidden_at is null;
create index deal_message_unmailed on deal_message (at) where read_at is null and mailed_at is null and hidden_at is null;

-- Files of messages. Without a message until it is sent; then the uploader's alone.
create table deal_message_file (
  code bigint generated always as identity primary key,
  conversation_code bigint not null references deal_conversation (code),
  message_code bigint references deal_message (code),
  account_id bigint not null references account (id),
  guid uuid not null unique,
  name text not null,
  type text not null check (type in ('pdf', 'png', 'jpg')),
  bytes integer not null check (bytes > 0),
  sent_at timestamptz not null
);
create index deal_message_file_by_message on deal_message_file (message_code);
create index deal_message_file_by_conversation on deal_message_file (conversation_code);
create index deal_message_file_by_account on deal_message_file (account_id);
create index deal_message_file_loose on deal_message_file (sent_at) where message_code is null;

alter table taken_work drop constraint taken_work_kind_check;
alter table taken_work add constraint taken_work_kind_check check (kind in ('question', 'proposal', 'conditional-sale', 'cancellation',
  'refund', 'verification', 'document', 'data-request', 'suspicion', 'dead-mail', 'ended-offer', 'store-registration', 'conversation'));
