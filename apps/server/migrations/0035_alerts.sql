-- What somebody reads messages in; null until he has signed in.
alter table account add column idiom text check (idiom in ('PTBR', 'EN'));

-- Where a notification leads inside the site.
alter table notification add column path text;

-- How somebody wants to be told of what, where it is not the standard.
create table alert_choice (
  account_id bigint not null references account on delete cascade,
  event text not null,
  channel text not null check (channel in ('app', 'mail', 'push')),
  wanted boolean not null,
  primary key (account_id, event, channel)
);

-- What the rounds of bids leave to be told. Rows are taken away as they are told, so that none is missed, whatever the order of commits.
-- No references: they would be locks in the transaction of a bid.
create table bid_news (
  id bigint generated always as identity primary key,
  offer_code bigint not null,
  account_id bigint not null,
  kind text not null check (kind in ('bid-placed', 'overtaken')),
  value_cents bigint not null,
  automatic boolean not null,
  at timestamptz not null
);

-- One row for each person, offer and kind: when a mail was written last, and when the next one is due.
create table alert_thread (
  account_id bigint not null references account on delete cascade,
  offer_code bigint not null references offer on delete cascade,
  event text not null check (event in ('bid-placed', 'overtaken')),
  value_cents bigint not null,
  automatic boolean not null,
  mailed_at timestamptz,
  mail_due_at timestamptz,                 -- null while there is nothing to tell
  primary key (account_id, offer_code, event)
);
create index alert_thread_due on alert_thread (mail_due_at) where mail_due_at is not null;

-- How far the people of an offer have been noted for an alert of its end. An end that moves keeps its original one.
create table ending_alert (
  offer_code bigint not null references offer on delete cascade,
  event text not null check (event in ('ending-day', 'ending-hour')),
  original_end_at timestamptz not null,
  last_account_id bigint not null default 0,
  done boolean not null default false,
  primary key (offer_code, event, original_end_at)
);
create index ending_alert_open on ending_alert (offer_code) where not done;

-- Who is still to be told of which end; gathered, so that many ends make one message.
create table ending_notice (
  account_id bigint not null references account on delete cascade,
  offer_code bigint not null references offer on delete cascade,
  event text not null check (event in ('ending-day', 'ending-hour')),
  primary key (account_id, event, offer_code)
);

-- Devices that somebody asked to be told on.
create table push_device (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_device_by_account on push_device (account_id);

create table push_message (
  id bigint generated always as identity primary key,
  device_id bigint not null references push_device on delete cascade,
  tag text not null,                       -- a later message of the same tag takes the place of one that waits
  payload text not null,
  dedupe_key text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  not_before timestamptz not null,
  tries smallint not null default 0,
  sent_at timestamptz,
  dead_at timestamptz,
  last_error text,
  unique (device_id, dedupe_key)
);
create index push_message_due on push_message (not_before) where sent_at is null and dead_at is null;
