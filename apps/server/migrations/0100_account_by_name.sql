-- Staff order accounts by name; without an index every account was read and sorted for one page.
create index account_by_name on account (search_text(name || ' ' || surname), id) where erased_at is null;
