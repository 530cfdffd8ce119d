-- Invitations to work for a store.
alter table account_invitation
  add column partner_id bigint references partner,
  drop constraint account_invitation_check,
  add constraint account_invitation_is_to_one_place check (num_nonnulls(staff_role, employer_id, partner_id) = 1);
create index account_invitation_by_partner on account_invitation (partner_id) where partner_id is not null;
