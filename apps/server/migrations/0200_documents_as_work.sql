-- Documents to check are work of the desk; users are reminded of those that are asked for; old ones are deleted.
alter table taken_work drop constraint taken_work_kind_check;
alter table taken_work add constraint taken_work_kind_check check (kind in ('question', 'proposal', 'conditional-sale', 'cancellation',
  'refund', 'verification', 'document', 'data-request', 'suspicion', 'dead-mail', 'ended-offer'));

-- The last day, in São Paulo, on which the user was reminded of it.
alter table asked_document add column reminded_on date;
create index asked_document_due on asked_document (due_on) where state in ('asked', 'refused');
create index asked_document_decided on asked_document (decided_at) where state in ('accepted', 'withdrawn');
