-- One table for whatever staff can take back within ten minutes, not only for changes of many records.
alter table bulk_change rename to undoable_change;
alter table undoable_change rename constraint bulk_change_pkey to undoable_change_pkey;
alter table undoable_change rename constraint bulk_change_token_hash_key to undoable_change_token_hash_key;
alter table undoable_change rename constraint bulk_change_actor_id_fkey to undoable_change_actor_id_fkey;
alter index bulk_change_by_actor rename to undoable_change_by_actor;
create index undoable_change_by_age on undoable_change (at);
