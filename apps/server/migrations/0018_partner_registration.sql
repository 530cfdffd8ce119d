-- A store begins as a registration: its name comes last, and nobody sees it before staff have approved it (S-42).
alter table partner
  alter column store drop not null,
  add column legal_name text,
  add column document text,                -- CNPJ, letters and digits only
  add column site text,
  add column representative text,
  add column representative_document text, -- CPF, digits only
  add column idiom text not null default 'PTBR' check (idiom in ('PTBR', 'EN')),
  add column email_verified_at timestamptz,
  add column registered_at timestamptz,
  add constraint partner_store_before_approval check (status = 'pending' or store is not null);
create index account_by_partner on account (partner_id) where partner_id is not null;

-- Codes that confirm the e-mail of a partner; the newest one counts.
create table partner_code (
  id bigint generated always as identity primary key,
  partner_id bigint not null references partner on delete cascade,
  code_hash bytea not null,
  tries smallint not null default 0,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index partner_code_by_partner on partner_code (partner_id, id desc);

-- Messages to resellers, counted per network address and forgotten afterwards (S-43): the message itself is a mail.
create table partner_contact (
  id bigint generated always as identity primary key,
  network text not null,
  at timestamptz not null
);
create index partner_contact_by_network on partner_contact (network, at);
create index partner_contact_by_time on partner_contact (at);

-- Offers of a store that is not approved are nowhere listed. When that changes, whoever keeps offers in memory reads them again, and those
-- that become public are news for saved searches.
create function note_store_status() returns trigger language plpgsql as $$
begin
  update offer set partner_id = partner_id where partner_id = new.id;
  if new.status = 'approved' and exists (select from saved_search) then
    insert into offer_to_match (offer_code, due_at)
      select code, published_at from offer
      where partner_id = new.id and status = 'A' and published_at is not null order by code;
  end if;
  return null;
end $$;
create trigger store_changes_status after update of status on partner
  for each row when (old.status is distinct from new.status) execute function note_store_status();
