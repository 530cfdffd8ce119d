-- A value below the floor waits like every other and is refused at the next quarter of an hour (rule 0.30).
alter table proposal add column refuse_at timestamptz;
create index proposal_to_refuse on proposal (refuse_at, code) where status = 'open' and refuse_at is not null;

-- A bid reached the value, and the proposal lapsed; the buyer asked a person to review a refusal.
alter table proposal_step drop constraint proposal_step_step_check;
alter table proposal_step add constraint proposal_step_step_check check (step in
  ('send', 'accept', 'reject', 'counter', 'withdraw', 'replace', 'expire', 'lose-to-sale', 'lapse', 'review'));
