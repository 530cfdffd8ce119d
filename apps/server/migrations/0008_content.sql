create table banner (
  guid uuid primary key,
  category_code integer not null,          -- 0 = home
  position smallint not null,
  link text,
  title text not null default '',
  description text not null default '',
  text_position text not null check (text_position in ('EC', 'EB', 'CC', 'CB', 'DC', 'DB', 'ME', 'MC', 'MD')),
  buy_button boolean not null default false,
  bid_button boolean not null default false,
  offer_code bigint references offer on delete set null,
  other_button boolean not null default false,
  other_link text,
  other_text text,
  drawing jsonb,
  partner_id bigint references partner
);
create index banner_by_category on banner (category_code, position);

create table content_text (
  key text not null,
  language text not null check (language in ('PTBR', 'EN')),
  description text not null,
  html text not null,                      -- sanitised
  primary key (key, language)
);

create table survey (
  guid uuid primary key,
  title text not null
);

create table survey_question (
  id bigint generated always as identity primary key,
  survey_guid uuid not null references survey on delete cascade,
  position smallint not null,
  statement text not null,
  kind text not null check (kind in ('TEXTO_LIVRE', 'ESCOLHA')),
  options jsonb not null default '[]',     -- [{id, descricao, valor}]
  unique (survey_guid, position)
);

create table survey_invitation (
  survey_guid uuid not null references survey on delete cascade,
  purchase_code bigint not null,           -- lance_id of the link
  account_id bigint references account,
  answered_at timestamptz,
  answers jsonb,
  primary key (survey_guid, purchase_code)
);
