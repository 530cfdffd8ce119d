-- Contacts of the house that staff changed; without a row those of the environment count.
create table house_contacts (
  only_row boolean primary key default true check (only_row),
  phone text not null check (phone ~ '^\d{10,11}$'),
  whatsapp text not null check (whatsapp ~ '^\d{10,11}$'),
  email text not null check (char_length(email) <= 320),
  sales_email text not null check (char_length(sales_email) <= 320),
  hours text not null check (hours ~ '^\d\d:\d\d-\d\d:\d\d$'),
  -- [{"category": "Carros", "whatsapp": "27990000001"}], in the order of the page.
  teams jsonb not null,
  version integer not null,
  changed_by bigint not null references account,
  changed_at timestamptz not null
);
