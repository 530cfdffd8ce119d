-- What staff corrected of an offer that people deal on, as everybody may read it (decision 0068).
create table offer_correction (
  code bigint generated always as identity primary key,
  offer_code bigint not null references offer on delete cascade,
  reason text not null check (char_length(reason) between 5 and 500),
  changes jsonb not null,                  -- [{field, vehicle, before, after}]
  actor_id bigint not null references account,
  at timestamptz not null
);
create index offer_correction_by_offer on offer_correction (offer_code, code);
create trigger offer_correction_never_changes before update on offer_correction
  for each row execute function refuse_change();

-- A sold offer that was taken back for a cause that nobody who deals on it answers for. It is sold to nobody else.
create table offer_withdrawal (
  offer_code bigint primary key references offer on delete cascade,
  purchase_code bigint not null unique references purchase,
  cause text not null check (cause in ('court-order', 'debt-paid', 'theft', 'total-loss')),
  note text not null check (char_length(note) between 5 and 500),
  actor_id bigint not null references account,
  at timestamptz not null
);
create trigger offer_withdrawal_is_append_only before update or delete on offer_withdrawal
  for each row execute function refuse_change_but_erasure('note');

-- Why a purchase ends that staff take back; nobody chooses these.
alter table cancel_reason add column by_staff boolean not null default false;
insert into cancel_reason (code, description, description_en, needs_text, by_staff) values
  (101, 'Retirada por ordem judicial', 'Withdrawn by court order', false, true),
  (102, 'Retirada porque a dívida foi paga', 'Withdrawn because the debt was paid', false, true),
  (103, 'Retirada por furto ou roubo do veículo', 'Withdrawn because the vehicle was stolen', false, true),
  (104, 'Retirada por perda total do veículo', 'Withdrawn because the vehicle is a total loss', false, true);
