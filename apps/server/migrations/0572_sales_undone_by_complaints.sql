-- A complaint by which a sale is undone: a user proposes it with their decision, another one confirms. What the buyer has is returned first, then
-- their money.
insert into cancel_reason (code, description, description_en, needs_text, by_staff) values
  (105, 'Compra desfeita por uma reclamação', 'Purchase undone by a complaint', false, true);
alter table cancellation
  add column complaint_code bigint references complaint (code),
  add column proposed_by bigint references account (id),
  add column vehicle_awaited boolean not null default false,
  add column vehicle_back_at timestamptz,
  add column vehicle_back_by bigint references account (id),
  add constraint cancellation_complaint_is_proposed check ((complaint_code is null) = (proposed_by is null)),
  add constraint cancellation_by_two_users check (proposed_by is null or outcome <> 'accepted' or answered_by <> proposed_by),
  add constraint cancellation_vehicle_is_awaited check (
    (not vehicle_awaited or outcome = 'accepted')
    and (vehicle_back_at is null) = (vehicle_back_by is null) and (vehicle_back_at is null or vehicle_awaited));
create unique index cancellation_of_complaint on cancellation (complaint_code) where complaint_code is not null and outcome = 'review';
create index cancellation_proposed_by on cancellation (proposed_by) where proposed_by is not null;
create index cancellation_vehicle_back_by on cancellation (vehicle_back_by) where vehicle_back_by is not null;
create index cancellation_vehicle_awaited on cancellation (requested_at) where vehicle_awaited and vehicle_back_at is null;
create index cancellation_by_complaint on cancellation (complaint_code) where complaint_code is not null;
alter table complaint_event drop constraint complaint_event_kind_check;
alter table complaint_event add constraint complaint_event_kind_check check (kind in ('open', 'note', 'add', 'reply', 'accept', 'refuse',
  'escalate', 'withdraw', 'reopen', 'answer', 'decide', 'undo', 'ask', 'propose', 'fulfil', 'overdue', 'lapse', 'undone', 'kept'));
