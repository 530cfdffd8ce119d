-- A password that was set in an open session, without the one before and without a mailed link, shows nothing about who holds the
-- session: it opens the account, but confirms no change of its security until a second step has stood beside it (decision 0054).
alter table account add column password_unproved boolean not null default false;

-- Counts how often all browsers of an account were forgotten: the marks of browsers hold it, so those from before are none.
alter table account add column browsers_forgotten integer not null default 0;
