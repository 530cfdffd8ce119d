-- A draft that an operator's import began has no user.
alter table offer_draft
  alter column created_by drop not null,
  alter column changed_by drop not null;
