-- Who of the house hears of the offers of a category; a category without anybody goes to the whole sales team (decision 0070).
create table selling_team_member (
  category_code integer not null references category on delete cascade,
  account_id bigint not null references account on delete cascade,
  primary key (category_code, account_id)
);
create index selling_team_member_by_account on selling_team_member (account_id);

-- What those who sell are still to be told. Rows are taken away as they are told, so that none is missed, whatever the order of commits.
-- No references: they would be locks in the transactions of deals. `ref` is the number of the purchase, proposal, question or other thing.
create table selling_news (
  id bigint generated always as identity primary key,
  offer_code bigint not null,
  topic text not null check (topic in ('sale', 'proposal', 'question', 'cancellation')),
  event text not null,
  ref bigint not null,
  step integer not null default 0,         -- of a thing that causes the same event several times
  at timestamptz not null,
  due_at timestamptz not null,
  unique (offer_code, event, ref, step)
);
create index selling_news_due on selling_news (due_at, id);
create index selling_news_by_topic on selling_news (offer_code, topic, id);

-- When something that comes together was last told of an offer; the next is told a pause later.
create table selling_pause (
  offer_code bigint not null references offer on delete cascade,
  topic text not null check (topic in ('proposal', 'question')),
  told_at timestamptz,
  primary key (offer_code, topic)
);
