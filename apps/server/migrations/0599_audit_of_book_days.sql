-- The history of a day of the book: its rows name it by its date, and are found by its noon in São Paulo.
create index audit_by_book_day on audit
  ((case when subject ~ '^book \d{4}-\d\d-\d\d$' then timezone('UTC', make_timestamp(split_part(subject_id, '-', 1)::int,
    split_part(subject_id, '-', 2)::int, split_part(subject_id, '-', 3)::int, 15, 0, 0)) end), at desc, code desc)
  where (case when subject ~ '^book \d{4}-\d\d-\d\d$' then timezone('UTC', make_timestamp(split_part(subject_id, '-', 1)::int,
    split_part(subject_id, '-', 2)::int, split_part(subject_id, '-', 3)::int, 15, 0, 0)) end) is not null;
