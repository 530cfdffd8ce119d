-- Whole documents find their person under any name.
create index watched_name_by_document on watched_name (document);
