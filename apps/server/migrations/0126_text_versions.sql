-- What the texts of the site said, and what is being written for them. The version without a number is the draft; content_text holds what is shown.
create table content_version (
  code bigint generated always as identity primary key,
  key text not null,
  number integer check (number > 0),
  title text not null,
  html text not null,
  title_en text not null,
  html_en text not null,
  restored integer,
  version integer not null default 1,
  changed_by bigint references account,
  changed_at timestamptz,
  published_by bigint references account,
  published_at timestamptz,
  unique (key, number)
);
create unique index content_version_draft on content_version (key) where number is null;
