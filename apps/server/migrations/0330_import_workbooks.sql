-- The sheets of a workbook that is imported, so that one can be chosen; other files have none.
alter table offer_import add column sheets jsonb not null default '[]';
