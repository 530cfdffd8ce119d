-- Who won may let their deposit pay the price of what they won, once everything else is paid (decision 0155).
alter table bid_deposit add column chosen_purchase bigint references purchase (code);
alter table bid_deposit add column chosen_at timestamptz;
alter table bid_deposit add constraint bid_deposit_chosen check ((chosen_purchase is null) = (chosen_at is null));
alter table bid_deposit drop constraint bid_deposit_state_check;
alter table bid_deposit add constraint bid_deposit_state_check
  check (state in ('asked', 'held', 'returning', 'returned', 'kept', 'used', 'lapsed'));
alter table bid_deposit drop constraint bid_deposit_check3;
alter table bid_deposit add constraint bid_deposit_check3 check ((state in ('returned', 'kept', 'used', 'lapsed')) = (ended_at is not null));
alter table bid_deposit add constraint bid_deposit_used check (state <> 'used' or chosen_purchase is not null);
create index bid_deposit_chosen_for on bid_deposit (chosen_purchase) where chosen_purchase is not null;

-- Nobody of the team decides on it: the buyer chose it, and the money stays at the house.
alter table payback drop constraint payback_proposer;
alter table payback add constraint payback_proposer check (proposed_by is not null or deposit_code is not null and way in ('pix', 'set-off'));
alter table payback drop constraint payback_four_eyes;
alter table payback add constraint payback_four_eyes check (state in ('proposed', 'withdrawn') or deposit_code is not null and way in ('pix', 'set-off')
  or decided_by is not null and decided_by <> proposed_by);
create index payback_of_target on payback (target_charge) where target_charge is not null;
