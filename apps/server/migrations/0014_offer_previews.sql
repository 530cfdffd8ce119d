-- Links by which a reviewer reads an offer without signing in (S-26). Only the hash of a token is kept: whoever reads the
-- database, or a copy of it, cannot open a preview.
create table offer_preview (
  code bigint generated always as identity primary key,
  offer_code bigint not null references offer on delete cascade,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  created_at timestamptz not null,
  created_by bigint references account on delete set null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  check (expires_at > created_at)
);
create index offer_preview_by_offer on offer_preview (offer_code, code desc);

-- Tokens given before this table keep their week.
insert into offer_preview (offer_code, token_hash, created_at, expires_at)
  select code, sha256(convert_to(preview_token, 'UTF8')), now(), now() + interval '7 days' from offer
  where preview_token is not null;
alter table offer drop column preview_token;
