-- Answers of the last days, whatever there was before.
create index question_answered on question (answered_at) where answered_at is not null;
create index proposal_step_by_staff on proposal_step (at) where actor_kind = 'staff';
create index cancellation_answered on cancellation (answered_at) where answered_at is not null;
create index identity_request_decided on identity_request (decided_at) where decided_at is not null;
create index personal_data_request_answered on personal_data_request (answered_at) where answered_at is not null;
