-- Steps by price, as the house or a store sets them, for all its offers or for those of a category. Where none fits, the program's own hold.
create table increment_table (
  partner_id bigint references partner on delete cascade,      -- null = the house
  category_code integer references category on delete cascade, -- null = every category
  bands jsonb not null check (jsonb_typeof(bands) = 'array' and jsonb_array_length(bands) between 1 and 20),
  changed_by bigint not null references account,
  changed_at timestamptz not null,
  unique nulls not distinct (partner_id, category_code)
);

-- An automatic step that somebody named for the offer stays when the offer is edited; one by the band is worked out again.
alter table auction add column own_increment boolean not null default false;
