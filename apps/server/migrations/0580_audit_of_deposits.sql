-- The history of a deposit: its rows stand at offers and purchases, and name it.
create index audit_by_deposit on audit
  ((case when jsonb_typeof(details -> 'deposit') = 'number' then (details ->> 'deposit')::bigint end), at desc, code desc)
  where (case when jsonb_typeof(details -> 'deposit') = 'number' then (details ->> 'deposit')::bigint end) is not null;
