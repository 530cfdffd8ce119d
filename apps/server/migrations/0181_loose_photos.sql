-- Photos whose files are stored and that nothing names: on their way into a draft, or left by one. Their files are deleted once they are due,
-- so that no stop of a process leaves a file behind.
create table loose_photo (
  guid uuid primary key,
  due_at timestamptz not null
);
create index loose_photo_due on loose_photo (due_at);

-- The upload that an edited photo was made from: the next edit begins with it again. It is no photo of the offer.
alter table draft_photo add column original uuid;
