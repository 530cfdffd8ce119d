-- A purchase as it was made (decision 0068): canonical JSON and one SHA-256 over it. Personal data stands apart, under a salted hash that is
-- part of the facts; an erasure empties it and the salt, and the rest remains provable. Nothing else of a row ever changes.
create table purchase_snapshot (
  purchase_code bigint primary key references purchase,
  facts text not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  personal text,
  salt text check (salt ~ '^[0-9a-f]{64}$'),
  reconstituted boolean not null,          -- filled in later from what was known then
  taken_at timestamptz not null,
  check ((personal is null) = (salt is null))
);

create function refuse_change_of_snapshot() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('patio.erasure', true) = 'on' and new.personal is null and new.salt is null
    and to_jsonb(new) - 'personal' - 'salt' = to_jsonb(old) - 'personal' - 'salt' then
    return new;
  end if;
  raise exception 'purchase_snapshot is append-only' using errcode = 'integrity_constraint_violation';
end $$;
create trigger purchase_snapshot_is_append_only before update or delete on purchase_snapshot
  for each row execute function refuse_change_of_snapshot();
create trigger purchase_snapshot_is_never_emptied before truncate on purchase_snapshot
  for each statement execute function refuse_change();
