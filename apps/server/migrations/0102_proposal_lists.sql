-- What staff order proposals by; answered ones are as many as all others together.
create index proposal_by_expiry on proposal (expires_at, code) where refuse_at is null;
create index proposal_by_value on proposal (value_cents, code) where refuse_at is null;
