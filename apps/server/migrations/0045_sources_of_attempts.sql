-- Where a try came from: a network, or a browser that signed in to the account before. Wrong tries are held against their own source, so
-- that nobody can shut somebody else out of an account (decision 0048); all sources together only decide whether more than a password is
-- asked. Empty: a try that is counted for its subject alone.
alter table sign_in_attempt add column source text not null default '';
