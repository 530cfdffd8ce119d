-- Offers show the name and the address of their store: when one of them changes, processes that cache offers read them again, as when the
-- store is closed (0018).
create function note_store_name() returns trigger language plpgsql as $$
begin
  update offer set partner_id = partner_id where partner_id = new.id;
  return null;
end $$;
create trigger store_changes_name after update of store, name on partner
  for each row when (old.store is distinct from new.store or old.name is distinct from new.name) execute function note_store_name();
