-- Whose name a mail goes out under where it is not the house alone, and from when on it is not worth sending any more.
alter table mail
  add column sender_name text,
  add column useless_at timestamptz,
  -- Since when a worker has been handing it over. Still there after its lease: nobody knows how that ended.
  add column sending_since timestamptz,
  add column doubts smallint not null default 0;
create index mail_dead on mail (dead_at desc) where dead_at is not null;

-- Messages of staff to one person or a segment. The worker writes them into the inboxes piece by piece, in the order of accounts.
create table broadcast (
  id bigint generated always as identity primary key,
  title text not null,
  body text not null,                       -- sanitised HTML
  path text,
  attachment_guid uuid,
  attachment_name text,
  attachment_bytes integer,
  account_id bigint,                        -- null where they do not narrow it
  profile_code smallint,
  state_code integer,
  category_code integer,
  recipients integer not null,              -- as counted when it was written
  content_hash bytea not null,
  created_by bigint not null references account,
  created_at timestamptz not null,
  last_account_id bigint not null default 0,
  told integer not null default 0,
  finished_at timestamptz
);
create index broadcast_unfinished on broadcast (id) where finished_at is null;
create index account_by_profile on account (profile_code, id);
create index address_by_state on address (state_code, account_id);
