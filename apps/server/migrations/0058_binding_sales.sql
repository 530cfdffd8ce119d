-- A wish to cancel that a default settles is not granted: a decision on it that comes later must not read as one that was taken.
alter table cancellation drop constraint cancellation_outcome_check;
alter table cancellation add constraint cancellation_outcome_check
  check (outcome in ('done', 'review', 'accepted', 'rejected', 'defaulted', 'regretted'));
alter table cancellation drop constraint cancellation_check1;
alter table cancellation add constraint cancellation_answer_is_dated
  check ((answered_at is not null) = (outcome in ('accepted', 'rejected', 'defaulted', 'regretted')));
update cancellation c set outcome = 'defaulted'
from purchase p where p.code = c.purchase_code and p.defaulted_at is not null and c.outcome = 'accepted' and c.answered_at = p.defaulted_at;

-- A purchase that its buyer undid alone, at once: it stays counted in the month in which it was made.
alter table purchase
  add column cancelled_at_once boolean not null default false,
  add constraint purchase_at_once_is_a_cancellation check (not cancelled_at_once or cancelled_at is not null);
create index purchase_cancelled_at_once on purchase (account_id, cancelled_at) where cancelled_at_once;

-- A strike that the rules give has no author.
alter table strike alter column given_by drop not null;
