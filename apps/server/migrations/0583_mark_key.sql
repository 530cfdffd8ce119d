-- The key of marks that must match for longer than a secret key is in use, encrypted with the secret key (decision 0178).
create table mark_key (
  id integer primary key check (id = 1),
  sealed bytea not null
);

-- Whether a mark was made with it. Others match while the secret key that they were made with is configured.
alter table blocklist add column outlives_keys boolean not null default false;
alter table document_mark add column outlives_keys boolean not null default false;
