-- Staff refuse registrations and close stores, say why, and are told when the store changed meanwhile.
alter table partner
  drop constraint partner_status_check,
  drop constraint partner_store_before_approval,
  add constraint partner_status_check check (status in ('pending', 'approved', 'refused', 'suspended', 'closed')),
  -- A refused registration gives its name back.
  add constraint partner_store_before_approval check (status in ('pending', 'refused') or store is not null),
  add column version integer not null default 1,
  -- Why it is refused, suspended, open again or closed, by whom and since when; null: never decided, or by a command.
  add column standing_reason text,
  add column standing_by bigint references account,
  add column standing_at timestamptz,
  add column address text check (char_length(address) between 5 and 200),
  add column city_code integer references city;

create function count_partner_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger partner_changes_version before update on partner
  for each row when (old is distinct from new) execute function count_partner_version();

-- Who registered a store answers for it, and invites its other users.
alter table account
  add column store_owner boolean not null default false,
  add constraint account_owns_its_store check (not store_owner or partner_id is not null);
update account set store_owner = true
  where id in (select min(id) from account where partner_id is not null and erased_at is null group by partner_id);
