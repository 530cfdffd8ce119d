-- A counter-proposal names a value of its own; the buyer's stays in value_cents.
alter table proposal
  add column counter_cents bigint check (counter_cents > 0),
  add column moved_at timestamptz,                -- of the last step
  add check (status <> 'countered' or counter_cents is not null);
update proposal set moved_at = coalesce(decided_at, created_at);
alter table proposal alter column moved_at set default now(), alter column moved_at set not null;

-- One open proposal per buyer and offer (rule 0.7): one that waits for the buyer is as open as one that waits for the sales team.
drop index proposal_open;
drop index proposal_due;
create unique index proposal_open on proposal (offer_code, account_id) where status in ('open', 'countered');
create index proposal_due on proposal (expires_at, code) where status in ('open', 'countered');
create index proposal_by_step on proposal (moved_at desc, code desc);
create index proposal_by_offer on proposal (offer_code) where status in ('open', 'countered');

-- Who did what to a proposal, in order; never changed (rule 0.7). Staff of before this table are not known.
create table proposal_step (
  proposal_code bigint not null references proposal,
  seq integer not null check (seq > 0),
  step text not null
    check (step in ('send', 'accept', 'reject', 'counter', 'withdraw', 'replace', 'expire', 'lose-to-sale')),
  actor_kind text not null check (actor_kind in ('buyer', 'staff', 'system')),
  actor_id bigint references account,
  value_cents bigint check (value_cents > 0),  -- what a sending or a counter named, what was accepted
  message text not null default '' check (char_length(message) <= 1000),
  at timestamptz not null,
  primary key (proposal_code, seq),
  check (actor_kind <> 'system' or actor_id is null),
  check (actor_kind <> 'buyer' or actor_id is not null),
  check ((step in ('send', 'counter', 'accept')) = (value_cents is not null))
);
create trigger proposal_step_is_append_only before update or delete on proposal_step
  for each row execute function refuse_change();
create trigger proposal_step_is_never_emptied before truncate on proposal_step
  for each statement execute function refuse_change();

insert into proposal_step (proposal_code, seq, step, actor_kind, actor_id, value_cents, message, at)
select code, 1, 'send', 'buyer', account_id, value_cents, message, created_at from proposal;

insert into proposal_step (proposal_code, seq, step, actor_kind, actor_id, value_cents, at)
select p.code, 2, e.step, e.actor_kind, case when e.actor_kind = 'buyer' then p.account_id end,
  case when e.step = 'accept' then p.value_cents end, coalesce(p.decided_at, p.created_at)
from proposal p
left join auction a on a.offer_code = p.offer_code
cross join lateral (
  select
    case p.status when 'accepted' then 'accept' when 'withdrawn' then 'withdraw' when 'replaced' then 'replace'
      when 'expired' then 'expire'
      else case when a.closed_at is not null and p.decided_at >= a.closed_at then 'lose-to-sale' else 'reject' end end as step,
    case when p.status in ('withdrawn', 'replaced') then 'buyer'
      when p.status = 'expired' or p.decided_at = p.created_at or (p.status = 'rejected' and p.decided_at >= a.closed_at) then 'system'
      else 'staff' end as actor_kind) e
where p.status not in ('open', 'countered');

-- What the buyer wrote stands with its step.
alter table proposal drop column message;
