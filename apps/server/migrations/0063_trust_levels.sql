-- How far an account is trusted (decision 0069): its e-mail confirmed, its identity verified by staff, a deposit held.
alter table account add column identity_verified_at timestamptz;
alter table account add column deposit_cents bigint not null default 0 check (deposit_cents >= 0);

-- Accounts of the demo were verified when they were made up.
update account a set identity_verified_at = a.created_at, email_confirmed_at = coalesce(a.email_confirmed_at, a.created_at)
from demo_mark m where m.kind = 'account' and m.id = a.id;

-- Staff also grant more exposure, in whole reais.
alter table limit_release drop constraint limit_release_kind_check;
alter table limit_release add constraint limit_release_kind_check
  check (kind in ('PODE_DAR_LANCE', 'PODE_COMPRAR', 'EXPOSICAO'));

-- People of a demo of before go on dealing beside what they stand for already.
insert into limit_release (account_id, kind, extra, until, reason, granted_at)
select a.id, 'EXPOSICAO', 5000000, now() + interval '10 years', 'Participa de muitas ofertas da demonstração.', now()
from account a join demo_mark m on m.kind = 'account' and m.id = a.id where a.profile_code = 7 and a.staff_role is null;

-- What somebody stands for is summed with every deal.
create index purchase_unpaid on purchase (account_id) where cancelled_at is null and status in ('V', 'C');
create index auction_waiting on auction (leader_id) where conditional_until is not null;

-- The six digits that confirm an e-mail inside a deal: the newest of an account counts.
create table email_code (
  account_id bigint primary key references account on delete cascade,
  email text not null,
  code_hash bytea not null,
  tries smallint not null default 0,
  expires_at timestamptz not null
);
