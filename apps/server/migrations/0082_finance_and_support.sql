alter table account drop constraint account_staff_role_check;
alter table account add constraint account_staff_role_check
  check (staff_role in ('sales', 'content', 'finance', 'support', 'administrator'));

-- Four eyes: who decides on a cancellation does not confirm its refund. Null: nobody of the team decided.
alter table cancellation add column answered_by bigint references account;

update cancellation c set answered_by = a.actor_id
from audit a
where a.action in ('approve-cancellation', 'reject-cancellation')
  and a.subject = 'purchase ' || c.purchase_code and a.details->>'cancellation' = c.id::text
  and c.outcome in ('accepted', 'rejected');

update cancellation c set answered_by = a.actor_id
from audit a
where c.answered_by is null and a.subject = 'purchase ' || c.purchase_code
  and (a.action, c.outcome) in (('default-purchase', 'defaulted'), ('withdraw-sale', 'accepted'));

alter table cancellation add constraint cancellation_decider_has_decided
  check (answered_by is null or answered_at is not null);
