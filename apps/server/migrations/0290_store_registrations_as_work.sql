-- Registrations of stores that wait can be taken as work, like what else waits for staff.
alter table taken_work
  drop constraint taken_work_kind_check,
  add constraint taken_work_kind_check check (kind in ('question', 'proposal', 'conditional-sale', 'cancellation', 'refund',
    'verification', 'document', 'data-request', 'suspicion', 'dead-mail', 'ended-offer', 'store-registration'));
