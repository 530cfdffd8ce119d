-- A block may end by itself. It is then lifted by nobody, without a reason, and not before its end.
alter table account_block add column until timestamptz check (until > blocked_at);
alter table account_block drop constraint account_block_check1;
alter table account_block add constraint account_block_lifted_with_a_reason check ((lift_reason is null) = (lifted_by is null));
alter table account_block add constraint account_block_lifted_or_ended check (
  case when lifted_at is null then lifted_by is null else lifted_by is not null or (until is not null and lifted_at >= until) end);
create index account_block_ending on account_block (until) where until is not null and lifted_at is null;
