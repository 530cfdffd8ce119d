-- Staff who want the figures of each week by mail, and the Monday (in São Paulo) on which it was last written to them.
create table week_by_mail (
  account_id bigint primary key references account,
  wanted_at timestamptz not null,
  sent_on date
);
