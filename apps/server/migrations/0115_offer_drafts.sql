-- Offers that are written in the back office, until they are published. `form` is the form of the contract (`offerForm`); the code is
-- that of the offer.
create table offer_draft (
  code bigint primary key,
  partner_id bigint references partner,
  -- No offer was on the site before; a row of it, made for a preview or an approval, goes with the draft.
  is_new boolean not null,
  form jsonb not null check (jsonb_typeof(form) = 'object'),
  version integer not null default 1,
  state text not null default 'draft' check (state in ('draft', 'waiting', 'returned')),
  problem_count smallint not null,
  publish_at timestamptz,
  report_code text unique,
  report_name text check (char_length(report_name) between 1 and 120),
  created_by bigint not null references account,
  created_at timestamptz not null,
  changed_by bigint not null references account,
  changed_at timestamptz not null,
  sent_by bigint references account,
  sent_at timestamptz,
  returned_by bigint references account,
  returned_at timestamptz,
  reason text check (char_length(reason) between 5 and 500),
  check ((sent_by is null) = (sent_at is null)),
  check ((returned_by is null) = (returned_at is null) and (returned_by is null) = (reason is null)),
  check (state <> 'waiting' or sent_at is not null)
);
create index offer_draft_by_partner on offer_draft (partner_id, code desc);
create index offer_draft_waiting on offer_draft (sent_at) where state = 'waiting';

-- A photo that was uploaded for a draft, before its offer has it.
create table draft_photo (
  guid uuid primary key,
  draft_code bigint not null references offer_draft (code) on delete cascade,
  drawing jsonb,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  added_by bigint not null references account,
  added_at timestamptz not null
);
create index draft_photo_by_draft on draft_photo (draft_code);
