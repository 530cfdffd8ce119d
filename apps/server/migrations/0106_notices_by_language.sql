-- The words of a notification in each language, for readers who read the back office in another one than their account's; and the address of
-- the record below /painel. Without them the words of the row are all there is.
alter table notification add column texts jsonb;
alter table notification add column office_path text check (office_path ~ '^/[a-z]');
