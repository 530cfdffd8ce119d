-- Banners are edited in the back office: a number that stays when the picture changes, a version, and when they are shown.
alter table banner
  add column code bigint generated always as identity,
  add column active boolean not null default true,
  add column shown_from timestamptz,
  add column shown_until timestamptz,
  add column version integer not null default 1,
  add column changed_by bigint references account,
  add column changed_at timestamptz,
  add constraint banner_code_key unique (code),
  add constraint banner_shown_check check (shown_until > shown_from);
