-- Mail is written in the transaction that causes it and sent by the worker.
create table mail (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  dedupe_key text unique,                  -- one mail per fact, however often the job runs
  created_at timestamptz not null,
  not_before timestamptz not null,
  tries smallint not null default 0,
  sent_at timestamptz,
  dead_at timestamptz,
  last_error text
);
create index mail_due on mail (not_before) where sent_at is null and dead_at is null;
create index mail_by_recipient on mail (recipient, id desc);

create table notification (
  code bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  title text not null,
  body text not null,                      -- sanitised HTML
  attachment_guid uuid,
  attachment_name text,
  attachment_bytes integer,
  dedupe_key text,
  created_at timestamptz not null,
  read_at timestamptz,
  unique (account_id, dedupe_key)
);
create index notification_by_account on notification (account_id, code desc);
create index notification_unread on notification (account_id) where read_at is null;

create table interest (
  account_id bigint not null references account on delete cascade,
  category_code integer not null references category,
  primary key (account_id, category_code)
);
