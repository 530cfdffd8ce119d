-- A view of a list of the back office: its filters and order as a query string, its columns; for one user, or for everyone of a role.
create table list_view (
  code bigint generated always as identity primary key,
  list text not null check (list ~ '^[a-z][a-z-]{1,40}$'),
  account_id bigint not null references account(id),
  role text check (role ~ '^[a-z]+$'),
  name text not null check (char_length(name) between 1 and 60),
  query text not null check (char_length(query) <= 2000),
  columns text[],
  created_at timestamptz not null
);
create unique index list_view_name_once on list_view (list, coalesce(role, ''), (case when role is null then account_id end), lower(name)) nulls not distinct;
create index list_view_by_account on list_view (account_id);
