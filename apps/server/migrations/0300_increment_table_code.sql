-- Its history is that of one table, so it has a number.
alter table increment_table add column code bigint generated always as identity primary key;
