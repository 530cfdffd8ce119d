-- The version of the rules under which an auction runs from its first line to its last: ledgers that began before verify under theirs.
alter table auction add column rule_version smallint not null default 2 check (rule_version in (1, 2));
update auction set rule_version = 1 where last_seq > 0;

-- Each line commits to all maxima set until then: `maxima_link` is the hash over the last of them and those before, `seal` what a line made of
-- it with its number and the secret of the offer. Lines of version 1 have none.
alter table auction add column maxima_link text not null default repeat('0', 64) check (maxima_link ~ '^[0-9a-f]{64}$');
alter table bid add column seal text check (seal ~ '^[0-9a-f]{64}$');
