-- Bids that would lead again do not come back if their account may not buy by then (decision 0174).
alter table annulment drop constraint annulment_reason_check;
alter table annulment add constraint annulment_reason_check check (reason in
  ('mistake', 'payment', 'suspicious', 'rules', 'failure', 'provoked', 'withdrawn', 'exposure', 'deposit', 'barred'));
