-- A Pix without a charge that left by another way than by us, such as the bank's own app, is closed by two users with a reason (docs/payments.md).
alter table stray_return
  add column way text not null default 'pix' check (way in ('pix', 'elsewhere')),
  -- Nothing of it is sent by us.
  add constraint stray_return_elsewhere check (way = 'pix' or state in ('proposed', 'done', 'withdrawn'));
alter table stray_return alter column way drop default;
