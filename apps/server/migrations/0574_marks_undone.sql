-- A payout or payback that was recorded as made by mistake is under way again; who did that, and who had recorded it, stays (decision 0171).
alter table payout
  add column undone integer not null default 0 check (undone >= 0),
  add column undone_by bigint references account (id),
  add column undone_at timestamptz,
  add column undo_reason text check (char_length(undo_reason) between 1 and 500),
  add column mistaken_by bigint references account (id),
  add constraint payout_undone check ((undone = 0) = (undone_by is null) and (undone_by is null) = (undone_at is null)
    and (undone_by is null) = (undo_reason is null) and (undone_by is null) = (mistaken_by is null)),
  add constraint payout_undone_four_eyes check (undone_by <> mistaken_by);
alter table payback
  add column undone_by bigint references account (id),
  add column undone_at timestamptz,
  add column undo_reason text check (char_length(undo_reason) between 1 and 500),
  add column mistaken_by bigint references account (id),
  add constraint payback_undone check ((undone_by is null) = (undone_at is null) and (undone_by is null) = (undo_reason is null)
    and (mistaken_by is null or undone_by is not null)),
  add constraint payback_undone_four_eyes check (undone_by <> mistaken_by);
-- Who recorded transfers to buyers was in the audit alone.
update payback b set recorded_by = a.actor_id from audit a
  where a.action = 'record-payback-transfer' and a.details ->> 'payback' = b.code::text and b.state = 'done' and b.way = 'transfer'
    and b.recorded_by is null and a.actor_id is not null;
