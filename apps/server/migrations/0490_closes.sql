-- Days on which the book is compared with the bank (docs/payments.md, decision 0148).
create table book_day (
  code bigint generated always as identity primary key,
  -- In São Paulo.
  day date not null unique,
  prepared_at timestamptz not null
);

create table book_close (
  code bigint generated always as identity primary key,
  day_code bigint not null references book_day (code),
  -- The same day, for the check of every booking.
  day date not null,
  -- At the end of the day. A bank account may be overdrawn.
  book_cents bigint not null,
  bank_cents bigint not null,
  -- Pix of the day: what the bank says that was paid, and what of it the book has; what went back by Pix.
  pix_read_cents bigint not null check (pix_read_cents >= 0),
  pix_booked_cents bigint not null check (pix_booked_cents >= 0),
  pix_returned_cents bigint not null check (pix_returned_cents >= 0),
  reason text check (reason in ('before-the-book', 'booked-later', 'bank-fee', 'other-money', 'bank-error', 'other')),
  explanation text check (char_length(explanation) between 5 and 500),
  closed_by bigint not null references account (id),
  closed_at timestamptz not null,
  reopened_by bigint references account (id),
  reopened_at timestamptz,
  reopen_reason text check (char_length(reopen_reason) between 5 and 500),
  check ((reason is null) = (explanation is null)),
  check (bank_cents = book_cents and pix_read_cents = pix_booked_cents or reason is not null),
  check ((reopened_by is null) = (reopened_at is null) and (reopened_by is null) = (reopen_reason is null)),
  -- Four eyes.
  check (reopened_by <> closed_by)
);
-- A day is closed once.
create unique index book_close_of_day on book_close (day) where reopened_at is null;
create index book_close_by_day on book_close (day_code);

-- A close is never rewritten: it is reopened, once.
create function check_book_close() returns trigger language plpgsql as $$
begin
  if old.reopened_at is not null or new.reopened_at is null
    or (to_jsonb(new) - 'reopened_by' - 'reopened_at' - 'reopen_reason') <> (to_jsonb(old) - 'reopened_by' - 'reopened_at' - 'reopen_reason') then
    raise exception 'a close of the book is only reopened' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger book_close_is_kept before update on book_close for each row execute function check_book_close();
create trigger book_close_is_not_deleted before delete on book_close for each row execute function refuse_change();
create trigger book_close_is_never_emptied before truncate on book_close for each statement execute function refuse_change();

-- Nothing is booked on a closed day: what still carries an instant of one is dated on the first day that is open. The lock is shared by all
-- bookings, and taken alone by a close, which so waits for those that have begun.
create function date_book_transaction() returns trigger language plpgsql as $$
declare
  closed date;
begin
  perform pg_advisory_xact_lock_shared(hashtext('book-close'));
  select max(day) into closed from book_close where reopened_at is null;
  new.at := greatest(new.at, (closed + 1)::timestamp at time zone 'America/Sao_Paulo');
  return new;
end $$;
create trigger book_transaction_is_of_an_open_day before insert on book_transaction for each row execute function date_book_transaction();

create index book_transaction_at on book_transaction (at);
create index pix_payment_paid_at on pix_payment (paid_at);
