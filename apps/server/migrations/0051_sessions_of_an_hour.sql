-- Sign-ins that succeeded are counted too: each costs a hash and a row.
create index session_by_account_and_time on session (account_id, created_at);
