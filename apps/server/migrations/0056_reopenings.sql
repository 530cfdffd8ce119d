-- An auction may be opened again, and its end moved: R and M lines, whose value is the end that holds from then on (epoch milliseconds).
alter table bid drop constraint bid_kind_check;
alter table bid add constraint bid_kind_check check (kind in ('L', 'P', 'X', 'Z', 'F', 'R', 'M'));

-- The end that was announced last, from which extensions count; null: the first one. `original_end_at` stays what the ledger opened with.
alter table auction add column moved_end_at timestamptz(3);
alter table auction drop constraint auction_check5;
alter table auction add constraint auction_end_in_bounds check (
  end_at >= coalesce(moved_end_at, original_end_at)
  and end_at <= coalesce(moved_end_at, original_end_at) + interval '60 minutes'
  and moved_end_at >= original_end_at);

-- Reasons that no member of staff chooses: an answer that only an annulled bid provoked, a bid taken back by who placed it, one beyond the
-- exposure that its account may have.
alter table annulment drop constraint annulment_reason_check;
alter table annulment add constraint annulment_reason_check
  check (reason in ('mistake', 'payment', 'suspicious', 'rules', 'failure', 'provoked', 'withdrawn', 'exposure'));

-- While a window is open, who had bid before `opened_at` may take these bids back. `closes_at` null: until the stay is lifted.
create table withdrawal_window (
  id bigint generated always as identity primary key,
  offer_code bigint not null references auction on delete cascade,
  reason text not null check (reason in ('reopened', 'stayed', 'corrected')),
  opened_at timestamptz not null,
  opens_at timestamptz not null,
  closes_at timestamptz check (closes_at > opens_at)
);
create index withdrawal_window_by_offer on withdrawal_window (offer_code, id desc);
