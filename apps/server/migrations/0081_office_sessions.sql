-- A session of the back office, opened at its own sign-in: it calls what is below /api/admin and nothing else, and no other session does.
alter table session add column office boolean not null default false;
