-- What happened to the security of an account, for its owner to read; with times and addresses it is the access log too (Lei 12.965/2014,
-- art. 15), kept for as long as that asks.
create table security_event (
  code bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  kind text not null check (kind ~ '^[a-z][a-z-]*$'),
  session_id uuid,                        -- of whom did it; the session itself may be gone
  browser text,                           -- as the user agent names itself, with its system: 'Chrome/Windows'
  user_agent text,
  address text,
  place text,                             -- the address as people are shown it, without its end
  detail text check (char_length(detail) <= 100),
  times integer not null default 1 check (times > 0),
  first_at timestamptz not null,
  at timestamptz not null                 -- of the last, where the same happened several times
);
create index security_event_by_account on security_event (account_id, code desc);
create index security_event_by_time on security_event (at);
