-- Who only takes vehicles in and lets them out (decision 0134).
alter table account drop constraint account_staff_role_check;
alter table account add constraint account_staff_role_check
  check (staff_role in ('sales', 'content', 'finance', 'support', 'yard', 'administrator'));
alter table account_invitation drop constraint account_invitation_staff_role_check;
alter table account_invitation add constraint account_invitation_staff_role_check
  check (staff_role in ('sales', 'content', 'finance', 'support', 'yard', 'administrator'));
