-- Results of surveys are read in the back office, and the wording of their questions is edited there.
alter table survey_invitation add column code bigint generated always as identity;
create unique index survey_invitation_by_code on survey_invitation using btree (code);
create index survey_invitation_answered on survey_invitation using btree (answered_at) where answered_at is not null;
create index survey_invitation_created on survey_invitation using btree (created_at);

alter table survey_question
  -- Its options go from best to worst, so that they make a score.
  add column rated boolean not null default true,
  add column version integer not null default 1,
  add column changed_by bigint references account,
  add column changed_at timestamptz;
update survey_question set rated = false where kind = 'TEXTO_LIVRE' or statement = 'O que mais pesou na decisão de cancelar?';
