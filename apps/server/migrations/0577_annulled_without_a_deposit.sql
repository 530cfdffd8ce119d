-- Bids that would lead again after their deposit went back do not come back (decision 0174).
alter table annulment drop constraint annulment_reason_check;
alter table annulment add constraint annulment_reason_check
  check (reason in ('mistake', 'payment', 'suspicious', 'rules', 'failure', 'provoked', 'withdrawn', 'exposure', 'deposit'));
