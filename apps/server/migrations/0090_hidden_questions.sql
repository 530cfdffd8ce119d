-- Questions that are not published, and who answered the others; prepared answers of the house (partner_id null) and of stores.
alter table question
  add column answered_by bigint references account(id),
  add column hidden_at timestamptz,
  add column hidden_by bigint references account(id),
  add column hide_reason text check (char_length(hide_reason) between 5 and 500),
  add constraint question_is_hidden_with_a_reason check (num_nonnulls(hidden_at, hidden_by, hide_reason) in (0, 3));
create index question_by_answerer on question (answered_by) where answered_by is not null;
create index question_by_hider on question (hidden_by) where hidden_by is not null;
create index question_newest on question (created_at, code);

create table answer_template (
  code bigint generated always as identity primary key,
  partner_id bigint references partner(id),
  name text not null check (char_length(name) between 1 and 60),
  text text not null check (char_length(text) between 1 and 2000),
  saved_at timestamptz not null
);
create unique index answer_template_name_once on answer_template (partner_id, lower(name)) nulls not distinct;
