-- The reference of what a store gave back by a transfer may be corrected while it stands; nothing else of it changes (decision 0162).
create or replace function check_store_repayment() returns trigger language plpgsql as $$
begin
  if old.reversed_at is null and new.reversed_at is null and old.way = 'transfer' and (to_jsonb(new) - 'reference') = (to_jsonb(old) - 'reference') then
    return new;
  end if;
  if old.reversed_at is not null or new.reversed_at is null
    or (to_jsonb(new) - 'reversed_by' - 'reversed_at' - 'reverse_reason') <> (to_jsonb(old) - 'reversed_by' - 'reversed_at' - 'reverse_reason') then
    raise exception 'what a store gave back is only taken back, or gets another reference' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
