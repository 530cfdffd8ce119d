-- How urgent a mail is: 1 codes and links, 2 outcomes, 3 other alerts, 4 news (decision 0061). The default is for servers of the version
-- before that still write while this one starts.
alter table mail
  add column urgency smallint not null default 2 check (urgency between 1 and 4),
  -- Mails that are waiting under this key give way to a later one that takes their place.
  add column gives_way_to text;

-- What is waiting: codes and links lapse, alerts carry the event in their key; everything else counts as an outcome.
update mail set urgency = 1 where useless_at is not null and sent_at is null and dead_at is null;
update mail set urgency = 3 where sent_at is null and dead_at is null and useless_at is null
  and dedupe_key ~ '^(bid-placed|ending-day|ending-hour|question|saved-search):';
update mail set urgency = 4 where sent_at is null and dead_at is null and dedupe_key like 'survey:%';

drop index mail_due;
create index mail_due on mail (urgency, not_before, id) where sent_at is null and dead_at is null;
create index mail_giving_way on mail (gives_way_to) where gives_way_to is not null and sent_at is null and dead_at is null;
create index mail_codes_by_recipient on mail (recipient, created_at) where urgency = 1;
create index mail_alerts_by_recipient on mail (recipient, sent_at) where urgency = 3 and dead_at is null;

-- Alerts beyond the hourly limit of a user, until one digest mail tells all of them.
create table held_alert (
  account_id bigint not null references account on delete cascade,
  event text not null,                     -- of the list of alerts, or 'saved-search'
  offer_code bigint references offer on delete cascade,
  search_id bigint references saved_search on delete cascade,
  held_at timestamptz not null,
  due_at timestamptz not null,
  unique nulls not distinct (account_id, event, offer_code, search_id)
);
create index held_alert_due on held_alert (due_at);

-- Messages to one store are counted too, wherever they come from.
alter table partner_contact add column partner_id bigint references partner on delete cascade;
create index partner_contact_by_partner on partner_contact (partner_id, at) where partner_id is not null;
