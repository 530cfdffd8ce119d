-- The schema as the migrations make it, for reading: a database is made by apps/server/migrations.
-- Written by `npm run generate`; docs/schema.md has the pictures.

create extension pg_trgm;
create extension unaccent;

-- text search configuration portuguese_unaccented
--   asciihword: portuguese_stem
--   asciiword: portuguese_stem
--   email: simple
--   file: simple
--   float: simple
--   host: simple
--   hword: unaccent, portuguese_stem
--   hword_asciipart: portuguese_stem
--   hword_numpart: simple
--   hword_part: unaccent, portuguese_stem
--   int: simple
--   numhword: simple
--   numword: simple
--   sfloat: simple
--   uint: simple
--   url: simple
--   url_path: simple
--   version: simple
--   word: unaccent, portuguese_stem

create sequence bid_code_sequence as bigint start 1 increment 1;
create sequence code_sequence as bigint start 1000 increment 1;

create table access_change (
  code bigint not null generated always as identity,
  account_id bigint not null,
  kind text not null,
  before text not null,
  after text not null,
  reason text not null,
  token_hash bytea not null,
  asked_by bigint not null,
  asked_at timestamp with time zone not null,
  effective_at timestamp with time zone not null,
  outcome text,
  ended_at timestamp with time zone,
  constraint access_change_pkey primary key (code),
  constraint access_change_token_hash_key unique (token_hash),
  constraint access_change_account_id_fkey foreign key (account_id) references account(id),
  constraint access_change_asked_by_fkey foreign key (asked_by) references account(id),
  constraint access_change_after_check check (char_length(after) >= 1 and char_length(after) <= 320),
  constraint access_change_before_check check (char_length(before) >= 1 and char_length(before) <= 320),
  constraint access_change_check check ((outcome is null) = (ended_at is null)),
  constraint access_change_kind_check check (kind = any (array['email', 'username'])),
  constraint access_change_outcome_check check (outcome = any (array['applied', 'refused', 'cancelled', 'impossible'])),
  constraint access_change_reason_check check (char_length(reason) >= 5 and char_length(reason) <= 500),
  constraint access_change_token_hash_check check (octet_length(token_hash) = 32)
);
create index access_change_by_account on access_change using btree (account_id, code desc);
create index access_change_due on access_change using btree (effective_at) where outcome is null;
create unique index access_change_open on access_change using btree (account_id) where outcome is null;

create table access_code (
  id bigint not null generated always as identity,
  account_id bigint not null,
  code_hash bytea not null,
  tries smallint not null default 0,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint access_code_pkey primary key (id),
  constraint access_code_account_id_fkey foreign key (account_id) references account(id) on delete cascade,
  constraint access_code_tries_check check (tries >= 0 and tries <= 5)
);
create index access_code_by_account on access_code using btree (account_id, id desc);

create table account (
  id bigint not null generated always as identity,
  email text not null,
  username text not null,
  password_hash text,
  name text not null,
  surname text not null default '',
  document text,
  phone text,
  birth date,
  trade_name text,
  state_registration text,
  state_registration_exempt boolean not null default false,
  registration text,
  profile_code smallint not null,
  kind text not null,
  client_type smallint,
  company_type smallint,
  accepts_mail boolean not null default false,
  must_change_password boolean not null default false,
  two_step boolean not null default false,
  first_sign_in_at timestamp with time zone,
  partner_id bigint,
  staff_role text,
  blocked_at timestamp with time zone,
  created_at timestamp with time zone not null,
  idiom text,
  passkey_handle bytea,
  erased_at timestamp with time zone,
  email_confirmed_at timestamp with time zone,
  password_unproved boolean not null default false,
  browsers_forgotten integer not null default 0,
  own_password_sum bytea,
  identity_verified_at timestamp with time zone,
  deposit_cents bigint not null default 0,
  never_confirmed_since timestamp with time zone,
  listed_at timestamp with time zone,
  employer_id bigint,
  store_owner boolean not null default false,
  constraint account_pkey primary key (id),
  constraint account_passkey_handle_key unique (passkey_handle),
  constraint account_employer_id_fkey foreign key (employer_id) references account(id),
  constraint account_partner_id_fkey foreign key (partner_id) references partner(id),
  constraint account_check check (employer_id is null or profile_code = 6 and staff_role is null and partner_id is null),
  constraint account_deposit_cents_check check (deposit_cents >= 0),
  constraint account_email_check check (email = lower(email)),
  constraint account_idiom_check check (idiom = any (array['PTBR', 'EN'])),
  constraint account_kind_check check (kind = any (array['F', 'J', 'C'])),
  constraint account_name_check check (char_length(name) >= 1 and char_length(name) <= 100),
  constraint account_own_password_sum_check check (octet_length(own_password_sum) = 32),
  constraint account_owns_its_store check (not store_owner or partner_id is not null),
  constraint account_passkey_handle_check check (octet_length(passkey_handle) = 32),
  constraint account_profile_code_check check (profile_code = any (array[4, 5, 6, 7])),
  constraint account_staff_role_check check (staff_role = any (array['sales', 'content', 'finance', 'support', 'yard', 'administrator'])),
  constraint account_surname_check check (char_length(surname) <= 100)
);
create index account_by_age on account using btree (created_at, id) where erased_at is null;
create unique index account_by_document on account using btree (document) where document is not null;
create unique index account_by_email on account using btree (email);
create index account_by_employer on account using btree (employer_id) where employer_id is not null;
create index account_by_kind_and_level on account using btree ((
case
    when kind = 'C' and staff_role is not null then 'equipe'
    else kind
end), (
case
    when email_confirmed_at is null then '0'
    when identity_verified_at is null then '1'
    when deposit_cents > 0 then '3'
    else '2'
end));
create index account_by_name on account using btree (search_text((name || ' ') || surname), id) where erased_at is null;
create index account_by_partner on account using btree (partner_id) where partner_id is not null;
create index account_by_profile on account using btree (profile_code, id);
create unique index account_by_username on account using btree (lower(username));
create index account_never_confirmed on account using btree (never_confirmed_since) where never_confirmed_since is not null;
create index account_of_staff on account using btree (id) where staff_role is not null;
create index account_search on account using gin (search_text((((((((((((name || ' ') || surname) || ' ') || email) || ' ') || username) || ' ') || coalesce(document, '')) || ' ') || coalesce(phone, '')) || ' ') || coalesce(trade_name, '')) gin_trgm_ops);

create table account_block (
  id bigint not null generated always as identity,
  account_id bigint not null,
  reason text not null,
  blocked_by bigint not null,
  blocked_at timestamp with time zone not null,
  lift_reason text,
  lifted_by bigint,
  lifted_at timestamp with time zone,
  until timestamp with time zone,
  constraint account_block_pkey primary key (id),
  constraint account_block_account_id_fkey foreign key (account_id) references account(id),
  constraint account_block_blocked_by_fkey foreign key (blocked_by) references account(id),
  constraint account_block_lifted_by_fkey foreign key (lifted_by) references account(id),
  constraint account_block_check check (lifted_at >= blocked_at),
  constraint account_block_check2 check (until > blocked_at),
  constraint account_block_lift_reason_check check (char_length(lift_reason) >= 1 and char_length(lift_reason) <= 500),
  constraint account_block_lifted_or_ended check (
case
    when lifted_at is null then lifted_by is null
    else lifted_by is not null or until is not null and lifted_at >= until
end),
  constraint account_block_lifted_with_a_reason check ((lift_reason is null) = (lifted_by is null)),
  constraint account_block_reason_check check (char_length(reason) >= 1 and char_length(reason) <= 500)
);
create index account_block_by_account on account_block using btree (account_id, id);
create index account_block_ending on account_block using btree (until) where until is not null and lifted_at is null;
create unique index account_block_open on account_block using btree (account_id) where lifted_at is null;

create table account_invitation (
  code bigint not null generated always as identity,
  email text not null,
  name text not null,
  staff_role text,
  employer_id bigint,
  registration text,
  token_hash bytea not null,
  idiom text not null,
  invited_by bigint,
  invited_at timestamp with time zone not null,
  sent_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  outcome text,
  ended_at timestamp with time zone,
  account_id bigint,
  partner_id bigint,
  constraint account_invitation_pkey primary key (code),
  constraint account_invitation_token_hash_key unique (token_hash),
  constraint account_invitation_account_id_fkey foreign key (account_id) references account(id),
  constraint account_invitation_employer_id_fkey foreign key (employer_id) references account(id),
  constraint account_invitation_invited_by_fkey foreign key (invited_by) references account(id),
  constraint account_invitation_partner_id_fkey foreign key (partner_id) references partner(id),
  constraint account_invitation_check1 check ((registration is not null) = (employer_id is not null)),
  constraint account_invitation_check2 check ((outcome is null) = (ended_at is null)),
  constraint account_invitation_check3 check ((account_id is not null) = (not outcome is distinct from 'accepted')),
  constraint account_invitation_email_check check (email = lower(email) and char_length(email) >= 3 and char_length(email) <= 320),
  constraint account_invitation_idiom_check check (idiom = any (array['PTBR', 'EN'])),
  constraint account_invitation_is_to_one_place check (num_nonnulls(staff_role, employer_id, partner_id) = 1),
  constraint account_invitation_name_check check (char_length(name) >= 1 and char_length(name) <= 100),
  constraint account_invitation_outcome_check check (outcome = any (array['accepted', 'cancelled', 'replaced'])),
  constraint account_invitation_registration_check check (char_length(registration) >= 1 and char_length(registration) <= 30),
  constraint account_invitation_staff_role_check check (staff_role = any (array['sales', 'content', 'finance', 'support', 'yard', 'administrator'])),
  constraint account_invitation_token_hash_check check (octet_length(token_hash) = 32)
);
create index account_invitation_by_employer on account_invitation using btree (employer_id) where employer_id is not null;
create index account_invitation_by_partner on account_invitation using btree (partner_id) where partner_id is not null;
create unique index account_invitation_open on account_invitation using btree (email) where outcome is null;

create table address (
  code bigint not null generated always as identity,
  account_id bigint not null,
  cep text not null,
  street text not null,
  number text not null,
  complement text not null default '',
  district text not null,
  state_code integer not null,
  city_code integer not null,
  main boolean not null,
  created_at timestamp with time zone not null,
  constraint address_pkey primary key (code),
  constraint address_account_id_fkey foreign key (account_id) references account(id) on delete cascade,
  constraint address_city_code_fkey foreign key (city_code) references city(code),
  constraint address_state_code_fkey foreign key (state_code) references state(code),
  constraint address_cep_check check (cep ~ '^[0-9]{1,20}$')
);
create index address_by_account on address using btree (account_id, code);
create index address_by_state on address using btree (state_code, account_id);
create unique index address_main on address using btree (account_id) where main;

create table alert_choice (
  account_id bigint not null,
  event text not null,
  channel text not null,
  wanted boolean not null,
  constraint alert_choice_pkey primary key (account_id, event, channel),
  constraint alert_choice_account_id_fkey foreign key (account_id) references account(id) on delete cascade,
  constraint alert_choice_channel_check check (channel = any (array['app', 'mail', 'push']))
);

create table alert_thread (
  account_id bigint not null,
  offer_code bigint not null,
  event text not null,
  value_cents bigint not null,
  automatic boolean not null,
  mailed_at timestamp with time zone,
  mail_due_at timestamp with time zone,
  fell boolean not null default false,
  constraint alert_thread_pkey primary key (account_id, offer_code, event),
  constraint alert_thread_account_id_fkey foreign key (account_id) references account(id) on delete cascade,
  constraint alert_thread_offer_code_fkey foreign key (offer_code) references offer(code) on delete cascade,
  constraint alert_thread_event_check check (event = any (array['bid-placed', 'overtaken']))
);
create index alert_thread_due on alert_thread using btree (mail_due_at) where mail_due_at is not null;

create table aml_case (
  code bigint not null generated always as identity,
  account_id bigint,
  flag text not null,
  state text not null,
  total_cents bigint not null,
  first_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  opened_at timestamp with time zone not null,
  opened_by bigint,
  assignee_id bigint,
  decision text,
  decided_by bigint,
  decided_at timestamp with time zone,
  report_due_at timestamp with time zone,
  protocol text,
  reported_on date,
  closed_at timestamp with time zone,
  person bytea,
  forgotten_at timestamp with time zone,
  version integer not null default 0,
  constraint aml_case_pkey primary key (code),
  constraint aml_case_account_id_fkey foreign key (account_id) references account(id),
  constraint aml_case_assignee_id_fkey foreign key (assignee_id) references account(id),
  constraint aml_case_decided_by_fkey foreign key (decided_by) references account(id),
  constraint aml_case_opened_by_fkey foreign key (opened_by) references account(id),
  constraint aml_case_check check ((forgotten_at is null) = (account_id is not null)),
  constraint aml_case_check1 check ((decision is null) = (decided_at is null)),
  constraint aml_case_check2 check ((decided_by is null) = (decided_at is null)),
  constraint aml_case_check3 check ((state = any (array['open', 'analysis'])) = (decision is null)),
  constraint aml_case_check4 check ((not decision is distinct from 'reported') = (report_due_at is not null)),
  constraint aml_case_check5 check ((state = 'closed') = (closed_at is not null)),
  constraint aml_case_check6 check (state <> 'analysis' or assignee_id is not null),
  constraint aml_case_check7 check (forgotten_at is null or state = 'closed'),
  constraint aml_case_decision_check check (decision = any (array['reported', 'dismissed'])),
  constraint aml_case_flag_check check (flag = any (array['cash', 'third-party', 'split', 'incomplete-registration', 'sanctions', 'pep', 'manual'])),
  constraint aml_case_protocol_check check (char_length(protocol) >= 1 and char_length(protocol) <= 80),
  constraint aml_case_state_check check (state = any (array['open', 'analysis', 'reporting', 'closed'])),
  constraint aml_case_total_cents_check check (total_cents >= 0)
);
create index aml_case_of_account on aml_case using btree (account_id);
create unique index aml_case_open on aml_case using btree (account_id, flag) where state <> 'closed';
create index aml_case_to_forget on aml_case using btree (closed_at) where forgotten_at is null;

create table aml_event (
  code bigint not null generated always as identity,
  case_code bigint not null,
  kind text not null,
  author_id bigint,
  at timestamp with time zone not null,
  words bytea,
  constraint aml_event_pkey primary key (code),
  constraint aml_event_author_id_fkey foreign key (author_id) references account(id),
  constraint aml_event_case_code_fkey foreign key (case_code) references aml_case(code),
  constraint aml_event_kind_check check (kind = any (array['opened', 'added', 'taken', 'noted', 'report-decided', 'reported', 'dismissed', 'saved']))
);
create index aml_event_of_case on aml_event using btree (case_code, code);

create table aml_news (
  code bigint not null generated always as identity,
  account_id bigint not null,
  constraint aml_news_pkey primary key (code),
  constraint aml_news_account_id_fkey foreign key (account_id) references account(id)
);

create table aml_operation (
  code bigint not null generated always as identity,
  case_code bigint not null,
  kind text not null,
  receipt_code bigint,
  purchase_code bigint,
  amount_cents bigint not null,
  at timestamp with time zone not null,
  way text,
  payer bytea,
  constraint aml_operation_pkey primary key (code),
  constraint aml_operation_case_code_fkey foreign key (case_code) references aml_case(code),
  constraint aml_operation_purchase_code_fkey foreign key (purchase_code) references purchase(code),
  constraint aml_operation_receipt_code_fkey foreign key (receipt_code) references receipt(code),
  constraint aml_operation_amount_cents_check check (amount_cents > 0),
  constraint aml_operation_check check ((kind = 'receipt') = (way is not null)),
  constraint aml_operation_kind_check check (kind = any (array['receipt', 'purchase'])),
  constraint aml_operation_way_check check (way = any (array['transfer', 'cash', 'pix', 'opening']))
);
create index aml_operation_of_purchase on aml_operation using btree (purchase_code);
create index aml_operation_of_receipt on aml_operation using btree (receipt_code);
create unique index aml_operation_purchase on aml_operation using btree (case_code, purchase_code) where kind = 'purchase';
create unique index aml_operation_receipt on aml_operation using btree (case_code, receipt_code) where kind = 'receipt';

create table annulment (
  offer_code bigint not null,
  seq integer not null,
  struck_seq integer not null,
  reason text not null,
  note text not null,
  actor_id bigint not null,
  at timestamp with time zone not null,
  constraint annulment_pkey primary key (offer_code, seq),
  constraint annulment_offer_code_struck_seq_key unique (offer_code, struck_seq),
  constraint annulment_actor_id_fkey foreign key (actor_id) references account(id),
  constraint annulment_offer_code_seq_fkey foreign key (offer_code, seq) references bid(offer_code, seq),
  constraint annulment_offer_code_struck_seq_fkey foreign key (offer_code, struck_seq) references bid(offer_code, seq),
  constraint annulment_check check (struck_seq < seq),
  constraint annulment_note_check check (char_length(note) >= 5 and char_length(note) <= 500),
  constraint annulment_reason_check check (reason = any (array['mistake', 'payment', 'suspicious', 'rules', 'failure', 'provoked', 'withdrawn', 'exposure', 'deposit', 'barred']))
);
create trigger annulment_is_append_only before delete or update on annulment for each row execute function refuse_change_but_erasure('note');
create trigger annulment_is_never_emptied before truncate on annulment for each statement execute function refuse_change();

create table answer_template (
  code bigint not null generated always as identity,
  partner_id bigint,
  name text not null,
  text text not null,
  saved_at timestamp with time zone not null,
  constraint answer_template_pkey primary key (code),
  constraint answer_template_partner_id_fkey foreign key (partner_id) references partner(id),
  constraint answer_template_name_check check (char_length(name) >= 1 and char_length(name) <= 60),
  constraint answer_template_text_check check (char_length(text) >= 1 and char_length(text) <= 2000)
);
create unique index answer_template_name_once on answer_template using btree (partner_id, lower(name)) nulls not distinct;

create table asked_document (
  code bigint not null generated always as identity,
  account_id bigint not null,
  kind text not null,
  reason text not null,
  due_on date not null,
  asked_by bigint not null,
  asked_at timestamp with time zone not null,
  state text not null default 'asked',
  guid uuid,
  type text,
  bytes integer,
  sent_at timestamp with time zone,
  decided_by bigint,
  decided_at timestamp with time zone,
  decision text,
  expires_on date,
  reminded_on date,
  constraint asked_document_pkey primary key (code),
  constraint asked_document_guid_key unique (guid),
  constraint asked_document_account_id_fkey foreign key (account_id) references account(id),
  constraint asked_document_asked_by_fkey foreign key (asked_by) references account(id),
  constraint asked_document_decided_by_fkey foreign key (decided_by) references account(id),
  constraint asked_document_bytes_check check (bytes > 0),
  constraint asked_document_check check (expires_on is null or kind = 'habilitacao' and state = 'accepted'),
  constraint asked_document_check1 check ((guid is not null) = (state = any (array['sent', 'accepted']))),
  constraint asked_document_check2 check (num_nulls(guid, type, bytes, sent_at) = any (array[0, 4])),
  constraint asked_document_check3 check (num_nulls(decided_by, decided_at, decision) = any (array[0, 3])),
  constraint asked_document_check4 check ((state <> all (array['accepted', 'refused', 'withdrawn'])) or decided_at is not null),
  constraint asked_document_decision_check check (char_length(decision) >= 1 and char_length(decision) <= 500),
  constraint asked_document_kind_check check (kind = any (array['identidade', 'habilitacao', 'estado-civil', 'parceiro', 'empresa'])),
  constraint asked_document_reason_check check (char_length(reason) >= 1 and char_length(reason) <= 500),
  constraint asked_document_state_check check (state = any (array['asked', 'sent', 'accepted', 'refused', 'withdrawn'])),
  constraint asked_document_type_check check (type = any (array['pdf', 'png', 'jpg']))
);
create index asked_document_by_account on asked_document using btree (account_id, code desc);
create index asked_document_decided on asked_document using btree (decided_at) where state = any (array['accepted', 'withdrawn']);
create index asked_document_due on asked_document using btree (due_on) where state = any (array['asked', 'refused']);
create unique index asked_document_open on asked_document using btree (account_id, kind) where state = any (array['asked', 'sent', 'refused']);
create index asked_document_waiting on asked_document using btree (sent_at) where state = 'sent';

create table auction (
  offer_code bigint not null,
  open boolean not null,
  base_cents bigint not null,
  price_cents bigint not null,
  bid_count integer not null default 0,
  leader_id bigint,
  leader_maximum_cents bigint,
  leader_automatic boolean,
  leader_since timestamp with time zone,
  increment_cents bigint not null,
  reserve_cents bigint,
  end_at timestamp(3) with time zone not null,
  original_end_at timestamp(3) with time zone not null,
  soft_close_ms integer not null,
  soft_close_cap_ms integer not null default 3600000,
  last_seq integer not null default 0,
  last_at timestamp with time zone,
  last_hash text not null default repeat('0', 64),
  pseudonym_key uuid not null default gen_random_uuid(),
  closed_at timestamp with time zone,
  outcome text,
  conditional_until timestamp with time zone,
  changed xid8 not null default pg_current_xact_id(),
  own_increment boolean not null default false,
  moved_end_at timestamp(3) with time zone,
  rule_version smallint not null default 3,
  maxima_link text not null default repeat('0', 64),
  minimum_step text not null default 'any',
  constraint auction_pkey primary key (offer_code),
  constraint auction_offer_code_fkey foreign key (offer_code) references offer(code) on delete cascade,
  constraint auction_base_cents_check check (base_cents >= 0),
  constraint auction_bid_count_check check (bid_count >= 0),
  constraint auction_check check (price_cents >= base_cents),
  constraint auction_check1 check ((leader_id is null) = (leader_maximum_cents is null)),
  constraint auction_check2 check (leader_maximum_cents is null or leader_maximum_cents >= price_cents),
  constraint auction_check3 check (open = (closed_at is null)),
  constraint auction_check4 check ((closed_at is null) = (outcome is null)),
  constraint auction_end_in_bounds check (end_at >= coalesce(moved_end_at, original_end_at) and end_at <= (coalesce(moved_end_at, original_end_at) + '01:00:00'::interval) and moved_end_at >= original_end_at),
  constraint auction_increment_cents_check check (increment_cents > 0),
  constraint auction_last_hash_check check (octet_length(last_hash) = 64 and encode(decode(last_hash, 'hex'), 'hex') = last_hash),
  constraint auction_maxima_link_check check (octet_length(maxima_link) = 64 and encode(decode(maxima_link, 'hex'), 'hex') = maxima_link),
  constraint auction_minimum_step_check check (minimum_step = any (array['any', 'increment'])),
  constraint auction_minimum_step_version check (minimum_step = 'any' or rule_version >= 3),
  constraint auction_outcome_check check (outcome = any (array['sold', 'conditional', 'unsold', 'bought', 'accepted', 'defaulted', 'second-chance'])),
  constraint auction_reserve_cents_check check (reserve_cents > 0),
  constraint auction_rule_version_check check (rule_version = any (array[1, 2, 3])),
  constraint auction_soft_close_cap_ms_check check (soft_close_cap_ms >= 0 and soft_close_cap_ms <= 3600000),
  constraint auction_soft_close_ms_check check (soft_close_ms >= 0 and soft_close_ms <= 600000)
) with (fillfactor=50);
create index auction_by_close on auction using btree (closed_at) where closed_at is not null;
create index auction_by_end on auction using btree (end_at, offer_code) where not open;
create index auction_by_price on auction using btree (price_cents, offer_code) where leader_id is null or not open;
create index auction_changed on auction using btree (changed);
create index auction_conditional on auction using btree (conditional_until) where conditional_until is not null;
create index auction_due on auction using btree (end_at, offer_code) where open;
create index auction_led on auction using btree (leader_id) where open and leader_id is not null;
create index auction_waiting on auction using btree (leader_id) where conditional_until is not null;
create trigger auction_ended_is_reviewed after update on auction for each row when (old.open and not new.open and new.last_seq > 0) execute function review_ended_auction();
create trigger auction_had_prices before update of price_cents, bid_count on auction for each row when (new.price_cents < old.price_cents or new.bid_count < old.bid_count or new.bid_count = 0 and new.price_cents <> old.price_cents) execute function note_before_auction();
create trigger auction_is_changed before update on auction for each row when (old.open is distinct from new.open or old.end_at is distinct from new.end_at or old.price_cents is distinct from new.price_cents or (old.bid_count > 0) is distinct from (new.bid_count > 0)) execute function note_change();

create table audit (
  code bigint not null generated always as identity,
  actor_id bigint,
  action text not null,
  subject text not null,
  details jsonb not null default '{}'::jsonb,
  at timestamp with time zone not null,
  command text,
  before jsonb,
  after jsonb,
  partner_id bigint,
  subject_kind text not null generated always as (replace(split_part(replace(replace(subject, 'buyer fee ', 'buyer-fee '), 'freight rate ', 'freight-rate '), ' ', 1), 'store', 'partner')) stored,
  subject_id text generated always as (nullif(split_part(replace(replace(subject, 'buyer fee ', 'buyer-fee '), 'freight rate ', 'freight-rate '), ' ', 2), '')) stored,
  subject_code bigint generated always as (
case
    when (subject ~ ' \d{1,18}$') then ("substring"(subject, ' (\d{1,18})$'))::bigint
    else null::bigint
end) stored,
  constraint audit_pkey primary key (code),
  constraint audit_actor_id_fkey foreign key (actor_id) references account(id),
  constraint audit_partner_id_fkey foreign key (partner_id) references partner(id),
  constraint audit_action_check check (action ~ '^[a-z][a-z-]*$'),
  constraint audit_command_check check (command ~ '^[a-z][a-z-]*$'),
  constraint audit_has_one_actor check ((actor_id is null) = (command is not null))
);
create index audit_by_action on audit using btree (action, at desc, code desc);
create index audit_by_actor on audit using btree (actor_id, at desc, code desc);
create index audit_by_book_day on audit using btree ((
case
    when subject ~ '^book \d{4}-\d\d-\d\d$' then timezone('UTC', make_timestamp(split_part(subject_id, '-', 1)::integer, split_part(subject_id, '-', 2)::integer, split_part(subject_id, '-', 3)::integer, 15, 0, 0::double precision))
    else null::timestamp with time zone
end), at desc, code desc) where 
case
    when subject ~ '^book \d{4}-\d\d-\d\d$' then timezone('UTC', make_timestamp(split_part(subject_id, '-', 1)::integer, split_part(subject_id, '-', 2)::integer, split_part(subject_id, '-', 3)::integer, 15, 0, 0::double precision))
    else null::timestamp with time zone
end is not null;
create index audit_by_deposit on audit using btree ((
case
    when jsonb_typeof(details -> 'deposit') = 'number' then (details ->> 'deposit')::bigint
    else null::bigint
end), at desc, code desc) where 
case
    when jsonb_typeof(details -> 'deposit') = 'number' then (details ->> 'deposit')::bigint
    else null::bigint
end is not null;
create index audit_by_kind on audit using btree (subject_kind, at desc, code desc);
create index audit_by_store on audit using btree (partner_id, at desc, code desc) where partner_id is not null;
create index audit_by_subject on audit using btree (subject_kind, subject_code, at desc, code desc);
create index audit_by_time on audit using btree (at desc, code desc);
create trigger audit_is_append_only before delete or update on audit for each row execute function refuse_change_of_audit();
create trigger audit_is_never_emptied before truncate on audit for each statement execute function refuse_change();

create table authenticator (
  account_id bigint not null,
  secret bytea not null,
  created_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  last_step bigint,
  wrong_tries smallint not null default 0,
  wrong_since timestamp with time zone,
  constraint authenticator_pkey primary key (account_id),
  constraint authenticator_account_id_fkey foreign key (account_id) references account(id) on delete cascade,
  constraint authenticator_check check ((wrong_tries = 0) = (wrong_since is null)),
  constraint authenticator_wrong_tries_check check (wrong_tries >= 0)
);

create table bank_refund (
  code bigint not null generated always as identity,
  end_to_end_id text not null,
  refund_id text not null,
  return_id text,
  amount_cents bigint not null,
  nature text not null,
  state text not null,
  told_at timestamp with time zone not null,
  done_at timestamp with time zone,
  open_cents bigint not null default 0,
  covered_cents bigint not null default 0,
  checked_by bigint,
  checked_at timestamp with time zone,
  note text,
  settled_at timestamp with time zone,
  constraint bank_refund_pkey primary key (code),
  constraint bank_refund_end_to_end_id_refund_id_key unique (end_to_end_id, refund_id),
  constraint bank_refund_checked_by_fkey foreign key (checked_by) references account(id),
  constraint bank_refund_amount_cents_check check (amount_cents > 0),
  constraint bank_refund_check check (open_cents >= 0 and covered_cents >= 0 and (open_cents + covered_cents) <= amount_cents),
  constraint bank_refund_check1 check (state = 'done' or open_cents = 0 and covered_cents = 0),
  constraint bank_refund_check2 check ((checked_by is null) = (checked_at is null) and (checked_by is null) = (note is null)),
  constraint bank_refund_check3 check (checked_by is null or state <> 'processing'),
  constraint bank_refund_end_to_end_id_check check (end_to_end_id ~ '^[a-zA-Z0-9]{32}$'),
  constraint bank_refund_nature_check check (nature = any (array['asked', 'operational', 'fraud'])),
  constraint bank_refund_note_check check (char_length(note) >= 5 and char_length(note) <= 500),
  constraint bank_refund_refund_id_check check (refund_id ~ '^[a-zA-Z0-9]{1,35}$'),
  constraint bank_refund_return_id_check check (return_id ~ '^[a-zA-Z0-9]{32}$'),
  constraint bank_refund_state_check check (state = any (array['processing', 'done', 'failed']))
);
create index bank_refund_checked_by on bank_refund using btree (checked_by) where checked_by is not null;
create index bank_refund_failed on bank_refund using btree (code) where state = 'failed';
create index bank_refund_open on bank_refund using btree (code) where open_cents > 0;
create index bank_refund_return_id on bank_refund using btree (upper(return_id)) where return_id is not null;
create index bank_refund_unchecked on bank_refund using btree (code) where state = 'done' and checked_by is null;

create table bank_refund_part (
  code bigint not null generated always as identity,
  refund_code bigint not null,
  charge_code bigint,
  stray_code bigint,
  amount_cents bigint not null,
  at timestamp with time zone not null,
  undone_at timestamp with time zone,
  constraint bank_refund_part_pkey primary key (code),
  constraint bank_refund_part_charge_code_fkey foreign key (charge_code) references charge(code),
  constraint bank_refund_part_refund_code_fkey foreign key (refund_code) references bank_refund(code),
  constraint bank_refund_part_stray_code_fkey foreign key (stray_code) references stray_pix(code),
  constraint bank_refund_part_amount_cents_check check (amount_cents > 0),
  constraint bank_refund_part_check check ((charge_code is null) <> (stray_code is null))
);
create index bank_refund_part_of on bank_refund_part using btree (refund_code);
create index bank_refund_part_of_charge on bank_refund_part using btree (charge_code) where charge_code is not null;
create index bank_refund_part_of_stray on bank_refund_part using btree (stray_code) where stray_code is not null;

create table bank_statement (
  code bigint not null generated always as identity,
  format text not null,
  account text not null,
  file_name text not null,
  lines integer not null,
  added integer not null default 0,
  balance_cents bigint,
  balance_day date,
  imported_by bigint not null,
  imported_at timestamp with time zone not null,
  constraint bank_statement_pkey primary key (code),
  constraint bank_statement_imported_by_fkey foreign key (imported_by) references account(id),
  constraint bank_statement_account_check check (char_length(account) >= 1 and char_length(account) <= 80),
  constraint bank_statement_check check (added >= 0 and added <= lines),
  constraint bank_statement_check1 check ((balance_cents is null) = (balance_day is null)),
  constraint bank_statement_file_name_check check (char_length(file_name) >= 1 and char_length(file_name) <= 120),
  constraint bank_statement_format_check check (format = any (array['ofx', 'csv'])),
  constraint bank_statement_lines_check check (lines >= 0)
);
create index bank_statement_balance on bank_statement using btree (balance_day) where balance_day is not null;

create table banner (
  guid uuid not null,
  category_code integer not null,
  "position" smallint not null,
  link text,
  title text not null default '',
  description text not null default '',
  text_position text not null,
  buy_button boolean not null default false,
  bid_button boolean not null default false,
  offer_code bigint,
  other_button boolean not null default false,
  other_link text,
  other_text text,
  drawing jsonb,
  partner_id bigint,
  code bigint not null generated always as identity,
  active boolean not null default true,
  shown_from timestamp with time zone,
  shown_until timestamp with time zone,
  version integer not null default 1,
  changed_by bigint,
  changed_at timestamp with time zone,
  constraint banner_pkey primary key (guid),
  constraint banner_code_key unique (code),
  constraint banner_changed_by_fkey foreign key (changed_by) references account(id),
  constraint banner_offer_code_fkey foreign key (offer_code) references offer(code) on delete set null,
  constraint banner_partner_id_fkey foreign key (partner_id) references partner(id),
  constraint banner_shown_check check (shown_until > shown_from),
  constraint banner_text_position_check check (text_position = any (array['EC', 'EB', 'CC', 'CB', 'DC', 'DB', 'ME', 'MC', 'MD']))
);
create index banner_by_category on banner using btree (category_code, "position");

create table bid (
  code bigint not null default nextval('bid_code_sequence'::regclass),
  offer_code bigint not null,
  seq integer not null,
  at timestamp with time zone not null,
  kind text not null,
  bidder_id bigint,
  value_cents bigint not null,
  previous_hash text not null,
  hash text not null,
  seal text,
  constraint bid_pkey primary key (offer_code, seq),
  constraint bid_bidder_id_fkey foreign key (bidder_id) references account(id),
  constraint bid_offer_code_fkey foreign key (offer_code) references auction(offer_code),
  constraint bid_check check ((kind <> all (array['L', 'P'])) or bidder_id is not null and value_cents > 0),
  constraint bid_hash_check check (octet_length(hash) = 64 and encode(decode(hash, 'hex'), 'hex') = hash),
  constraint bid_kind_check check (kind = any (array['L', 'P', 'X', 'Z', 'F', 'R', 'M'])),
  constraint bid_previous_hash_check check (octet_length(previous_hash) = 64 and encode(decode(previous_hash, 'hex'), 'hex') = previous_hash),
  constraint bid_seal_check check (octet_length(seal) = 64 and encode(decode(seal, 'hex'), 'hex') = seal),
  constraint bid_seq_check check (seq > 0),
  constraint bid_value_cents_check check (value_cents >= 0)
);
create index bid_by_bidder on bid using btree (bidder_id, offer_code, seq desc) where bidder_id is not null;
create unique index bid_by_code on bid using btree (code);
create trigger bid_is_append_only before delete or update on bid for each row execute function refuse_change();
create trigger bid_is_never_emptied before truncate on bid for each statement execute function refuse_change();

create table bid_deposit (
  code bigint not null generated always as identity,
  account_id bigint not null,
  offer_code bigint not null,
  amount_cents bigint not null,
  state text not null,
  asked_at timestamp with time zone not null,
  held_at timestamp with time zone,
  asked_back_at timestamp with time zone,
  purchase_code bigint,
  decide_by timestamp with time zone,
  decided_by bigint,
  decided_at timestamp with time zone,
  reason text,
  ended_at timestamp with time zone,
  chosen_purchase bigint,
  chosen_at timestamp with time zone,
  bank_asked_at timestamp with time zone,
  bank_given_at timestamp with time zone,
  transfer_by timestamp with time zone,
  bank_data bytea,
  bank_reminders smallint not null default 0,
  bank_reminded_at timestamp with time zone,
  constraint bid_deposit_pkey primary key (code),
  constraint bid_deposit_account_id_fkey foreign key (account_id) references account(id),
  constraint bid_deposit_chosen_purchase_fkey foreign key (chosen_purchase) references purchase(code),
  constraint bid_deposit_decided_by_fkey foreign key (decided_by) references account(id),
  constraint bid_deposit_offer_code_fkey foreign key (offer_code) references offer(code),
  constraint bid_deposit_purchase_code_fkey foreign key (purchase_code) references purchase(code),
  constraint bid_deposit_amount_cents_check check (amount_cents > 0),
  constraint bid_deposit_bank check (bank_given_at is null or bank_asked_at is not null),
  constraint bid_deposit_bank_data check (bank_data is null or bank_given_at is not null),
  constraint bid_deposit_bank_reminded check ((bank_reminders = 0) = (bank_reminded_at is null) and (bank_reminders = 0 or bank_asked_at is not null)),
  constraint bid_deposit_bank_reminders_check check (bank_reminders >= 0 and bank_reminders <= 3),
  constraint bid_deposit_check check ((purchase_code is null) = (decide_by is null)),
  constraint bid_deposit_check1 check ((decided_by is null) = (decided_at is null)),
  constraint bid_deposit_check2 check (state <> 'kept' or decided_by is not null and purchase_code is not null),
  constraint bid_deposit_check3 check ((state = any (array['returned', 'kept', 'used', 'lapsed'])) = (ended_at is not null)),
  constraint bid_deposit_check4 check ((state = any (array['asked', 'lapsed'])) or held_at is not null),
  constraint bid_deposit_chosen check ((chosen_purchase is null) = (chosen_at is null)),
  constraint bid_deposit_reason_check check (char_length(reason) >= 1 and char_length(reason) <= 500),
  constraint bid_deposit_state_check check (state = any (array['asked', 'held', 'returning', 'returned', 'kept', 'used', 'lapsed'])),
  constraint bid_deposit_transfer_by check ((transfer_by is null) = (bank_given_at is null)),
  constraint bid_deposit_used check (state <> 'used' or chosen_purchase is not null)
);
create index bid_deposit_chosen_for on bid_deposit using btree (chosen_purchase) where chosen_purchase is not null;
create index bid_deposit_held on bid_deposit using btree (account_id) include (amount_cents) where state = 'held';
create index bid_deposit_live on bid_deposit using btree (code) where state = any (array['asked', 'held']);
create index bid_deposit_not_asked on bid_deposit using btree (code) where state = 'returning' and bank_asked_at is null;
create index bid_deposit_of_account on bid_deposit using btree (account_id, code);
create index bid_deposit_of_offer on bid_deposit using btree (offer_code);
create unique index bid_deposit_open on bid_deposit using btree (account_id, offer_code) where state = any (array['asked', 'held']);
create index bid_deposit_to_remind on bid_deposit using btree (code) where bank_asked_at is not null and bank_data is null and bank_reminders < 3;
create index bid_deposit_with_bank_data on bid_deposit using btree (code) where bank_data is not null;

create table bid_news (
  id bigint not null generated always as identity,
  offer_code bigint not null,
  account_id bigint not null,
  kind text not null,
  value_cents bigint not null,
  automatic boolean not null,
  at timestamp with time zone not null,
  fell boolean not null default false,
  constraint bid_news_pkey primary key (id),
  constraint bid_news_kind_check check (kind = any (array['bid-placed', 'overtaken']))
);

create table blocklist (
  id bigint not null generated always as identity,
  kind text not null,
  mark bytea not null,
  hint text not null,
  account_id bigint,
  reason text not null,
  listed_by bigint not null,
  listed_at timestamp with time zone not null,
  lift_reason text,
  lifted_by bigint,
  lifted_at timestamp with time zone,
  outlives_keys boolean not null default false,
  constraint blocklist_pkey primary key (id),
  constraint blocklist_account_id_fkey foreign key (account_id) references account(id),
  constraint blocklist_lifted_by_fkey foreign key (lifted_by) references account(id),
  constraint blocklist_listed_by_fkey foreign key (listed_by) references account(id),
  constraint blocklist_check check ((lifted_at is null) = (lift_reason is null) and (lifted_at is null) = (lifted_by is null)),
  constraint blocklist_hint_check check (char_length(hint) <= 40),
  constraint blocklist_kind_check check (kind = any (array['document', 'representative', 'device'])),
  constraint blocklist_lift_reason_check check (char_length(lift_reason) >= 1 and char_length(lift_reason) <= 500),
  constraint blocklist_reason_check check (char_length(reason) >= 1 and char_length(reason) <= 500)
);
create index blocklist_by_account on blocklist using btree (account_id);
create unique index blocklist_standing on blocklist using btree (mark) where lifted_at is null;

create table book_account (
  code bigint not null generated always as identity,
  kind text not null,
  purchase_code bigint,
  account_id bigint,
  partner_id bigint,
  constraint book_account_pkey primary key (code),
  constraint book_account_kind_purchase_code_account_id_partner_id_key unique nulls not distinct (kind, purchase_code, account_id, partner_id),
  constraint book_account_account_id_fkey foreign key (account_id) references account(id),
  constraint book_account_partner_id_fkey foreign key (partner_id) references partner(id),
  constraint book_account_purchase_code_fkey foreign key (purchase_code) references purchase(code),
  constraint book_account_check2 check ((kind = any (array['store', 'third-party', 'paid-out'])) = (partner_id is not null)),
  constraint book_account_kind_check check (kind = any (array['receivable', 'user', 'store', 'third-party', 'house-revenue', 'house-bank', 'deposits', 'suspense', 'sending', 'paid-out', 'paying-out', 'store-commission', 'house-loss', 'buyer-loss'])),
  constraint book_account_person check (
case kind
    when 'user' then account_id is not null
    when 'receivable' then (account_id is null) <> (purchase_code is null)
    else account_id is null
end),
  constraint book_account_purchase check (purchase_code is null or kind = 'receivable')
);
create trigger book_account_is_append_only before delete or update on book_account for each row execute function refuse_change();
create trigger book_account_is_never_emptied before truncate on book_account for each statement execute function refuse_change();

create table book_close (
  code bigint not null generated always as identity,
  day_code bigint not null,
  day date not null,
  book_cents bigint not null,
  bank_cents bigint not null,
  pix_read_cents bigint not null,
  pix_booked_cents bigint not null,
  pix_returned_cents bigint not null,
  reason text,
  explanation text,
  closed_by bigint not null,
  closed_at timestamp with time zone not null,
  reopened_by bigint,
  reopened_at timestamp with time zone,
  reopen_reason text,
  statement_code bigint,
  stated_cents bigint,
  constraint book_close_pkey primary key (code),
  constraint book_close_closed_by_fkey foreign key (closed_by) references account(id),
  constraint book_close_day_code_fkey foreign key (day_code) references book_day(code),
  constraint book_close_reopened_by_fkey foreign key (reopened_by) references account(id),
  constraint book_close_statement_code_fkey foreign key (statement_code) references bank_statement(code),
  constraint book_close_as_stated check (stated_cents = bank_cents or reason is not null or stated_cents is null),
  constraint book_close_check check ((reason is null) = (explanation is null)),
  constraint book_close_check1 check (bank_cents = book_cents and pix_read_cents = pix_booked_cents or reason is not null),
  constraint book_close_check2 check ((reopened_by is null) = (reopened_at is null) and (reopened_by is null) = (reopen_reason is null)),
  constraint book_close_check3 check (reopened_by <> closed_by),
  constraint book_close_explanation_check check (char_length(explanation) >= 5 and char_length(explanation) <= 500),
  constraint book_close_pix_booked_cents_check check (pix_booked_cents >= 0),
  constraint book_close_pix_read_cents_check check (pix_read_cents >= 0),
  constraint book_close_pix_returned_cents_check check (pix_returned_cents >= 0),
  constraint book_close_reason_check check (reason = any (array['before-the-book', 'booked-later', 'bank-fee', 'other-money', 'bank-error', 'other'])),
  constraint book_close_reopen_reason_check check (char_length(reopen_reason) >= 5 and char_length(reopen_reason) <= 500),
  constraint book_close_statement check ((statement_code is null) = (stated_cents is null))
);
create index book_close_by_day on book_close using btree (day_code);
create unique index book_close_of_day on book_close using btree (day) where reopened_at is null;
create index book_close_of_statement on book_close using btree (statement_code) where statement_code is not null;
create trigger book_close_is_kept before update on book_close for each row execute function check_book_close();
create trigger book_close_is_never_emptied before truncate on book_close for each statement execute function refuse_change();
create trigger book_close_is_not_deleted before delete on book_close for each row execute function refuse_change();

create table book_day (
  code bigint not null generated always as identity,
  day date not null,
  prepared_at timestamp with time zone not null,
  constraint book_day_pkey primary key (code),
  constraint book_day_day_key unique (day)
);

create table book_entry (
  code bigint not null generated always as identity,
  transaction_code bigint not null,
  account_code bigint not null,
  charge_code bigint,
  amount_cents bigint not null,
  constraint book_entry_pkey primary key (code),
  constraint book_entry_account_code_fkey foreign key (account_code) references book_account(code),
  constraint book_entry_charge_code_fkey foreign key (charge_code) references charge(code),
  constraint book_entry_transaction_code_fkey foreign key (transaction_code) references book_transaction(code),
  constraint book_entry_amount_cents_check check (amount_cents <> 0)
);
create index book_entry_of_account on book_entry using btree (account_code) include (amount_cents);
create index book_entry_of_charge on book_entry using btree (charge_code) include (account_code, amount_cents);
create index book_entry_of_transaction on book_entry using btree (transaction_code);
create constraint trigger book_entry_balances after insert on book_entry deferrable initially deferred for each row execute function check_book_transaction();
create trigger book_entry_is_append_only before delete or update on book_entry for each row execute function refuse_change();
create trigger book_entry_is_never_emptied before truncate on book_entry for each statement execute function refuse_change();
create trigger book_entry_is_of_now before insert on book_entry for each row execute function check_book_entry();

create table book_transaction (
  code bigint not null generated always as identity,
  kind text not null,
  charge_code bigint,
  receipt_code bigint,
  at timestamp with time zone not null,
  by_id bigint,
  reference text,
  reason text,
  key text not null,
  made_in xid8 not null default pg_current_xact_id(),
  stray_code bigint,
  constraint book_transaction_pkey primary key (code),
  constraint book_transaction_key_key unique (key),
  constraint book_transaction_by_id_fkey foreign key (by_id) references account(id),
  constraint book_transaction_charge_code_fkey foreign key (charge_code) references charge(code),
  constraint book_transaction_receipt_code_fkey foreign key (receipt_code) references receipt(code),
  constraint book_transaction_stray_code_fkey foreign key (stray_code) references stray_pix(code),
  constraint book_transaction_kind_check check (kind = any (array['charge', 'receipt', 'held', 'accepted', 'return', 'cancellation', 'reversal', 'sending', 'sent', 'unsent', 'moved-out', 'moved-in', 'paying-out', 'paid-out', 'not-paid-out', 'store-repaid', 'kept', 'store-unrepaid', 'debt-forgiven', 'debt-restored', 'stray', 'stray-taken', 'bank-refund', 'bank-refund-undone', 'given-up', 'owed-again'])),
  constraint book_transaction_subject check ((charge_code is null) <> (stray_code is null))
);
create index book_transaction_at on book_transaction using btree (at);
create index book_transaction_of on book_transaction using btree (charge_code);
create index book_transaction_of_receipt on book_transaction using btree (receipt_code) where receipt_code is not null;
create index book_transaction_of_stray on book_transaction using btree (stray_code) where stray_code is not null;
create constraint trigger book_transaction_balances after insert on book_transaction deferrable initially deferred for each row execute function check_book_transaction();
create trigger book_transaction_is_append_only before delete or update on book_transaction for each row execute function refuse_change();
create trigger book_transaction_is_never_emptied before truncate on book_transaction for each statement execute function refuse_change();
create trigger book_transaction_is_of_an_open_day before insert on book_transaction for each row execute function date_book_transaction();

create table brand (
  code integer not null,
  name text not null,
  logo text,
  active boolean not null default true,
  own_icon integer,
  version integer not null default 1,
  changed_by bigint,
  changed_at timestamp with time zone,
  constraint brand_pkey primary key (code),
  constraint brand_name_key unique (name),
  constraint brand_changed_by_fkey foreign key (changed_by) references account(id),
  constraint brand_own_icon_fkey foreign key (own_icon) references name_icon(code)
);
create index brand_by_key on brand using btree (name_key(name));

create table brand_category (
  brand_code integer not null,
  category_code integer not null,
  constraint brand_category_pkey primary key (category_code, brand_code),
  constraint brand_category_brand_code_fkey foreign key (brand_code) references brand(code),
  constraint brand_category_category_code_fkey foreign key (category_code) references category(code)
);

create table broadcast (
  id bigint not null generated always as identity,
  title text not null,
  body text not null,
  attachment_guid uuid,
  attachment_name text,
  attachment_bytes integer,
  account_id bigint,
  profile_code smallint,
  state_code integer,
  category_code integer,
  recipients integer not null,
  content_hash bytea not null,
  created_by bigint not null,
  created_at timestamp with time zone not null,
  last_account_id bigint not null default 0,
  told integer not null default 0,
  finished_at timestamp with time zone,
  title_en text,
  body_en text,
  constraint broadcast_pkey primary key (id),
  constraint broadcast_created_by_fkey foreign key (created_by) references account(id),
  constraint broadcast_english_whole check ((title_en is null) = (body_en is null))
);
create index broadcast_unfinished on broadcast using btree (id) where finished_at is null;

create table business_setting (
  code bigint not null generated always as identity,
  name text not null,
  number integer not null,
  value text,
  reason text not null,
  changed_by bigint not null,
  changed_at timestamp with time zone not null,
  constraint business_setting_pkey primary key (code),
  constraint business_setting_name_number_key unique (name, number),
  constraint business_setting_changed_by_fkey foreign key (changed_by) references account(id),
  constraint business_setting_number_check check (number > 0)
);
create trigger business_setting_append_only before delete or update on business_setting for each row execute function refuse_setting_change();

create table buyer_fee (
  code bigint not null generated always as identity,
  offer_code bigint,
  partner_id bigint,
  category_code integer,
  basis_points integer not null,
  minimum_cents bigint not null,
  fixed_cents bigint not null,
  valid_from timestamp with time zone not null,
  changed_by bigint not null,
  maximum_cents bigint,
  reason text,
  constraint buyer_fee_pkey primary key (code),
  constraint buyer_fee_changed_by_fkey foreign key (changed_by) references account(id),
  constraint buyer_fee_offer_code_fkey foreign key (offer_code) references offer(code) on delete cascade,
  constraint buyer_fee_partner_id_fkey foreign key (partner_id) references partner(id) on delete cascade,
  constraint buyer_fee_basis_points_check check (basis_points >= 0 and basis_points <= 10000),
  constraint buyer_fee_category_code_check check (category_code > 0),
  constraint buyer_fee_check check (offer_code is null or partner_id is null and category_code is null),
  constraint buyer_fee_check1 check (maximum_cents >= minimum_cents),
  constraint buyer_fee_fixed_cents_check check (fixed_cents >= 0 and fixed_cents <= 100000000),
  constraint buyer_fee_minimum_cents_check check (minimum_cents >= 0 and minimum_cents <= 100000000),
  constraint buyer_fee_reason_check check (char_length(reason) <= 500)
);
create index buyer_fee_by_offer on buyer_fee using btree (offer_code);
create index buyer_fee_by_partner on buyer_fee using btree (partner_id);

create table buyer_give_up (
  code bigint not null generated always as identity,
  charge_code bigint not null,
  amount_cents bigint not null,
  state text not null,
  reason text not null,
  proposed_by bigint not null,
  proposed_at timestamp with time zone not null,
  decided_by bigint,
  decided_at timestamp with time zone,
  decision text,
  undone_by bigint,
  undone_at timestamp with time zone,
  undo_reason text,
  constraint buyer_give_up_pkey primary key (code),
  constraint buyer_give_up_charge_code_fkey foreign key (charge_code) references charge(code),
  constraint buyer_give_up_decided_by_fkey foreign key (decided_by) references account(id),
  constraint buyer_give_up_proposed_by_fkey foreign key (proposed_by) references account(id),
  constraint buyer_give_up_undone_by_fkey foreign key (undone_by) references account(id),
  constraint buyer_give_up_amount_cents_check check (amount_cents > 0),
  constraint buyer_give_up_check check ((decided_by is null) = (decided_at is null) and (decided_by is null) = (state = 'proposed')),
  constraint buyer_give_up_check1 check ((undone_by is null) = (undone_at is null) and (undone_by is null) = (undo_reason is null) and (undone_by is null) = (state <> 'undone')),
  constraint buyer_give_up_check2 check ((state = any (array['proposed', 'withdrawn'])) or decided_by <> proposed_by),
  constraint buyer_give_up_check3 check (undone_by <> decided_by),
  constraint buyer_give_up_decision_check check (char_length(decision) >= 5 and char_length(decision) <= 500),
  constraint buyer_give_up_reason_check check (char_length(reason) >= 5 and char_length(reason) <= 500),
  constraint buyer_give_up_state_check check (state = any (array['proposed', 'released', 'withdrawn', 'undone'])),
  constraint buyer_give_up_undo_reason_check check (char_length(undo_reason) >= 5 and char_length(undo_reason) <= 500)
);
create index buyer_give_up_decided_by on buyer_give_up using btree (decided_by) where decided_by is not null;
create index buyer_give_up_of_charge on buyer_give_up using btree (charge_code, code desc);
create unique index buyer_give_up_open on buyer_give_up using btree (charge_code) where state = 'proposed';
create index buyer_give_up_proposed_by on buyer_give_up using btree (proposed_by);
create index buyer_give_up_undone_by on buyer_give_up using btree (undone_by) where undone_by is not null;

create table buyer_request (
  code bigint not null generated always as identity,
  charge_code bigint not null,
  amount_cents bigint not null,
  message text not null,
  asked_by bigint not null,
  asked_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint buyer_request_pkey primary key (code),
  constraint buyer_request_asked_by_fkey foreign key (asked_by) references account(id),
  constraint buyer_request_charge_code_fkey foreign key (charge_code) references charge(code),
  constraint buyer_request_amount_cents_check check (amount_cents > 0),
  constraint buyer_request_message_check check (char_length(message) >= 5 and char_length(message) <= 500)
);
create index buyer_request_asked_by on buyer_request using btree (asked_by);
create index buyer_request_of_charge on buyer_request using btree (charge_code, code desc);
create unique index buyer_request_open on buyer_request using btree (charge_code) where ended_at is null;

create table cancel_reason (
  code integer not null,
  description text not null,
  needs_text boolean not null,
  description_en text not null default '',
  by_staff boolean not null default false,
  active boolean not null default true,
  version integer not null default 1,
  changed_by bigint,
  changed_at timestamp with time zone,
  constraint cancel_reason_pkey primary key (code),
  constraint cancel_reason_changed_by_fkey foreign key (changed_by) references account(id)
);

create table cancellation (
  id bigint not null generated always as identity,
  account_id bigint not null,
  offer_code bigint not null,
  purchase_code bigint,
  proposal_code bigint,
  reason_code integer,
  text text,
  outcome text not null,
  bank_data bytea,
  language text not null,
  requested_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  refunded_at timestamp with time zone,
  regret boolean not null default false,
  refund_payee bytea,
  refund_receipt text,
  answered_by bigint,
  complaint_code bigint,
  proposed_by bigint,
  vehicle_awaited boolean not null default false,
  vehicle_back_at timestamp with time zone,
  vehicle_back_by bigint,
  constraint cancellation_pkey primary key (id),
  constraint cancellation_account_id_fkey foreign key (account_id) references account(id),
  constraint cancellation_answered_by_fkey foreign key (answered_by) references account(id),
  constraint cancellation_complaint_code_fkey foreign key (complaint_code) references complaint(code),
  constraint cancellation_offer_code_fkey foreign key (offer_code) references offer(code),
  constraint cancellation_proposal_code_fkey foreign key (proposal_code) references proposal(code),
  constraint cancellation_proposed_by_fkey foreign key (proposed_by) references account(id),
  constraint cancellation_purchase_code_fkey foreign key (purchase_code) references purchase(code),
  constraint cancellation_reason_code_fkey foreign key (reason_code) references cancel_reason(code),
  constraint cancellation_vehicle_back_by_fkey foreign key (vehicle_back_by) references account(id),
  constraint cancellation_answer_is_dated check ((answered_at is not null) = (outcome = any (array['accepted', 'rejected', 'defaulted', 'regretted']))),
  constraint cancellation_by_two_users check (proposed_by is null or outcome <> 'accepted' or answered_by <> proposed_by),
  constraint cancellation_check check (num_nonnulls(purchase_code, proposal_code) <= 1),
  constraint cancellation_complaint_is_proposed check ((complaint_code is null) = (proposed_by is null)),
  constraint cancellation_decider_has_decided check (answered_by is null or answered_at is not null),
  constraint cancellation_has_a_reason check (
case
    when regret then reason_code is null
    else reason_code is not null or outcome = 'defaulted'
end),
  constraint cancellation_language_check check (language = any (array['PTBR', 'EN'])),
  constraint cancellation_outcome_check check (outcome = any (array['done', 'review', 'accepted', 'rejected', 'defaulted', 'regretted'])),
  constraint cancellation_refund_receipt_check check (char_length(refund_receipt) >= 1 and char_length(refund_receipt) <= 120),
  constraint cancellation_refund_receipt_is_of_a_refund check (refunded_at is not null or refund_receipt is null),
  constraint cancellation_regret_is_of_a_purchase check (not regret or purchase_code is not null and outcome = 'done'),
  constraint cancellation_text_check check (char_length(text) <= 500),
  constraint cancellation_vehicle_is_awaited check ((not vehicle_awaited or outcome = 'accepted') and (vehicle_back_at is null) = (vehicle_back_by is null) and (vehicle_back_at is null or vehicle_awaited))
);
create index cancellation_answered on cancellation using btree (answered_at) where answered_at is not null;
create index cancellation_by_account on cancellation using btree (account_id, offer_code, id desc);
create index cancellation_by_complaint on cancellation using btree (complaint_code) where complaint_code is not null;
create index cancellation_by_purchase on cancellation using btree (purchase_code) where purchase_code is not null;
create unique index cancellation_of_complaint on cancellation using btree (complaint_code) where complaint_code is not null and outcome = 'review';
create index cancellation_proposed_by on cancellation using btree (proposed_by) where proposed_by is not null;
create index cancellation_refund_approved on cancellation using btree (coalesce(answered_at, requested_at), id) where ((outcome = any (array['accepted', 'defaulted'])) or regret) and purchase_code is not null;
create index cancellation_refund_made on cancellation using btree (coalesce(refunded_at, coalesce(answered_at, requested_at)), id) where ((outcome = any (array['accepted', 'defaulted'])) or regret) and purchase_code is not null;
create index cancellation_refund_waiting on cancellation using btree (coalesce(answered_at, requested_at), id) where ((outcome = any (array['accepted', 'defaulted'])) or regret) and purchase_code is not null and refunded_at is null;
create unique index cancellation_regret on cancellation using btree (purchase_code) where regret;
create unique index cancellation_under_review on cancellation using btree (offer_code, account_id) where outcome = 'review';
create index cancellation_vehicle_awaited on cancellation using btree (requested_at) where vehicle_awaited and vehicle_back_at is null;
create index cancellation_vehicle_back_by on cancellation using btree (vehicle_back_by) where vehicle_back_by is not null;
create index cancellation_waiting on cancellation using btree (requested_at) where outcome = 'review';
create index cancellation_with_bank_data on cancellation using btree (id) where bank_data is not null;

create table category (
  code integer not null,
  name text not null,
  "position" smallint not null,
  icon text not null,
  active boolean not null default true,
  own_icon integer,
  version integer not null default 1,
  changed_by bigint,
  changed_at timestamp with time zone,
  constraint category_pkey primary key (code),
  constraint category_changed_by_fkey foreign key (changed_by) references account(id),
  constraint category_own_icon_fkey foreign key (own_icon) references name_icon(code)
);

create table charge (
  code bigint not null generated always as identity,
  purchase_code bigint,
  kind text not null,
  creditor text not null,
  partner_id bigint,
  amount_cents bigint not null,
  origin text not null,
  due_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  cancelled_at timestamp with time zone,
  deposit_code bigint,
  constraint charge_pkey primary key (code),
  constraint charge_deposit_code_key unique (deposit_code),
  constraint charge_deposit_code_fkey foreign key (deposit_code) references bid_deposit(code),
  constraint charge_partner_id_fkey foreign key (partner_id) references partner(id),
  constraint charge_purchase_code_fkey foreign key (purchase_code) references purchase(code),
  constraint charge_amount_cents_check check (amount_cents > 0),
  constraint charge_check check ((creditor = 'store') = (partner_id is not null)),
  constraint charge_creditor_check check (creditor = any (array['house', 'store', 'deposit'])),
  constraint charge_deposit check ((deposit_code is null) = (creditor <> 'deposit')),
  constraint charge_kind_check check (kind = any (array['price', 'commission', 'freight', 'documents', 'storage', 'deposit'])),
  constraint charge_origin_check check (origin = any (array['sale', 'staff'])),
  constraint charge_subject check ((purchase_code is null) <> (deposit_code is null))
);
create index charge_due on charge using btree (due_at) where cancelled_at is null;
create index charge_of_purchase on charge using btree (purchase_code);
create unique index charge_of_sale on charge using btree (purchase_code, kind) where origin = 'sale';
create index charge_of_store on charge using btree (partner_id) where partner_id is not null;

create table city (
  code integer not null,
  state_code integer not null,
  name text not null,
  latitude double precision not null,
  longitude double precision not null,
  constraint city_pkey primary key (code),
  constraint city_state_code_fkey foreign key (state_code) references state(code),
  constraint city_latitude_check check (latitude >= '-90'::integer::double precision and latitude <= 90::double precision),
  constraint city_longitude_check check (longitude >= '-180'::integer::double precision and longitude <= 180::double precision)
);
create index city_by_name on city using btree (search_text(name), state_code);
create index city_by_state on city using btree (state_code, name);

create table complaint (
  code bigint not null generated always as identity,
  purchase_code bigint not null,
  account_id bigint not null,
  category text not null,
  remedy text not null,
  discovered_on date,
  late boolean not null,
  opened_at timestamp with time zone not null,
  state text not null,
  desk text not null,
  escalated boolean not null default false,
  asks integer not null default 0,
  answer_due_at timestamp with time zone,
  buyer_due_at timestamp with time zone,
  paused_at timestamp with time zone,
  closed_at timestamp with time zone,
  overdue_at timestamp with time zone,
  end_reason text,
  finding text,
  first_answer_at timestamp with time zone,
  version bigint not null default 0,
  storage_told boolean not null default false,
  storage_settled boolean not null default false,
  constraint complaint_pkey primary key (code),
  constraint complaint_account_id_fkey foreign key (account_id) references account(id),
  constraint complaint_purchase_code_fkey foreign key (purchase_code) references purchase(code),
  constraint complaint_category_check check (category = any (array['vicio-oculto', 'documentos', 'transferencia', 'descricao', 'debitos', 'custos', 'entrega', 'atendimento', 'outro'])),
  constraint complaint_clocks check (
case state
    when 'waiting' then answer_due_at is not null and buyer_due_at is null and paused_at is null
    when 'agreed' then answer_due_at is not null and buyer_due_at is null and paused_at is null
    when 'asked' then answer_due_at is not null and buyer_due_at is not null and paused_at is not null
    when 'closed' then answer_due_at is null and buyer_due_at is null and paused_at is null
    else answer_due_at is null and buyer_due_at is not null and paused_at is null
end),
  constraint complaint_desk_check check (desk = any (array['store', 'house', 'review'])),
  constraint complaint_end check ((state = 'closed') = (closed_at is not null) and (closed_at is null) = (end_reason is null)),
  constraint complaint_end_reason_check check (end_reason = any (array['accepted', 'fulfilled', 'withdrawn', 'unanswered', 'unopposed'])),
  constraint complaint_finding_check check (finding = any (array['procedente', 'parcial', 'improcedente'])),
  constraint complaint_remedy_check check (remedy = any (array['conserto', 'desconto', 'desfazer', 'documento', 'resposta'])),
  constraint complaint_state_check check (state = any (array['waiting', 'asked', 'answered', 'proposed', 'agreed', 'closed']))
);
create index complaint_by_answer on complaint using btree (answer_due_at) where answer_due_at is not null;
create index complaint_by_buyer on complaint using btree (buyer_due_at) where buyer_due_at is not null;
create index complaint_by_opening on complaint using btree (opened_at);
create index complaint_of_account on complaint using btree (account_id);
create index complaint_of_purchase on complaint using btree (purchase_code);
create unique index complaint_open on complaint using btree (purchase_code, category) where state <> 'closed';
create index complaint_unsettled on complaint using btree (closed_at) where storage_told and not storage_settled and closed_at is not null;

create table complaint_event (
  code bigint not null generated always as identity,
  complaint_code bigint not null,
  at timestamp with time zone not null,
  kind text not null,
  side text not null,
  author_id bigint,
  text text not null,
  masked text,
  finding text,
  solution text,
  reviewed boolean not null,
  constraint complaint_event_pkey primary key (code),
  constraint complaint_event_author_id_fkey foreign key (author_id) references account(id),
  constraint complaint_event_complaint_code_fkey foreign key (complaint_code) references complaint(code),
  constraint complaint_event_check check ((side = 'system') = (author_id is null)),
  constraint complaint_event_finding_check check (finding = any (array['procedente', 'parcial', 'improcedente'])),
  constraint complaint_event_kind_check check (kind = any (array['open', 'note', 'add', 'reply', 'accept', 'refuse', 'escalate', 'withdraw', 'reopen', 'answer', 'decide', 'undo', 'ask', 'propose', 'fulfil', 'overdue', 'lapse', 'undone', 'kept'])),
  constraint complaint_event_side_check check (side = any (array['buyer', 'store', 'house', 'system'])),
  constraint complaint_event_solution_check check (solution = any (array['conserto', 'desconto', 'desfazer', 'documento', 'resposta']))
);
create index complaint_event_by_author on complaint_event using btree (author_id);
create index complaint_event_of on complaint_event using btree (complaint_code, code);

create table complaint_file (
  guid uuid not null,
  purchase_code bigint not null,
  event_code bigint,
  account_id bigint not null,
  name text not null,
  type text not null,
  bytes integer not null,
  sha256 text not null,
  sent_at timestamp with time zone not null,
  constraint complaint_file_pkey primary key (guid),
  constraint complaint_file_account_id_fkey foreign key (account_id) references account(id),
  constraint complaint_file_event_code_fkey foreign key (event_code) references complaint_event(code),
  constraint complaint_file_purchase_code_fkey foreign key (purchase_code) references purchase(code),
  constraint complaint_file_bytes_check check (bytes > 0),
  constraint complaint_file_sha256_check check (sha256 ~ '^[0-9a-f]{64}$'),
  constraint complaint_file_type_check check (type = any (array['pdf', 'png', 'jpg']))
);
create index complaint_file_by_account on complaint_file using btree (account_id);
create index complaint_file_by_event on complaint_file using btree (event_code);
create index complaint_file_loose on complaint_file using btree (sent_at) where event_code is null;

create table consent (
  code bigint not null generated always as identity,
  consent_id uuid not null,
  account_id bigint,
  policy_version date not null,
  performance boolean not null,
  functionality boolean not null,
  advertising boolean not null,
  given_at timestamp with time zone not null,
  constraint consent_pkey primary key (code),
  constraint consent_account_id_fkey foreign key (account_id) references account(id)
);
create index consent_by_account on consent using btree (account_id, code) where account_id is not null;
create index consent_by_id on consent using btree (consent_id, code);
create trigger consent_is_append_only before delete or update on consent for each row execute function refuse_change();
create trigger consent_is_never_emptied before truncate on consent for each statement execute function refuse_change();

create table contact_note (
  code bigint not null generated always as identity,
  purchase_code bigint not null,
  author_id bigint not null,
  channel text not null,
  text text not null,
  promise text,
  promised_by text,
  at timestamp with time zone not null,
  constraint contact_note_pkey primary key (code),
  constraint contact_note_author_id_fkey foreign key (author_id) references account(id),
  constraint contact_note_purchase_code_fkey foreign key (purchase_code) references purchase(code),
  constraint contact_note_channel_check check (channel = any (array['phone', 'whatsapp', 'mail', 'visit', 'note'])),
  constraint contact_note_check check ((promise is null) = (promised_by is null)),
  constraint contact_note_promise_check check (char_length(promise) >= 1 and char_length(promise) <= 300),
  constraint contact_note_promised_by_check check (promised_by = any (array['buyer', 'team'])),
  constraint contact_note_text_check check (char_length(text) >= 1 and char_length(text) <= 2000)
);
create index contact_note_by_author on contact_note using btree (author_id);
create index contact_note_by_purchase on contact_note using btree (purchase_code, code);

create table content_text (
  key text not null,
  language text not null,
  description text not null,
  html text not null,
  constraint content_text_pkey primary key (key, language),
  constraint content_text_language_check check (language = any (array['PTBR', 'EN']))
);

create table content_version (
  code bigint not null generated always as identity,
  key text not null,
  number integer,
  title text not null,
  html text not null,
  title_en text not null,
  html_en text not null,
  restored integer,
  version integer not null default 1,
  changed_by bigint,
  changed_at timestamp with time zone,
  published_by bigint,
  published_at timestamp with time zone,
  constraint content_version_pkey primary key (code),
  constraint content_version_key_number_key unique (key, number),
  constraint content_version_changed_by_fkey foreign key (changed_by) references account(id),
  constraint content_version_published_by_fkey foreign key (published_by) references account(id),
  constraint content_version_number_check check (number > 0)
);
create unique index content_version_draft on content_version using btree (key) where number is null;

create table deal_conversation (
  code bigint not null generated always as identity,
  account_id bigint not null,
  offer_code bigint not null,
  purchase_code bigint,
  started_at timestamp with time zone not null,
  last_at timestamp with time zone,
  waiting_since timestamp with time zone,
  answer_due_at timestamp with time zone,
  constraint deal_conversation_pkey primary key (code),
  constraint deal_conversation_purchase_code_key unique (purchase_code),
  constraint deal_conversation_account_id_fkey foreign key (account_id) references account(id),
  constraint deal_conversation_offer_code_fkey foreign key (offer_code) references offer(code),
  constraint deal_conversation_purchase_code_fkey foreign key (purchase_code) references purchase(code),
  constraint deal_conversation_waits check ((waiting_since is null) = (answer_due_at is null))
);
create index deal_conversation_by_last on deal_conversation using btree (last_at, code) where last_at is not null;
create index deal_conversation_by_offer on deal_conversation using btree (offer_code);
create unique index deal_conversation_negotiated on deal_conversation using btree (account_id, offer_code) where purchase_code is null;
create index deal_conversation_waiting on deal_conversation using btree (waiting_since) where waiting_since is not null;

create table deal_message (
  code bigint not null generated always as identity,
  conversation_code bigint not null,
  side text not null,
  author_id bigint not null,
  text text not null,
  masked text,
  at timestamp with time zone not null,
  request_key text,
  read_at timestamp with time zone,
  mailed_at timestamp with time zone,
  hidden_at timestamp with time zone,
  hidden_by bigint,
  hide_reason text,
  constraint deal_message_pkey primary key (code),
  constraint deal_message_author_id_fkey foreign key (author_id) references account(id),
  constraint deal_message_conversation_code_fkey foreign key (conversation_code) references deal_conversation(code),
  constraint deal_message_hidden_by_fkey foreign key (hidden_by) references account(id),
  constraint deal_message_hidden check ((hidden_at is null) = (hidden_by is null) and (hidden_at is null) = (hide_reason is null)),
  constraint deal_message_side_check check (side = any (array['buyer', 'store', 'house']))
);
create index deal_message_by_author on deal_message using btree (author_id);
create index deal_message_by_conversation on deal_message using btree (conversation_code, code);
create unique index deal_message_by_key on deal_message using btree (author_id, request_key) where request_key is not null;
create index deal_message_unmailed on deal_message using btree (at) where read_at is null and mailed_at is null and hidden_at is null;
create index deal_message_unread on deal_message using btree (conversation_code, side) where read_at is null and hidden_at is null;

create table deal_message_file (
  code bigint not null generated always as identity,
  conversation_code bigint not null,
  message_code bigint,
  account_id bigint not null,
  guid uuid not null,
  name text not null,
  type text not null,
  bytes integer not null,
  sent_at timestamp with time zone not null,
  constraint deal_message_file_pkey primary key (code),
  constraint deal_message_file_guid_key unique (guid),
  constraint deal_message_file_account_id_fkey foreign key (account_id) references account(id),
  constraint deal_message_file_conversation_code_fkey foreign key (conversation_code) references deal_conversation(code),
  constraint deal_message_file_message_code_fkey foreign key (message_code) references deal_message(code),
  constraint deal_message_file_bytes_check check (bytes > 0),
  constraint deal_message_file_type_check check (type = any (array['pdf', 'png', 'jpg']))
);
create index deal_message_file_by_account on deal_message_file using btree (account_id);
create index deal_message_file_by_conversation on deal_message_file using btree (conversation_code);
create index deal_message_file_by_message on deal_message_file using btree (message_code);
create index deal_message_file_loose on deal_message_file using btree (sent_at) where message_code is null;

create table default_proposal (
  purchase_code bigint not null,
  due_at timestamp with time zone not null,
  proposed_at timestamp with time zone not null,
  constraint default_proposal_pkey primary key (purchase_code),
  constraint default_proposal_purchase_code_fkey foreign key (purchase_code) references purchase(code)
);

create table delivery (
  purchase_code bigint not null,
  state text not null,
  amount_cents bigint,
  carrier text,
  carrier_document text,
  driver text,
  truck_plate text,
  pickup_on date,
  arrival_on date,
  tracking_code text,
  tracking_url text,
  proof uuid,
  complaint_code bigint,
  due_at timestamp with time zone,
  remind_at timestamp with time zone,
  agreed_at timestamp with time zone,
  booked_at timestamp with time zone,
  loaded_at timestamp with time zone,
  delivered_at timestamp with time zone,
  delivered_by bigint,
  confirmed_at timestamp with time zone,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  version integer not null default 0,
  constraint delivery_pkey primary key (purchase_code),
  constraint delivery_complaint_code_fkey foreign key (complaint_code) references complaint(code),
  constraint delivery_delivered_by_fkey foreign key (delivered_by) references account(id),
  constraint delivery_purchase_code_fkey foreign key (purchase_code) references purchase(code),
  constraint delivery_amount check (state = 'a-combinar' or state = 'recusada' or amount_cents is not null),
  constraint delivery_amount_cents_check check (amount_cents >= 0),
  constraint delivery_carrier check ((state <> all (array['agendada', 'carregada', 'em-transito', 'tentativa', 'entregue', 'contestada', 'confirmada'])) or carrier is not null and carrier_document is not null and driver is not null and truck_plate is not null and pickup_on is not null and arrival_on >= pickup_on),
  constraint delivery_carrier_check check (char_length(carrier) >= 1 and char_length(carrier) <= 120),
  constraint delivery_carrier_document_check check (carrier_document ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  constraint delivery_confirmed check ((state = 'confirmada') = (confirmed_at is not null)),
  constraint delivery_driver_check check (char_length(driver) <= 120),
  constraint delivery_handed_over check ((state = any (array['entregue', 'contestada', 'confirmada'])) = (delivered_at is not null) and (delivered_at is null) = (proof is null) and (delivered_at is null) = (delivered_by is null)),
  constraint delivery_state_check check (state = any (array['a-combinar', 'proposta', 'combinada', 'agendada', 'carregada', 'em-transito', 'tentativa', 'entregue', 'contestada', 'confirmada', 'recusada'])),
  constraint delivery_tracking_code_check check (char_length(tracking_code) <= 60),
  constraint delivery_tracking_url_check check (tracking_url ~ '^https://' and char_length(tracking_url) <= 500),
  constraint delivery_truck_plate_check check (truck_plate ~ '^[A-Z]{3}[0-9][0-9A-Z][0-9]{2}$')
);
create index delivery_by_complaint on delivery using btree (complaint_code) where complaint_code is not null;
create index delivery_by_deliverer on delivery using btree (delivered_by) where delivered_by is not null;
create index delivery_by_due on delivery using btree (due_at) where due_at is not null;
create index delivery_by_reminder on delivery using btree (remind_at) where remind_at is not null;
create index delivery_confirmed_by on delivery using btree (confirmed_at) where confirmed_at is not null;

create table delivery_event (
  code bigint not null generated always as identity,
  purchase_code bigint not null,
  step text not null,
  side text not null,
  author_id bigint,
  at timestamp with time zone not null,
  happened_at timestamp with time zone not null,
  place text,
  text text,
  constraint delivery_event_pkey primary key (code),
  constraint delivery_event_author_id_fkey foreign key (author_id) references account(id),
  constraint delivery_event_purchase_code_fkey foreign key (purchase_code) references purchase(code),
  constraint delivery_event_check check ((side = 'clock') = (author_id is null)),
  constraint delivery_event_place_check check (char_length(place) <= 120),
  constraint delivery_event_side_check check (side = any (array['buyer', 'store', 'house', 'gate', 'clock'])),
  constraint delivery_event_step_check check (step = any (array['propor', 'retirar-proposta', 'reabrir', 'agendar', 'desmarcar', 'informar', 'falhar', 'reagendar', 'entregar', 'desfazer-entrega', 'resolver', 'aceitar', 'recusar', 'confirmar', 'contestar', 'carregar', 'descarregar'])),
  constraint delivery_event_text_check check (char_length(text) <= 2000)
);
create index delivery_event_by_author on delivery_event using btree (author_id);
create index delivery_event_of on delivery_event using btree (purchase_code, code);

create table demo_mark (
  kind text not null,
  id bigint not null,
  constraint demo_mark_pkey primary key (kind, id),
  constraint demo_mark_kind_check check (kind = any (array['account', 'offer', 'store']))
);

create table demo_world (
  only_row boolean not null default true,
  loaded_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  constraint demo_world_pkey primary key (only_row),
  constraint demo_world_only_row_check check (only_row)
);

create table deposit (
  id bigint not null generated always as identity,
  account_id bigint not null,
  held_cents bigint not null,
  reason text not null,
  recorded_by bigint not null,
  at timestamp with time zone not null,
  constraint deposit_pkey primary key (id),
  constraint deposit_account_id_fkey foreign key (account_id) references account(id),
  constraint deposit_recorded_by_fkey foreign key (recorded_by) references account(id),
  constraint deposit_held_cents_check check (held_cents >= 0),
  constraint deposit_reason_check check (char_length(reason) >= 1 and char_length(reason) <= 500)
);
create index deposit_by_account on deposit using btree (account_id, id desc);

create table deposit_rule (
  code bigint not null generated always as identity,
  offer_code bigint,
  partner_id bigint,
  amount_cents bigint not null,
  above_cents bigint not null,
  reason text not null,
  version integer not null default 1,
  set_by bigint not null,
  set_at timestamp with time zone not null,
  constraint deposit_rule_pkey primary key (code),
  constraint deposit_rule_offer_code_key unique (offer_code),
  constraint deposit_rule_partner_id_key unique (partner_id),
  constraint deposit_rule_offer_code_fkey foreign key (offer_code) references offer(code) on delete cascade,
  constraint deposit_rule_partner_id_fkey foreign key (partner_id) references partner(id) on delete cascade,
  constraint deposit_rule_set_by_fkey foreign key (set_by) references account(id),
  constraint deposit_rule_above_cents_check check (above_cents >= 0),
  constraint deposit_rule_amount_cents_check check (amount_cents > 0),
  constraint deposit_rule_check check ((offer_code is null) <> (partner_id is null)),
  constraint deposit_rule_reason_check check (char_length(reason) >= 1 and char_length(reason) <= 500)
);

create table device_trace (
  account_id bigint not null,
  device_mark bytea not null,
  network_mark bytea not null,
  first_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  constraint device_trace_pkey primary key (account_id, device_mark),
  constraint device_trace_account_id_fkey foreign key (account_id) references account(id) on delete cascade
);
create index device_trace_by_age on device_trace using btree (last_at);

create table document_mark (
  mark bytea not null,
  account_id bigint not null,
  blocked boolean not null,
  until timestamp with time zone,
  outlives_keys boolean not null default false,
  constraint document_mark_pkey primary key (mark),
  constraint document_mark_account_id_key unique (account_id),
  constraint document_mark_account_id_fkey foreign key (account_id) references account(id),
  constraint document_mark_check check (blocked or until is not null),
  constraint document_mark_mark_check check (octet_length(mark) = 32)
);

create table draft_photo (
  guid uuid not null,
  draft_code bigint not null,
  drawing jsonb,
  width integer not null,
  height integer not null,
  added_by bigint not null,
  added_at timestamp with time zone not null,
  original uuid,
  constraint draft_photo_pkey primary key (guid),
  constraint draft_photo_added_by_fkey foreign key (added_by) references account(id),
  constraint draft_photo_draft_code_fkey foreign key (draft_code) references offer_draft(code) on delete cascade,
  constraint draft_photo_height_check check (height > 0),
  constraint draft_photo_width_check check (width > 0)
);
create index draft_photo_by_draft on draft_photo using btree (draft_code);

create table email_code (
  account_id bigint not null,
  email text not null,
  code_hash bytea not null,
  tries smallint not null default 0,
  expires_at timestamp with time zone not null,
  constraint email_code_pkey primary key (account_id),
  constraint email_code_account_id_fkey foreign key (account_id) references account(id) on delete cascade
);

create table ending_alert (
  offer_code bigint not null,
  event text not null,
  original_end_at timestamp with time zone not null,
  last_account_id bigint not null default 0,
  done boolean not null default false,
  constraint ending_alert_pkey primary key (offer_code, event, original_end_at),
  constraint ending_alert_offer_code_fkey foreign key (offer_code) references offer(code) on delete cascade,
  constraint ending_alert_event_check check (event = any (array['ending-day', 'ending-hour']))
);
create index ending_alert_open on ending_alert using btree (offer_code) where not done;

create table ending_notice (
  account_id bigint not null,
  offer_code bigint not null,
  event text not null,
  constraint ending_notice_pkey primary key (account_id, event, offer_code),
  constraint ending_notice_account_id_fkey foreign key (account_id) references account(id) on delete cascade,
  constraint ending_notice_offer_code_fkey foreign key (offer_code) references offer(code) on delete cascade,
  constraint ending_notice_event_check check (event = any (array['ending-day', 'ending-hour']))
);

create table favourite (
  account_id bigint not null,
  offer_code bigint not null,
  created_at timestamp with time zone not null,
  constraint favourite_pkey primary key (account_id, offer_code),
  constraint favourite_account_id_fkey foreign key (account_id) references account(id) on delete cascade,
  constraint favourite_offer_code_fkey foreign key (offer_code) references offer(code) on delete cascade
);
create index favourite_by_offer on favourite using btree (offer_code);

create table film (
  guid uuid not null,
  draft_code bigint not null,
  bytes integer not null,
  received integer not null default 0,
  state text not null default 'receiving',
  due_at timestamp with time zone not null,
  constraint film_pkey primary key (guid),
  constraint film_bytes_check check (bytes > 0),
  constraint film_check check (received >= 0 and received <= bytes),
  constraint film_state_check check (state = any (array['receiving', 'refused', 'stored', 'kept']))
);
create index film_due on film using btree (due_at);
create index film_of_draft on film using btree (draft_code);

create table freight_rate (
  code bigint not null generated always as identity,
  partner_id bigint,
  category_code integer,
  origin_uf text,
  destination_uf text,
  base_cents bigint,
  per_km_cents bigint,
  minimum_cents bigint,
  valid_from timestamp with time zone not null,
  changed_by bigint,
  changed_at timestamp with time zone not null,
  constraint freight_rate_pkey primary key (code),
  constraint freight_rate_partner_id_category_code_origin_uf_destination_key unique nulls not distinct (partner_id, category_code, origin_uf, destination_uf, valid_from),
  constraint freight_rate_changed_by_fkey foreign key (changed_by) references account(id),
  constraint freight_rate_partner_id_fkey foreign key (partner_id) references partner(id) on delete cascade,
  constraint freight_rate_base_cents_check check (base_cents >= 0 and base_cents <= 100000000),
  constraint freight_rate_category_code_check check (category_code > 0),
  constraint freight_rate_check check (num_nulls(base_cents, per_km_cents, minimum_cents) = any (array[0, 3])),
  constraint freight_rate_destination_uf_check check (destination_uf ~ '^[A-Z]{2}$'),
  constraint freight_rate_minimum_cents_check check (minimum_cents >= 0 and minimum_cents <= 100000000),
  constraint freight_rate_origin_uf_check check (origin_uf ~ '^[A-Z]{2}$'),
  constraint freight_rate_per_km_cents_check check (per_km_cents >= 0 and per_km_cents <= 100000)
);

create table gate_attempt (
  code bigint not null generated always as identity,
  account_id bigint not null,
  at timestamp with time zone not null,
  constraint gate_attempt_pkey primary key (code),
  constraint gate_attempt_account_id_fkey foreign key (account_id) references account(id)
);
create index gate_attempt_by_account on gate_attempt using btree (account_id, at);

create table held_alert (
  account_id bigint not null,
  event text not null,
  offer_code bigint,
  search_id bigint,
  held_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  constraint held_alert_account_id_event_offer_code_search_id_key unique nulls not distinct (account_id, event, offer_code, search_id),
  constraint held_alert_account_id_fkey foreign key (account_id) references account(id) on delete cascade,
  constraint held_alert_offer_code_fkey foreign key (offer_code) references offer(code) on delete cascade,
  constraint held_alert_search_id_fkey foreign key (search_id) references saved_search(id) on delete cascade
);
create index held_alert_due on held_alert using btree (due_at);

create table holiday (
  code bigint not null generated always as identity,
  day date not null,
  state_code integer,
  city_code integer,
  name text not null,
  working boolean not null default false,
  actor_id bigint not null,
  at timestamp with time zone not null,
  constraint holiday_pkey primary key (code),
  constraint holiday_day_state_code_city_code_key unique nulls not distinct (day, state_code, city_code),
  constraint holiday_actor_id_fkey foreign key (actor_id) references account(id),
  constraint holiday_city_code_fkey foreign key (city_code) references city(code),
  constraint holiday_state_code_fkey foreign key (state_code) references state(code),
  constraint holiday_check check (city_code is null or state_code is not null),
  constraint holiday_name_check check (char_length(name) >= 1 and char_length(name) <= 120)
);

create table house_contacts (
  only_row boolean not null default true,
  phone text not null,
  whatsapp text not null,
  email text not null,
  sales_email text not null,
  hours text not null,
  teams jsonb not null,
  version integer not null,
  changed_by bigint not null,
  changed_at timestamp with time zone not null,
  constraint house_contacts_pkey primary key (only_row),
  constraint house_contacts_changed_by_fkey foreign key (changed_by) references account(id),
  constraint house_contacts_email_check check (char_length(email) <= 320),
  constraint house_contacts_hours_check check (hours ~ '^\d\d:\d\d-\d\d:\d\d$'),
  constraint house_contacts_only_row_check check (only_row),
  constraint house_contacts_phone_check check (phone ~ '^\d{10,11}$'),
  constraint house_contacts_sales_email_check check (char_length(sales_email) <= 320),
  constraint house_contacts_whatsapp_check check (whatsapp ~ '^\d{10,11}$')
);

create table idempotency (
  account_id bigint not null,
  key text not null,
  body_hash bytea not null,
  status smallint not null,
  reply jsonb,
  created_at timestamp with time zone not null,
  constraint idempotency_pkey primary key (account_id, key),
  constraint idempotency_key_check check (char_length(key) >= 1 and char_length(key) <= 200)
);
create index idempotency_by_age on idempotency using btree (created_at);

create table identity_document (
  guid uuid not null,
  request_code bigint not null,
  kind text not null,
  type text not null,
  bytes integer not null,
  constraint identity_document_pkey primary key (guid),
  constraint identity_document_request_code_kind_key unique (request_code, kind),
  constraint identity_document_request_code_fkey foreign key (request_code) references identity_request(code) on delete cascade,
  constraint identity_document_bytes_check check (bytes > 0),
  constraint identity_document_kind_check check (kind = any (array['documento', 'endereco', 'empresa', 'poderes'])),
  constraint identity_document_type_check check (type = any (array['pdf', 'png', 'jpg']))
);

create table identity_request (
  code bigint not null generated always as identity,
  account_id bigint not null,
  state text not null default 'open',
  created_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by bigint,
  reason text,
  constraint identity_request_pkey primary key (code),
  constraint identity_request_account_id_fkey foreign key (account_id) references account(id),
  constraint identity_request_decided_by_fkey foreign key (decided_by) references account(id),
  constraint identity_request_check check ((state = 'open') = (decided_at is null) and (state = 'open') = (decided_by is null)),
  constraint identity_request_reason_check check (char_length(reason) >= 1 and char_length(reason) <= 500),
  constraint identity_request_state_check check (state = any (array['open', 'accepted', 'refused']))
);
create index identity_request_by_account on identity_request using btree (account_id, code desc);
create index identity_request_decided on identity_request using btree (decided_at) where decided_at is not null;
create unique index identity_request_open on identity_request using btree (account_id) where state = 'open';
create index identity_request_waiting on identity_request using btree (created_at) where state = 'open';

create table import_mapping (
  account_id bigint not null,
  signature text not null,
  partner_id bigint,
  mapping jsonb not null,
  used_at timestamp with time zone not null,
  constraint import_mapping_pkey primary key (account_id, signature),
  constraint import_mapping_account_id_fkey foreign key (account_id) references account(id),
  constraint import_mapping_partner_id_fkey foreign key (partner_id) references partner(id)
);
create index import_mapping_by_store on import_mapping using btree (signature, partner_id, used_at desc);

create table increment_table (
  partner_id bigint,
  category_code integer,
  bands jsonb not null,
  changed_by bigint not null,
  changed_at timestamp with time zone not null,
  code bigint not null generated always as identity,
  constraint increment_table_pkey primary key (code),
  constraint increment_table_partner_id_category_code_key unique nulls not distinct (partner_id, category_code),
  constraint increment_table_category_code_fkey foreign key (category_code) references category(code) on delete cascade,
  constraint increment_table_changed_by_fkey foreign key (changed_by) references account(id),
  constraint increment_table_partner_id_fkey foreign key (partner_id) references partner(id) on delete cascade,
  constraint increment_table_bands_check check (jsonb_typeof(bands) = 'array' and jsonb_array_length(bands) >= 1 and jsonb_array_length(bands) <= 20)
);

create table index_snapshot (
  token uuid not null,
  written_at timestamp with time zone not null default now(),
  constraint index_snapshot_pkey primary key (token)
);

create table interest (
  account_id bigint not null,
  category_code integer not null,
  constraint interest_pkey primary key (account_id, category_code),
  constraint interest_account_id_fkey foreign key (account_id) references account(id) on delete cascade,
  constraint interest_category_code_fkey foreign key (category_code) references category(code)
);

create table interest_token (
  token_hash bytea not null,
  account_id bigint not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  constraint interest_token_pkey primary key (token_hash),
  constraint interest_token_account_id_fkey foreign key (account_id) references account(id) on delete cascade
);
create index interest_token_by_account on interest_token using btree (account_id);
create index interest_token_by_end on interest_token using btree (expires_at);

create table legal_check (
  code bigint not null generated always as identity,
  offer_code bigint not null,
  vehicle text not null,
  item text not null,
  status text not null,
  cents bigint,
  payer text,
  source text not null,
  note text,
  checked_on date not null,
  by_register boolean not null,
  recorded_by bigint not null,
  recorded_at timestamp with time zone not null,
  constraint legal_check_pkey primary key (code),
  constraint legal_check_recorded_by_fkey foreign key (recorded_by) references account(id),
  constraint legal_check_cents_check check (cents > 0),
  constraint legal_check_check check (status = 'consta' or cents is null and payer is null),
  constraint legal_check_item_check check (item = any (array['furto-roubo', 'multas', 'ipva', 'licenciamento', 'seguro-obrigatorio', 'alienacao-fiduciaria', 'reserva-de-dominio', 'restricao-judicial', 'restricao-administrativa'])),
  constraint legal_check_note_check check (char_length(note) >= 1 and char_length(note) <= 500),
  constraint legal_check_payer_check check (payer = any (array['vendedor', 'comprador'])),
  constraint legal_check_source_check check (char_length(source) >= 1 and char_length(source) <= 120),
  constraint legal_check_status_check check (status = any (array['nada-consta', 'consta'])),
  constraint legal_check_vehicle_check check (char_length(vehicle) >= 1 and char_length(vehicle) <= 10)
);
create index legal_check_by_offer on legal_check using btree (offer_code, code desc);

create table limit_release (
  id bigint not null generated always as identity,
  account_id bigint not null,
  kind text not null,
  extra integer not null,
  until timestamp with time zone not null,
  granted_by bigint,
  reason text not null default '',
  granted_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  constraint limit_release_pkey primary key (id),
  constraint limit_release_account_id_fkey foreign key (account_id) references account(id) on delete cascade,
  constraint limit_release_granted_by_fkey foreign key (granted_by) references account(id),
  constraint limit_release_kind_check check (kind = any (array['PODE_DAR_LANCE', 'PODE_COMPRAR', 'EXPOSICAO']))
);
create index limit_release_by_account on limit_release using btree (account_id, kind, until);

create table list_view (
  code bigint not null generated always as identity,
  list text not null,
  account_id bigint not null,
  role text,
  name text not null,
  query text not null,
  columns text[],
  created_at timestamp with time zone not null,
  constraint list_view_pkey primary key (code),
  constraint list_view_account_id_fkey foreign key (account_id) references account(id),
  constraint list_view_list_check check (list ~ '^[a-z][a-z-]{1,40}$'),
  constraint list_view_name_check check (char_length(name) >= 1 and char_length(name) <= 60),
  constraint list_view_query_check check (char_length(query) <= 2000),
  constraint list_view_role_check check (role ~ '^[a-z]+$')
);
create index list_view_by_account on list_view using btree (account_id);
create unique index list_view_name_once on list_view using btree (list, coalesce(role, ''), (
case
    when role is null then account_id
    else null::bigint
end), lower(name)) nulls not distinct;

create table loose_photo (
  guid uuid not null,
  due_at timestamp with time zone not null,
  constraint loose_photo_pkey primary key (guid)
);
create index loose_photo_due on loose_photo using btree (due_at);

create table mail (
  id bigint not null generated always as identity,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  dedupe_key text,
  created_at timestamp with time zone not null,
  not_before timestamp with time zone not null,
  tries smallint not null default 0,
  sent_at timestamp with time zone,
  dead_at timestamp with time zone,
  last_error text,
  unsubscribe_address text,
  sender_name text,
  useless_at timestamp with time zone,
  sending_since timestamp with time zone,
  doubts smallint not null default 0,
  urgency smallint not null default 2,
  gives_way_to text,
  constraint mail_pkey primary key (id),
  constraint mail_dedupe_key_key unique (dedupe_key),
  constraint mail_urgency_check check (urgency >= 1 and urgency <= 4)
);
create index mail_alerts_by_recipient on mail using btree (recipient, sent_at) where urgency = 3 and dead_at is null;
create index mail_by_recipient on mail using btree (recipient, id desc);
create index mail_codes_by_recipient on mail using btree (recipient, created_at) where urgency = 1;
create index mail_dead on mail using btree (dead_at desc) where dead_at is not null;
create index mail_due on mail using btree (urgency, not_before, id) where sent_at is null and dead_at is null;
create index mail_giving_way on mail using btree (gives_way_to) where gives_way_to is not null and sent_at is null and dead_at is null;
create index mail_with_words on mail using btree (coalesce(sent_at, dead_at)) where text <> '' and coalesce(sent_at, dead_at) is not null;

create table mark_key (
  id integer not null,
  sealed bytea not null,
  constraint mark_key_pkey primary key (id),
  constraint mark_key_id_check check (id = 1)
);

create table marketing_consent (
  code bigint not null generated always as identity,
  account_id bigint not null,
  accepted boolean not null,
  policy_version date not null,
  place text not null,
  given_at timestamp with time zone not null,
  constraint marketing_consent_pkey primary key (code),
  constraint marketing_consent_account_id_fkey foreign key (account_id) references account(id),
  constraint marketing_consent_place_check check (place = any (array['profile', 'personal-data']))
);
create index marketing_consent_by_account on marketing_consent using btree (account_id, code);
create trigger marketing_consent_is_append_only before delete or update on marketing_consent for each row execute function refuse_change();
create trigger marketing_consent_is_never_emptied before truncate on marketing_consent for each statement execute function refuse_change();

create table maximum (
  code bigint not null default nextval('bid_code_sequence'::regclass),
  offer_code bigint not null,
  bidder_id bigint not null,
  value_cents bigint not null,
  at timestamp with time zone not null,
  constraint maximum_pkey primary key (code),
  constraint maximum_bidder_id_fkey foreign key (bidder_id) references account(id),
  constraint maximum_offer_code_fkey foreign key (offer_code) references auction(offer_code),
  constraint maximum_value_cents_check check (value_cents > 0)
);
create index maximum_by_offer on maximum using btree (offer_code, code);
create trigger maximum_is_append_only before delete or update on maximum for each row execute function refuse_change();
create trigger maximum_is_never_emptied before truncate on maximum for each statement execute function refuse_change();

create table model (
  code integer not null,
  brand_code integer not null,
  category_code integer not null,
  name text not null,
  active boolean not null default true,
  own_icon integer,
  version integer not null default 1,
  changed_by bigint,
  changed_at timestamp with time zone,
  constraint model_pkey primary key (code),
  constraint model_brand_code_category_code_name_key unique (brand_code, category_code, name),
  constraint model_brand_code_fkey foreign key (brand_code) references brand(code),
  constraint model_category_code_fkey foreign key (category_code) references category(code),
  constraint model_changed_by_fkey foreign key (changed_by) references account(id),
  constraint model_own_icon_fkey foreign key (own_icon) references name_icon(code)
);
create index model_by_key on model using btree (brand_code, category_code, name_key(name));
create index model_by_name on model using btree (brand_code, search_text(name));

create table name_icon (
  code integer not null generated always as identity,
  selected text not null,
  plain text not null,
  constraint name_icon_pkey primary key (code),
  constraint name_icon_plain_check check (octet_length(plain) <= 400000),
  constraint name_icon_selected_check check (octet_length(selected) <= 400000)
);

create table name_state (
  only_row boolean not null default true,
  version bigint not null,
  constraint name_state_pkey primary key (only_row),
  constraint name_state_only_row_check check (only_row)
);

create table notification (
  code bigint not null generated always as identity,
  account_id bigint not null,
  title text not null,
  body text not null,
  attachment_guid uuid,
  attachment_name text,
  attachment_bytes integer,
  dedupe_key text,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  path text,
  texts jsonb,
  office_path text,
  constraint notification_pkey primary key (code),
  constraint notification_account_id_dedupe_key_key unique (account_id, dedupe_key),
  constraint notification_account_id_fkey foreign key (account_id) references account(id) on delete cascade,
  constraint notification_office_path_check check (office_path ~ '^/[a-z]')
);
create index notification_by_account on notification using btree (account_id, code desc);
create index notification_unread on notification using btree (account_id) where read_at is null;

create table offer (
  code bigint not null default nextval('code_sequence'::regclass),
  title text not null,
  description text not null default '',
  tags text not null default '',
  status text not null,
  published_at timestamp with time zone,
  spotlight boolean not null default false,
  accepts_proposals boolean not null default false,
  proposal_floor_cents bigint,
  partner_id bigint,
  owner_id bigint,
  buy_now_cents bigint not null default 0,
  report_code text,
  report_name text,
  increments integer[] not null default '{}'::integer[],
  import_key text,
  import_hash text,
  created_at timestamp with time zone not null,
  vehicle_count smallint not null,
  category_codes integer[] not null,
  subcategory_codes integer[] not null,
  brand_codes integer[] not null,
  model_codes integer[] not null,
  state_codes integer[] not null,
  city_codes integer[] not null,
  colours text[] not null,
  fuels text[] not null,
  gearboxes text[] not null,
  mileages integer[] not null,
  years integer[] not null,
  search tsvector not null,
  changed xid8 not null default pg_current_xact_id(),
  goods_origin text not null default 'private',
  auctioneer_name text,
  auctioneer_registration text,
  auctioneer_notice text,
  constraint offer_pkey primary key (code),
  constraint offer_import_key_key unique (import_key),
  constraint offer_report_code_key unique (report_code),
  constraint offer_owner_id_fkey foreign key (owner_id) references account(id),
  constraint offer_partner_id_fkey foreign key (partner_id) references partner(id),
  constraint offer_auctioneer_is_told check (num_nonnulls(auctioneer_name, auctioneer_registration, auctioneer_notice) = any (array[0, 3])),
  constraint offer_auctioneer_name_check check (char_length(auctioneer_name) >= 1 and char_length(auctioneer_name) <= 120),
  constraint offer_auctioneer_notice_check check (char_length(auctioneer_notice) >= 1 and char_length(auctioneer_notice) <= 200),
  constraint offer_auctioneer_registration_check check (char_length(auctioneer_registration) >= 1 and char_length(auctioneer_registration) <= 60),
  constraint offer_buy_now_cents_check check (buy_now_cents >= 0),
  constraint offer_goods_origin_check check (goods_origin = any (array['private', 'court', 'public-body'])),
  constraint offer_of_courts_by_auctioneers check (goods_origin = 'private' or auctioneer_name is not null),
  constraint offer_proposal_floor_cents_check check (proposal_floor_cents > 0),
  constraint offer_status_check check (status = any (array['A', 'V', 'C', 'L', 'X', 'E'])),
  constraint offer_title_check check (char_length(title) >= 1 and char_length(title) <= 200),
  constraint offer_vehicle_count_check check (vehicle_count >= 1)
);
create index offer_by_brand on offer using gin (brand_codes) where status = 'A';
create index offer_by_category on offer using gin (category_codes) where status = 'A';
create index offer_by_city on offer using gin (city_codes) where status = 'A';
create index offer_by_creation on offer using btree (created_at, code);
create index offer_by_first_brand on offer using btree ((brand_codes[1]), code);
create index offer_by_model on offer using gin (model_codes) where status = 'A';
create index offer_by_partner on offer using btree (partner_id, code desc) where partner_id is not null;
create index offer_by_price on offer using btree (buy_now_cents, code) where buy_now_cents > 0;
create index offer_by_state on offer using gin (state_codes) where status = 'A';
create index offer_by_subcategory on offer using gin (subcategory_codes) where status = 'A';
create index offer_by_text on offer using gin (search) where status = 'A';
create index offer_by_title on offer using btree (search_text(title), code);
create index offer_changed on offer using btree (changed);
create index offer_newest on offer using btree (code desc) include (published_at) where status = 'A';
create index offer_off on offer using btree (code) where published_at is null;
create index offer_scheduled on offer using btree (published_at, code) where published_at > created_at;
create index offer_sold on offer using btree (code) where status = any (array['V', 'C', 'L', 'X']);
create index offer_spotlight on offer using btree (code desc) where spotlight;
create index offer_title_search on offer using gin (search_text(title) gin_trgm_ops);
create index offer_without_price on offer using btree (code) where buy_now_cents = 0;
create trigger offer_had_prices before update of buy_now_cents on offer for each row when (old.buy_now_cents <> new.buy_now_cents) execute function note_before_offer();
create trigger offer_has_news after update of status, published_at on offer for each row when (new.status = 'A' and new.published_at is not null and (old.status <> 'A' or old.published_at is distinct from new.published_at)) execute function note_offer_news();
create trigger offer_is_changed before update on offer for each row execute function note_change();
create trigger offer_is_removed after delete on offer for each row execute function note_removal();
create trigger offers_are_published after insert on offer referencing new table as fresh for each statement execute function note_published_offers();

create table offer_correction (
  code bigint not null generated always as identity,
  offer_code bigint not null,
  reason text not null,
  changes jsonb not null,
  actor_id bigint not null,
  at timestamp with time zone not null,
  constraint offer_correction_pkey primary key (code),
  constraint offer_correction_actor_id_fkey foreign key (actor_id) references account(id),
  constraint offer_correction_offer_code_fkey foreign key (offer_code) references offer(code) on delete cascade,
  constraint offer_correction_reason_check check (char_length(reason) >= 5 and char_length(reason) <= 500)
);
create index offer_correction_by_offer on offer_correction using btree (offer_code, code);
create trigger offer_correction_never_changes before update on offer_correction for each row execute function refuse_change();

create table offer_document (
  offer_code bigint not null,
  vehicles json not null,
  photos json not null,
  profile_photos json,
  constraint offer_document_pkey primary key (offer_code),
  constraint offer_document_offer_code_fkey foreign key (offer_code) references offer(code) on delete cascade
);
create index offer_without_photos on offer_document using btree (offer_code) where json_array_length(photos) = 0 and profile_photos is null;

create table offer_draft (
  code bigint not null,
  partner_id bigint,
  is_new boolean not null,
  form jsonb not null,
  version integer not null default 1,
  state text not null default 'draft',
  problem_count smallint not null,
  publish_at timestamp with time zone,
  report_code text,
  report_name text,
  created_by bigint,
  created_at timestamp with time zone not null,
  changed_by bigint,
  changed_at timestamp with time zone not null,
  sent_by bigint,
  sent_at timestamp with time zone,
  returned_by bigint,
  returned_at timestamp with time zone,
  reason text,
  constraint offer_draft_pkey primary key (code),
  constraint offer_draft_report_code_key unique (report_code),
  constraint offer_draft_changed_by_fkey foreign key (changed_by) references account(id),
  constraint offer_draft_created_by_fkey foreign key (created_by) references account(id),
  constraint offer_draft_partner_id_fkey foreign key (partner_id) references partner(id),
  constraint offer_draft_returned_by_fkey foreign key (returned_by) references account(id),
  constraint offer_draft_sent_by_fkey foreign key (sent_by) references account(id),
  constraint offer_draft_check check ((sent_by is null) = (sent_at is null)),
  constraint offer_draft_check1 check ((returned_by is null) = (returned_at is null) and (returned_by is null) = (reason is null)),
  constraint offer_draft_check2 check (state <> 'waiting' or sent_at is not null),
  constraint offer_draft_form_check check (jsonb_typeof(form) = 'object'),
  constraint offer_draft_reason_check check (char_length(reason) >= 5 and char_length(reason) <= 500),
  constraint offer_draft_report_name_check check (char_length(report_name) >= 1 and char_length(report_name) <= 120),
  constraint offer_draft_state_check check (state = any (array['draft', 'waiting', 'returned']))
);
create index offer_draft_by_partner on offer_draft using btree (partner_id, code desc);
create index offer_draft_waiting on offer_draft using btree (sent_at) where state = 'waiting';

create table offer_import (
  id bigint not null generated always as identity,
  account_id bigint not null,
  partner_id bigint,
  origin_partner_id bigint,
  file_name text not null,
  bytes bigint not null,
  received bigint not null default 0,
  sha256 text,
  state text not null,
  problem jsonb,
  headings jsonb not null default '[]'::jsonb,
  samples jsonb not null default '[]'::jsonb,
  signature text,
  mapping jsonb not null default '{}'::jsonb,
  end_from smallint not null default 7,
  end_to smallint not null default 30,
  records integer not null default 0,
  "position" integer not null default 0,
  counts jsonb not null default '{}'::jsonb,
  tries smallint not null default 0,
  created_at timestamp with time zone not null,
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  undone_by bigint,
  undone_at timestamp with time zone,
  leased_until timestamp with time zone,
  sheets jsonb not null default '[]'::jsonb,
  photos_name text,
  photos_bytes bigint,
  photos_received bigint not null default 0,
  constraint offer_import_pkey primary key (id),
  constraint offer_import_account_id_fkey foreign key (account_id) references account(id),
  constraint offer_import_origin_partner_id_fkey foreign key (origin_partner_id) references partner(id),
  constraint offer_import_partner_id_fkey foreign key (partner_id) references partner(id),
  constraint offer_import_undone_by_fkey foreign key (undone_by) references account(id),
  constraint offer_import_bytes_check check (bytes > 0),
  constraint offer_import_check check (received >= 0 and received <= bytes),
  constraint offer_import_check1 check (end_from <= end_to),
  constraint offer_import_check2 check ((undone_by is null) = (undone_at is null)),
  constraint offer_import_end_from_check check (end_from >= 1 and end_from <= 365),
  constraint offer_import_end_to_check check (end_to >= 1 and end_to <= 365),
  constraint offer_import_file_name_check check (char_length(file_name) >= 1 and char_length(file_name) <= 200),
  constraint offer_import_photos_bytes_check check (photos_bytes > 0),
  constraint offer_import_photos_name_check check (char_length(photos_name) >= 1 and char_length(photos_name) <= 200),
  constraint offer_import_photos_whole check ((photos_name is null) = (photos_bytes is null) and photos_received >= 0 and photos_received <= coalesce(photos_bytes, 0::bigint)),
  constraint offer_import_state_check check (state = any (array['uploading', 'reading', 'mapping', 'checking', 'checked', 'running', 'done', 'cancelled', 'stopped', 'undoing', 'undone']))
);
create index offer_import_at_work on offer_import using btree (id) where state = any (array['reading', 'checking', 'running', 'undoing']);
create index offer_import_by_account on offer_import using btree (account_id, state);
create index offer_import_by_content on offer_import using btree (sha256);
create index offer_import_by_partner on offer_import using btree (partner_id) where partner_id is not null;
create index offer_import_by_undoer on offer_import using btree (undone_by) where undone_by is not null;
create index offer_import_newest on offer_import using btree (id desc, origin_partner_id);

create table offer_import_line (
  id bigint not null generated always as identity,
  import_id bigint not null,
  record integer not null,
  line integer not null,
  verdict text not null,
  title text not null default '',
  problems jsonb not null default '[]'::jsonb,
  cells jsonb,
  offer_code bigint,
  before_form jsonb,
  before_hash text,
  after_mark text,
  undone boolean not null default false,
  kept text,
  photos integer not null default 0,
  before_photos jsonb,
  constraint offer_import_line_pkey primary key (id),
  constraint offer_import_line_import_id_record_key unique (import_id, record),
  constraint offer_import_line_import_id_fkey foreign key (import_id) references offer_import(id) on delete cascade,
  constraint offer_import_line_verdict_check check (verdict = any (array['new', 'changed', 'unchanged', 'refused', 'repeated']))
);
create index offer_import_line_by_verdict on offer_import_line using btree (import_id, verdict, record);

create table offer_import_photo (
  import_id bigint not null,
  place integer not null,
  name text not null,
  problem jsonb,
  lines integer not null default 0,
  constraint offer_import_photo_pkey primary key (import_id, place),
  constraint offer_import_photo_import_id_fkey foreign key (import_id) references offer_import(id) on delete cascade
);

create table offer_preview (
  code bigint not null generated always as identity,
  offer_code bigint not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null,
  created_by bigint,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  constraint offer_preview_pkey primary key (code),
  constraint offer_preview_token_hash_key unique (token_hash),
  constraint offer_preview_created_by_fkey foreign key (created_by) references account(id) on delete set null,
  constraint offer_preview_offer_code_fkey foreign key (offer_code) references offer(code) on delete cascade,
  constraint offer_preview_check check (expires_at > created_at),
  constraint offer_preview_token_hash_check check (octet_length(token_hash) = 32)
);
create index offer_preview_by_offer on offer_preview using btree (offer_code, code desc);

create table offer_removed (
  code bigint not null,
  changed xid8 not null default pg_current_xact_id(),
  constraint offer_removed_pkey primary key (code)
);
create index offer_removed_changed on offer_removed using btree (changed);

create table offer_to_match (
  id bigint not null generated always as identity,
  offer_code bigint not null,
  due_at timestamp with time zone not null,
  fell_from bigint,
  profile_prices jsonb not null default '{}'::jsonb,
  noted_in xid8 not null default pg_current_xact_id(),
  constraint offer_to_match_pkey primary key (id),
  constraint offer_to_match_offer_code_fkey foreign key (offer_code) references offer(code) on delete cascade
);
create index offer_to_match_by_offer on offer_to_match using btree (offer_code);
create index offer_to_match_due on offer_to_match using btree (due_at, id);

create table offer_to_rename (
  offer_code bigint not null,
  constraint offer_to_rename_pkey primary key (offer_code),
  constraint offer_to_rename_offer_code_fkey foreign key (offer_code) references offer(code) on delete cascade
);

create table offer_withdrawal (
  offer_code bigint not null,
  purchase_code bigint not null,
  cause text not null,
  note text not null,
  actor_id bigint not null,
  at timestamp with time zone not null,
  constraint offer_withdrawal_pkey primary key (offer_code),
  constraint offer_withdrawal_purchase_code_key unique (purchase_code),
  constraint offer_withdrawal_actor_id_fkey foreign key (actor_id) references account(id),
  constraint offer_withdrawal_offer_code_fkey foreign key (offer_code) references offer(code) on delete cascade,
  constraint offer_withdrawal_purchase_code_fkey foreign key (purchase_code) references purchase(code),
  constraint offer_withdrawal_cause_check check (cause = any (array['court-order', 'debt-paid', 'theft', 'total-loss'])),
  constraint offer_withdrawal_note_check check (char_length(note) >= 5 and char_length(note) <= 500)
);
create trigger offer_withdrawal_is_append_only before delete or update on offer_withdrawal for each row execute function refuse_change_but_erasure('note');

create table open_record (
  kind text not null,
  code bigint not null,
  account_id bigint not null,
  seen_at timestamp with time zone not null,
  constraint open_record_pkey primary key (account_id, kind, code),
  constraint open_record_account_id_fkey foreign key (account_id) references account(id)
);
create index open_record_by_record on open_record using btree (kind, code);

create table participation (
  account_id bigint not null,
  offer_code bigint not null,
  last_at timestamp with time zone not null,
  last_amount_cents bigint not null,
  freight text not null,
  address_code bigint,
  referrer_id bigint,
  costs jsonb,
  constraint participation_pkey primary key (account_id, offer_code),
  constraint participation_address_code_fkey foreign key (address_code) references address(code) on delete set null,
  constraint participation_partner_id_fkey foreign key (referrer_id) references partner(id),
  constraint participation_freight_check check (freight = any (array['S', 'N']))
) with (fillfactor=70);
create index participation_by_offer on participation using btree (offer_code);

create table partner (
  id bigint not null generated always as identity,
  store text,
  name text not null,
  description text not null default '',
  photo text,
  phone text,
  email text,
  status text not null,
  member_since timestamp with time zone not null,
  legal_name text,
  document text,
  site text,
  representative text,
  representative_document text,
  idiom text not null default 'PTBR',
  email_verified_at timestamp with time zone,
  registered_at timestamp with time zone,
  minimum_step text not null default 'any',
  version integer not null default 1,
  standing_reason text,
  standing_by bigint,
  standing_at timestamp with time zone,
  address text,
  city_code integer,
  constraint partner_pkey primary key (id),
  constraint partner_store_key unique (store),
  constraint partner_city_code_fkey foreign key (city_code) references city(code),
  constraint partner_standing_by_fkey foreign key (standing_by) references account(id),
  constraint partner_address_check check (char_length(address) >= 5 and char_length(address) <= 200),
  constraint partner_idiom_check check (idiom = any (array['PTBR', 'EN'])),
  constraint partner_minimum_step_check check (minimum_step = any (array['any', 'increment'])),
  constraint partner_status_check check (status = any (array['pending', 'approved', 'refused', 'suspended', 'closed'])),
  constraint partner_store_before_approval check ((status = any (array['pending', 'refused'])) or store is not null),
  constraint partner_store_check check (store ~ '^[a-z]+(-[a-z]+)*$')
);
create trigger partner_changes_version before update on partner for each row when (old.* is distinct from new.*) execute function count_partner_version();
create trigger store_changes_name after update of store, name on partner for each row when (old.store is distinct from new.store or old.name is distinct from new.name) execute function note_store_name();
create trigger store_changes_status after update of status on partner for each row when (old.status is distinct from new.status) execute function note_store_status();

create table partner_code (
  id bigint not null generated always as identity,
  partner_id bigint not null,
  code_hash bytea not null,
  tries smallint not null default 0,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  constraint partner_code_pkey primary key (id),
  constraint partner_code_partner_id_fkey foreign key (partner_id) references partner(id) on delete cascade
);
create index partner_code_by_partner on partner_code using btree (partner_id, id desc);

create table partner_contact (
  id bigint not null generated always as identity,
  network text not null,
  at timestamp with time zone not null,
  partner_id bigint,
  constraint partner_contact_pkey primary key (id),
  constraint partner_contact_partner_id_fkey foreign key (partner_id) references partner(id) on delete cascade
);
create index partner_contact_by_network on partner_contact using btree (network, at);
create index partner_contact_by_partner on partner_contact using btree (partner_id, at) where partner_id is not null;
create index partner_contact_by_time on partner_contact using btree (at);

create table passkey (
  code bigint not null generated always as identity,
  account_id bigint not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}'::text[],
  name text not null,
  synced boolean not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint passkey_pkey primary key (code),
  constraint passkey_credential_id_key unique (credential_id),
  constraint passkey_account_id_fkey foreign key (account_id) references account(id) on delete cascade,
  constraint passkey_counter_check check (counter >= 0),
  constraint passkey_credential_id_check check (char_length(credential_id) <= 1400),
  constraint passkey_name_check check (char_length(name) >= 1 and char_length(name) <= 60)
);
create index passkey_by_account on passkey using btree (account_id, code);

create table passkey_challenge (
  challenge_hash bytea not null,
  account_id bigint,
  session_id uuid,
  expires_at timestamp with time zone not null,
  constraint passkey_challenge_pkey primary key (challenge_hash),
  constraint passkey_challenge_account_id_fkey foreign key (account_id) references account(id) on delete cascade,
  constraint passkey_challenge_check check ((account_id is null) = (session_id is null))
);
create index passkey_challenge_by_end on passkey_challenge using btree (expires_at);

create table password_link (
  token_hash bytea not null,
  account_id bigint not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint password_link_pkey primary key (token_hash),
  constraint password_link_account_id_fkey foreign key (account_id) references account(id) on delete cascade
);
create index password_link_by_account on password_link using btree (account_id, created_at);

create table payback (
  code bigint not null generated always as identity,
  purchase_code bigint,
  way text not null,
  state text not null,
  amount_cents bigint not null,
  target_charge bigint,
  reason text not null,
  proposed_by bigint,
  proposed_at timestamp with time zone not null,
  decided_by bigint,
  decided_at timestamp with time zone,
  decision text,
  ended_at timestamp with time zone,
  reference text,
  deposit_code bigint,
  recorded_by bigint,
  undone integer not null default 0,
  undone_by bigint,
  undone_at timestamp with time zone,
  undo_reason text,
  mistaken_by bigint,
  constraint payback_pkey primary key (code),
  constraint payback_decided_by_fkey foreign key (decided_by) references account(id),
  constraint payback_deposit_code_fkey foreign key (deposit_code) references bid_deposit(code),
  constraint payback_mistaken_by_fkey foreign key (mistaken_by) references account(id),
  constraint payback_proposed_by_fkey foreign key (proposed_by) references account(id),
  constraint payback_purchase_code_fkey foreign key (purchase_code) references purchase(code),
  constraint payback_recorded_by_fkey foreign key (recorded_by) references account(id),
  constraint payback_target_charge_fkey foreign key (target_charge) references charge(code),
  constraint payback_undone_by_fkey foreign key (undone_by) references account(id),
  constraint payback_amount_cents_check check (amount_cents > 0),
  constraint payback_check check ((way = 'set-off') = (target_charge is not null)),
  constraint payback_check1 check ((decided_by is null) = (decided_at is null)),
  constraint payback_check3 check ((state = any (array['done', 'failed', 'withdrawn'])) = (ended_at is not null)),
  constraint payback_decision_check check (char_length(decision) <= 500),
  constraint payback_four_eyes check ((state = any (array['proposed', 'withdrawn'])) or deposit_code is not null and (way = any (array['pix', 'set-off'])) or decided_by is not null and decided_by <> proposed_by),
  constraint payback_proposer check (proposed_by is not null or deposit_code is not null and (way = any (array['pix', 'set-off']))),
  constraint payback_reason_check check (char_length(reason) >= 1 and char_length(reason) <= 500),
  constraint payback_reference_check check (char_length(reference) >= 1 and char_length(reference) <= 80),
  constraint payback_state_check check (state = any (array['proposed', 'sending', 'done', 'failed', 'withdrawn'])),
  constraint payback_subject check ((purchase_code is null) <> (deposit_code is null)),
  constraint payback_undo_reason_check check (char_length(undo_reason) >= 1 and char_length(undo_reason) <= 500),
  constraint payback_undone check ((undone_by is null) = (undone_at is null) and (undone_by is null) = (undo_reason is null) and (mistaken_by is null or undone_by is not null)),
  constraint payback_undone_check check (undone >= 0),
  constraint payback_undone_four_eyes check (undone_by <> mistaken_by),
  constraint payback_way_check check (way = any (array['pix', 'transfer', 'set-off']))
);
create index payback_failed_of_deposit on payback using btree (deposit_code) where state = 'failed' and deposit_code is not null;
create index payback_of_deposit on payback using btree (deposit_code) where deposit_code is not null;
create index payback_of_purchase on payback using btree (purchase_code);
create index payback_of_target on payback using btree (target_charge) where target_charge is not null;
create unique index payback_open on payback using btree (purchase_code) where state = any (array['proposed', 'sending']);
create unique index payback_open_of_deposit on payback using btree (deposit_code) where state = any (array['proposed', 'sending']);
create unique index payback_reference on payback using btree (reference) where reference is not null;

create table payback_bank (
  purchase_code bigint not null,
  asked_by bigint not null,
  asked_at timestamp with time zone not null,
  reason text not null,
  reminders integer not null default 0,
  reminded_at timestamp with time zone,
  given_at timestamp with time zone,
  bank_data bytea,
  constraint payback_bank_pkey primary key (purchase_code),
  constraint payback_bank_asked_by_fkey foreign key (asked_by) references account(id),
  constraint payback_bank_purchase_code_fkey foreign key (purchase_code) references purchase(code),
  constraint payback_bank_check check ((given_at is null) = (bank_data is null)),
  constraint payback_bank_reason_check check (char_length(reason) >= 1 and char_length(reason) <= 500),
  constraint payback_bank_reminders_check check (reminders >= 0)
);
create index payback_bank_asked_by on payback_bank using btree (asked_by);

create table payback_part (
  code bigint not null generated always as identity,
  payback_code bigint not null,
  charge_code bigint not null,
  amount_cents bigint not null,
  end_to_end_id text,
  refund_id text,
  state text not null,
  processing boolean not null default false,
  failure text,
  read_at timestamp with time zone,
  tries integer not null default 0,
  constraint payback_part_pkey primary key (code),
  constraint payback_part_refund_id_key unique (refund_id),
  constraint payback_part_charge_code_fkey foreign key (charge_code) references charge(code),
  constraint payback_part_end_to_end_id_fkey foreign key (end_to_end_id) references pix_payment(end_to_end_id),
  constraint payback_part_payback_code_fkey foreign key (payback_code) references payback(code),
  constraint payback_part_amount_cents_check check (amount_cents > 0),
  constraint payback_part_check check ((end_to_end_id is null) = (refund_id is null)),
  constraint payback_part_check1 check (read_at is null or state = 'sending'),
  constraint payback_part_failure_check check (char_length(failure) <= 300),
  constraint payback_part_refund_id_check check (refund_id ~ '^[a-zA-Z0-9]{1,35}$'),
  constraint payback_part_state_check check (state = any (array['proposed', 'sending', 'done', 'failed', 'withdrawn']))
);
create index payback_part_of on payback_part using btree (payback_code);
create index payback_part_of_charge on payback_part using btree (charge_code);
create index payback_part_of_payment on payback_part using btree (end_to_end_id) where end_to_end_id is not null;
create index payback_part_of_pix on payback_part using btree (upper(end_to_end_id)) where end_to_end_id is not null;
create index payback_part_to_read on payback_part using btree (read_at) where read_at is not null;

create table payout (
  code bigint not null generated always as identity,
  partner_id bigint not null,
  bank_code bigint not null,
  state text not null,
  amount_cents bigint not null,
  gross_cents bigint not null,
  commission_cents bigint not null,
  reason text not null,
  proposed_by bigint not null,
  proposed_at timestamp with time zone not null,
  decided_by bigint,
  decided_at timestamp with time zone,
  decision text,
  ended_by bigint,
  ended_at timestamp with time zone,
  reference text,
  undone integer not null default 0,
  undone_by bigint,
  undone_at timestamp with time zone,
  undo_reason text,
  mistaken_by bigint,
  constraint payout_pkey primary key (code),
  constraint payout_bank_code_fkey foreign key (bank_code) references store_bank(code),
  constraint payout_decided_by_fkey foreign key (decided_by) references account(id),
  constraint payout_ended_by_fkey foreign key (ended_by) references account(id),
  constraint payout_mistaken_by_fkey foreign key (mistaken_by) references account(id),
  constraint payout_partner_id_fkey foreign key (partner_id) references partner(id),
  constraint payout_proposed_by_fkey foreign key (proposed_by) references account(id),
  constraint payout_undone_by_fkey foreign key (undone_by) references account(id),
  constraint payout_amount_cents_check check (amount_cents > 0),
  constraint payout_check check (amount_cents = (gross_cents - commission_cents)),
  constraint payout_check1 check ((decided_by is null) = (decided_at is null)),
  constraint payout_check2 check ((state = any (array['proposed', 'withdrawn'])) or decided_by is not null and decided_by <> proposed_by),
  constraint payout_check3 check ((state = any (array['done', 'failed', 'withdrawn'])) = (ended_at is not null)),
  constraint payout_check4 check ((state = 'done') = (reference is not null)),
  constraint payout_decision_check check (char_length(decision) <= 500),
  constraint payout_reason_check check (char_length(reason) >= 5 and char_length(reason) <= 500),
  constraint payout_reference_check check (char_length(reference) >= 1 and char_length(reference) <= 80),
  constraint payout_state_check check (state = any (array['proposed', 'sending', 'done', 'failed', 'withdrawn'])),
  constraint payout_undo_reason_check check (char_length(undo_reason) >= 1 and char_length(undo_reason) <= 500),
  constraint payout_undone check ((undone = 0) = (undone_by is null) and (undone_by is null) = (undone_at is null) and (undone_by is null) = (undo_reason is null) and (undone_by is null) = (mistaken_by is null)),
  constraint payout_undone_check check (undone >= 0),
  constraint payout_undone_four_eyes check (undone_by <> mistaken_by)
);
create index payout_of_store on payout using btree (partner_id, code desc);
create unique index payout_open on payout using btree (partner_id) where state = any (array['proposed', 'sending']);
create unique index payout_reference on payout using btree (reference) where reference is not null;

create table payout_part (
  payout_code bigint not null,
  charge_code bigint not null,
  gross_cents bigint not null,
  commission_cents bigint not null,
  constraint payout_part_pkey primary key (payout_code, charge_code),
  constraint payout_part_charge_code_fkey foreign key (charge_code) references charge(code),
  constraint payout_part_payout_code_fkey foreign key (payout_code) references payout(code),
  constraint payout_part_check check (gross_cents <> 0 or commission_cents <> 0)
);
create index payout_part_of_charge on payout_part using btree (charge_code);

create table personal_data_file (
  request_code bigint not null,
  content bytea not null,
  expires_at timestamp with time zone not null,
  constraint personal_data_file_pkey primary key (request_code),
  constraint personal_data_file_request_code_fkey foreign key (request_code) references personal_data_request(code) on delete cascade
);
create index personal_data_file_by_end on personal_data_file using btree (expires_at);

create table personal_data_request (
  code bigint not null generated always as identity,
  account_id bigint not null,
  kind text not null,
  state text not null default 'open',
  subject text,
  text text not null default '',
  answer text,
  idiom text not null,
  opened_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  erase_at timestamp with time zone,
  answered_at timestamp with time zone,
  answered_by bigint,
  requested_by bigint,
  constraint personal_data_request_pkey primary key (code),
  constraint personal_data_request_account_id_fkey foreign key (account_id) references account(id),
  constraint personal_data_request_answered_by_fkey foreign key (answered_by) references account(id),
  constraint personal_data_request_requested_by_fkey foreign key (requested_by) references account(id),
  constraint personal_data_request_answer_check check (char_length(answer) <= 2000),
  constraint personal_data_request_check check (due_at > opened_at),
  constraint personal_data_request_check1 check ((kind = 'correction') = (subject is not null)),
  constraint personal_data_request_check2 check ((kind = 'deletion') = (erase_at is not null)),
  constraint personal_data_request_check3 check ((state = 'open') = (answered_at is null)),
  constraint personal_data_request_idiom_check check (idiom = any (array['PTBR', 'EN'])),
  constraint personal_data_request_kind_check check (kind = any (array['export', 'correction', 'deletion'])),
  constraint personal_data_request_state_check check (state = any (array['open', 'done', 'refused', 'undone'])),
  constraint personal_data_request_subject_check check (subject = any (array['document', 'email', 'company', 'birth', 'other'])),
  constraint personal_data_request_text_check check (char_length(text) <= 2000)
);
create index personal_data_request_answered on personal_data_request using btree (answered_at) where answered_at is not null;
create index personal_data_request_by_account on personal_data_request using btree (account_id, code desc);
create index personal_data_request_due on personal_data_request using btree (due_at, code) where state = 'open';
create unique index personal_data_request_open on personal_data_request using btree (account_id, kind) where state = 'open' and kind <> 'correction';

create table photo (
  guid uuid not null,
  offer_code bigint not null,
  vehicle_code bigint,
  profile_code smallint,
  "position" smallint not null,
  drawing jsonb,
  width integer not null,
  height integer not null,
  in_gallery boolean not null default true,
  constraint photo_pkey primary key (guid),
  constraint photo_offer_code_fkey foreign key (offer_code) references offer(code) on delete cascade,
  constraint photo_vehicle_code_fkey foreign key (vehicle_code) references vehicle(code) on delete cascade,
  constraint photo_height_check check (height > 0),
  constraint photo_width_check check (width > 0)
);
create index photo_by_offer on photo using btree (offer_code, "position");

create table pickup_booking (
  code bigint not null generated always as identity,
  purchase_code bigint not null,
  partner_id bigint,
  city_code integer not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  state text not null,
  third_party bytea,
  by_team boolean not null,
  reason text,
  booked_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  reminded_at timestamp with time zone,
  version integer not null default 0,
  constraint pickup_booking_pkey primary key (code),
  constraint pickup_booking_city_code_fkey foreign key (city_code) references city(code),
  constraint pickup_booking_partner_id_fkey foreign key (partner_id) references partner(id),
  constraint pickup_booking_purchase_code_fkey foreign key (purchase_code) references purchase(code),
  constraint pickup_booking_check check (starts_at < ends_at),
  constraint pickup_booking_reason_check check (char_length(reason) <= 500),
  constraint pickup_booking_state_check check (state = any (array['booked', 'missed', 'cancelled']))
);
create index pickup_booking_by_purchase on pickup_booking using btree (purchase_code, code);
create index pickup_booking_by_start on pickup_booking using btree (starts_at, code);
create unique index pickup_booking_standing on pickup_booking using btree (purchase_code) where state = 'booked';
create index pickup_booking_taken on pickup_booking using btree (city_code, starts_at) where state = 'booked';

create table pickup_code (
  purchase_code bigint not null,
  sealed bytea not null,
  mark bytea not null,
  made_at timestamp with time zone not null,
  replacements integer not null default 0,
  constraint pickup_code_pkey primary key (purchase_code),
  constraint pickup_code_mark_key unique (mark),
  constraint pickup_code_purchase_code_fkey foreign key (purchase_code) references purchase(code)
);

create table pix_charge (
  code bigint not null generated always as identity,
  txid text not null,
  charge_code bigint not null,
  amount_cents bigint not null,
  asked_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  state text not null,
  copy_text text,
  read_at timestamp with time zone,
  tries integer not null default 0,
  due_on date,
  constraint pix_charge_pkey primary key (txid),
  constraint pix_charge_code_key unique (code),
  constraint pix_charge_charge_code_fkey foreign key (charge_code) references charge(code),
  constraint pix_charge_amount_cents_check check (amount_cents > 0),
  constraint pix_charge_check check (expires_at > asked_at),
  constraint pix_charge_check1 check ((state = any (array['asked', 'ended'])) or copy_text is not null),
  constraint pix_charge_state_check check (state = any (array['asked', 'open', 'paid', 'ended'])),
  constraint pix_charge_txid_check check (txid ~ '^[a-zA-Z0-9]{26,35}$')
);
create index pix_charge_dated on pix_charge using btree (asked_at) where due_on is not null and (state = any (array['asked', 'open']));
create index pix_charge_of_charge on pix_charge using btree (charge_code, code);
create index pix_charge_to_read on pix_charge using btree (read_at) where read_at is not null;

create table pix_news (
  end_to_end_id text not null,
  txid text not null,
  at timestamp with time zone not null,
  constraint pix_news_pkey primary key (end_to_end_id),
  constraint pix_news_txid_fkey foreign key (txid) references pix_charge(txid),
  constraint pix_news_end_to_end_id_check check (end_to_end_id ~ '^[a-zA-Z0-9]{32}$')
);
create index pix_news_of on pix_news using btree (txid, at);

create table pix_payment (
  end_to_end_id text not null,
  txid text not null,
  amount_cents bigint not null,
  paid_at timestamp with time zone not null,
  recorded_at timestamp with time zone not null,
  constraint pix_payment_pkey primary key (end_to_end_id),
  constraint pix_payment_txid_fkey foreign key (txid) references pix_charge(txid),
  constraint pix_payment_amount_cents_check check (amount_cents > 0),
  constraint pix_payment_end_to_end_id_check check (end_to_end_id ~ '^[a-zA-Z0-9]{32}$')
);
create index pix_payment_of on pix_payment using btree (txid);
create index pix_payment_paid_at on pix_payment using btree (paid_at);

create table pix_watermark (
  single boolean not null default true,
  until timestamp with time zone not null,
  refunds_until timestamp with time zone,
  constraint pix_watermark_pkey primary key (single),
  constraint pix_watermark_single_check check (single)
);

create table postal_code (
  cep text not null,
  street text not null,
  complement text not null default '',
  district text not null,
  city text not null,
  uf text not null,
  fetched_at timestamp with time zone,
  constraint postal_code_pkey primary key (cep),
  constraint postal_code_cep_check check (cep ~ '^[0-9]{8}$'),
  constraint postal_code_uf_check check (uf ~ '^[A-Z]{2}$')
);

create table profile_limit (
  profile_code smallint not null,
  kind text not null,
  amount integer not null,
  constraint profile_limit_pkey primary key (profile_code, kind),
  constraint profile_limit_amount_check check (amount >= 0),
  constraint profile_limit_kind_check check (kind = any (array['PODE_DAR_LANCE', 'PODE_COMPRAR'])),
  constraint profile_limit_profile_code_check check (profile_code = any (array[4, 5, 6, 7]))
);

create table profile_price (
  offer_code bigint not null,
  profile_code smallint not null,
  buy_now_cents bigint not null,
  constraint profile_price_pkey primary key (offer_code, profile_code),
  constraint profile_price_offer_code_fkey foreign key (offer_code) references offer(code) on delete cascade,
  constraint profile_price_buy_now_cents_check check (buy_now_cents >= 0),
  constraint profile_price_profile_code_check check (profile_code = any (array[4, 5, 6, 7]))
);
create trigger profile_price_had_prices before insert or delete or update of buy_now_cents on profile_price for each row execute function note_before_profile_price();

create table proposal (
  code bigint not null default nextval('bid_code_sequence'::regclass),
  offer_code bigint not null,
  account_id bigint not null,
  value_cents bigint not null,
  status text not null,
  freight text not null,
  address_code bigint,
  referrer_id bigint,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  counter_cents bigint,
  moved_at timestamp with time zone not null default now(),
  refuse_at timestamp with time zone,
  costs jsonb,
  constraint proposal_pkey primary key (code),
  constraint proposal_account_id_fkey foreign key (account_id) references account(id),
  constraint proposal_address_code_fkey foreign key (address_code) references address(code) on delete set null,
  constraint proposal_offer_code_fkey foreign key (offer_code) references offer(code),
  constraint proposal_partner_id_fkey foreign key (referrer_id) references partner(id),
  constraint proposal_check check (expires_at > created_at),
  constraint proposal_check1 check (status <> 'countered' or counter_cents is not null),
  constraint proposal_counter_cents_check check (counter_cents > 0),
  constraint proposal_freight_check check (freight = any (array['S', 'N'])),
  constraint proposal_status_check check (status = any (array['open', 'accepted', 'rejected', 'withdrawn', 'replaced', 'expired', 'countered'])),
  constraint proposal_value_cents_check check (value_cents > 0)
);
create index proposal_by_account on proposal using btree (account_id, offer_code, code desc);
create index proposal_by_expiry on proposal using btree (expires_at, code) where refuse_at is null;
create index proposal_by_offer on proposal using btree (offer_code) where status = any (array['open', 'countered']);
create index proposal_by_step on proposal using btree (moved_at desc, code desc);
create index proposal_by_value on proposal using btree (value_cents, code) where refuse_at is null;
create index proposal_by_withdrawal on proposal using btree (decided_at) where status = 'withdrawn';
create index proposal_due on proposal using btree (expires_at, code) where status = any (array['open', 'countered']);
create unique index proposal_open on proposal using btree (offer_code, account_id) where status = any (array['open', 'countered']);
create index proposal_to_refuse on proposal using btree (refuse_at, code) where status = 'open' and refuse_at is not null;

create table proposal_step (
  proposal_code bigint not null,
  seq integer not null,
  step text not null,
  actor_kind text not null,
  actor_id bigint,
  value_cents bigint,
  message text not null default '',
  at timestamp with time zone not null,
  constraint proposal_step_pkey primary key (proposal_code, seq),
  constraint proposal_step_actor_id_fkey foreign key (actor_id) references account(id),
  constraint proposal_step_proposal_code_fkey foreign key (proposal_code) references proposal(code),
  constraint proposal_step_actor_kind_check check (actor_kind = any (array['buyer', 'staff', 'system'])),
  constraint proposal_step_check check (actor_kind <> 'system' or actor_id is null),
  constraint proposal_step_check1 check (actor_kind <> 'buyer' or actor_id is not null),
  constraint proposal_step_check2 check ((step = any (array['send', 'counter', 'accept'])) = (value_cents is not null)),
  constraint proposal_step_message_check check (char_length(message) <= 1000),
  constraint proposal_step_seq_check check (seq > 0),
  constraint proposal_step_step_check check (step = any (array['send', 'accept', 'reject', 'counter', 'withdraw', 'replace', 'expire', 'lose-to-sale', 'lapse', 'review'])),
  constraint proposal_step_value_cents_check check (value_cents > 0)
);
create index proposal_step_by_staff on proposal_step using btree (at) where actor_kind = 'staff';
create trigger proposal_step_is_append_only before delete or update on proposal_step for each row execute function refuse_change_but_erasure('message');
create trigger proposal_step_is_never_emptied before truncate on proposal_step for each statement execute function refuse_change();

create table purchase (
  code bigint not null default nextval('bid_code_sequence'::regclass),
  offer_code bigint not null,
  account_id bigint not null,
  origin text not null,
  value_cents bigint not null,
  status text not null,
  freight text not null,
  address_code bigint,
  referrer_id bigint,
  created_at timestamp with time zone not null,
  awaiting_contact_at timestamp with time zone not null,
  negotiation_at timestamp with time zone,
  awaiting_credit_at timestamp with time zone,
  awaiting_withdrawal_at timestamp with time zone,
  finished_at timestamp with time zone,
  cancellation text,
  cancellation_requested_at timestamp with time zone,
  sale_cancellation_requested_at timestamp with time zone,
  cancellation_rejected_at timestamp with time zone,
  sale_cancellation_rejected_at timestamp with time zone,
  cancelled_at timestamp with time zone,
  invoice_issued boolean,
  payment_approved boolean,
  payment_method text,
  defaulted_at timestamp with time zone,
  default_reason text,
  cancelled_at_once boolean not null default false,
  regretted_at timestamp with time zone,
  costs jsonb,
  assignee_id bigint,
  next_action text,
  next_action_on date,
  version integer not null default 0,
  edited_by bigint,
  edited_at timestamp with time zone,
  step_since timestamp with time zone not null generated always as (coalesce(
case status
    when 'X' then finished_at
    when 'L' then awaiting_withdrawal_at
    when 'C' then awaiting_credit_at
    else negotiation_at
end, awaiting_contact_at)) stored,
  stage_due_at timestamp with time zone,
  payment_approved_at timestamp with time zone,
  invoice_issued_at timestamp with time zone,
  payment_withdrawn_at timestamp with time zone,
  constraint purchase_pkey primary key (code),
  constraint purchase_account_id_fkey foreign key (account_id) references account(id),
  constraint purchase_address_code_fkey foreign key (address_code) references address(code) on delete set null,
  constraint purchase_assignee_id_fkey foreign key (assignee_id) references account(id),
  constraint purchase_edited_by_fkey foreign key (edited_by) references account(id),
  constraint purchase_offer_code_fkey foreign key (offer_code) references offer(code),
  constraint purchase_partner_id_fkey foreign key (referrer_id) references partner(id),
  constraint purchase_at_once_is_a_cancellation check (not cancelled_at_once or cancelled_at is not null),
  constraint purchase_cancellation_check check (cancellation = 'Q'),
  constraint purchase_default_has_a_reason check ((defaulted_at is null) = (default_reason is null)),
  constraint purchase_default_is_a_cancellation check (defaulted_at is null or cancelled_at is not null),
  constraint purchase_default_reason_check check (char_length(default_reason) >= 5 and char_length(default_reason) <= 500),
  constraint purchase_freight_check check (freight = any (array['S', 'N'])),
  constraint purchase_next_action_check check (char_length(next_action) >= 1 and char_length(next_action) <= 300),
  constraint purchase_next_action_has_a_day check ((next_action is null) = (next_action_on is null)),
  constraint purchase_origin_check check (origin = any (array['buy', 'bid', 'proposal'])),
  constraint purchase_regret_is_a_cancellation check (regretted_at is null or cancelled_at is not null),
  constraint purchase_status_check check (status = any (array['V', 'C', 'L', 'X'])),
  constraint purchase_value_cents_check check (value_cents > 0)
);
create index purchase_by_account on purchase using btree (account_id, code desc);
create index purchase_by_assignee on purchase using btree (assignee_id);
create index purchase_by_cancellation on purchase using btree (cancelled_at) where cancelled_at is not null;
create index purchase_by_editor on purchase using btree (edited_by);
create index purchase_by_finish on purchase using btree (finished_at) where finished_at is not null;
create index purchase_by_next_action on purchase using btree (coalesce(next_action_on, 'infinity'::date), code);
create index purchase_by_step on purchase using btree (step_since, code);
create index purchase_by_value on purchase using btree (value_cents, code);
create index purchase_cancelled on purchase using btree (cancelled_at) where cancelled_at is not null;
create index purchase_cancelled_at_once on purchase using btree (account_id, cancelled_at) where cancelled_at_once;
create unique index purchase_current on purchase using btree (offer_code) where cancelled_at is null;
create index purchase_defaulted on purchase using btree (offer_code) where defaulted_at is not null;
create index purchase_newest on purchase using btree (created_at, code);
create index purchase_regretted on purchase using btree (account_id, regretted_at desc) where regretted_at is not null;
create index purchase_stage_due on purchase using btree (stage_due_at) where cancelled_at is null and status <> 'X' and stage_due_at is not null;
create index purchase_to_contact on purchase using btree (created_at) where status = 'V' and negotiation_at is null and cancelled_at is null;
create index purchase_unpaid on purchase using btree (account_id) where cancelled_at is null and (status = any (array['V', 'C']));

create table purchase_document (
  guid uuid not null,
  purchase_code bigint not null,
  series uuid not null,
  version integer not null,
  kind text not null,
  name text not null,
  type text not null,
  bytes integer not null,
  sha256 text not null,
  side text not null,
  added_by bigint not null,
  added_at timestamp with time zone not null,
  state text not null,
  request_code bigint,
  decided_by bigint,
  decided_at timestamp with time zone,
  decision text,
  invoice_key text,
  scan_tries integer not null default 0,
  constraint purchase_document_pkey primary key (guid),
  constraint purchase_document_series_version_key unique (series, version),
  constraint purchase_document_added_by_fkey foreign key (added_by) references account(id),
  constraint purchase_document_decided_by_fkey foreign key (decided_by) references account(id),
  constraint purchase_document_purchase_code_fkey foreign key (purchase_code) references purchase(code),
  constraint purchase_document_request_code_fkey foreign key (request_code) references purchase_document_request(code),
  constraint purchase_document_bytes_check check (bytes > 0),
  constraint purchase_document_check check ((state = any (array['accepted', 'refused'])) = (decided_at is not null)),
  constraint purchase_document_check1 check (invoice_key is null or kind = 'nota-fiscal' and length(invoice_key) = 44),
  constraint purchase_document_kind_check check (kind = any (array['pagamento', 'nota-fiscal', 'transferencia', 'laudo', 'recibo', 'entrega', 'outro'])),
  constraint purchase_document_scan_tries_check check (scan_tries >= 0),
  constraint purchase_document_sha256_check check (sha256 ~ '^[0-9a-f]{64}$'),
  constraint purchase_document_side_check check (side = any (array['buyer', 'store', 'house'])),
  constraint purchase_document_state_check check (state = any (array['held', 'sent', 'given', 'accepted', 'refused'])),
  constraint purchase_document_type_check check (type = any (array['pdf', 'png', 'jpg'])),
  constraint purchase_document_version_check check (version > 0)
);
create index purchase_document_held on purchase_document using btree (scan_tries, added_at, guid) where state = 'held';
create index purchase_document_of on purchase_document using btree (purchase_code, added_at);
create index purchase_document_waiting on purchase_document using btree (added_at) where state = any (array['held', 'sent']);

create table purchase_document_request (
  code bigint not null generated always as identity,
  purchase_code bigint not null,
  kind text not null,
  reason text not null,
  due_on date not null,
  asked_by bigint not null,
  asked_at timestamp with time zone not null,
  state text not null default 'open',
  ended_by bigint,
  ended_at timestamp with time zone,
  end_reason text,
  reminded_on date,
  constraint purchase_document_request_pkey primary key (code),
  constraint purchase_document_request_asked_by_fkey foreign key (asked_by) references account(id),
  constraint purchase_document_request_ended_by_fkey foreign key (ended_by) references account(id),
  constraint purchase_document_request_purchase_code_fkey foreign key (purchase_code) references purchase(code),
  constraint purchase_document_request_check check ((state = 'open') = (ended_at is null)),
  constraint purchase_document_request_kind_check check (kind = any (array['pagamento', 'transferencia', 'entrega', 'outro'])),
  constraint purchase_document_request_state_check check (state = any (array['open', 'met', 'withdrawn']))
);
create index purchase_document_request_due on purchase_document_request using btree (due_on) where state = 'open';
create index purchase_document_request_of on purchase_document_request using btree (purchase_code);
create unique index purchase_document_request_open on purchase_document_request using btree (purchase_code, kind) where state = 'open';

create table purchase_snapshot (
  purchase_code bigint not null,
  facts text not null,
  hash text not null,
  personal text,
  salt text,
  reconstituted boolean not null,
  taken_at timestamp with time zone not null,
  constraint purchase_snapshot_pkey primary key (purchase_code),
  constraint purchase_snapshot_purchase_code_fkey foreign key (purchase_code) references purchase(code),
  constraint purchase_snapshot_check check ((personal is null) = (salt is null)),
  constraint purchase_snapshot_hash_check check (hash ~ '^[0-9a-f]{64}$'),
  constraint purchase_snapshot_salt_check check (salt ~ '^[0-9a-f]{64}$')
);
create trigger purchase_snapshot_is_append_only before delete or update on purchase_snapshot for each row execute function refuse_change_of_snapshot();
create trigger purchase_snapshot_is_never_emptied before truncate on purchase_snapshot for each statement execute function refuse_change();

create table push_device (
  id bigint not null generated always as identity,
  account_id bigint not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamp with time zone not null,
  constraint push_device_pkey primary key (id),
  constraint push_device_endpoint_key unique (endpoint),
  constraint push_device_account_id_fkey foreign key (account_id) references account(id) on delete cascade
);
create index push_device_by_account on push_device using btree (account_id);

create table push_message (
  id bigint not null generated always as identity,
  device_id bigint not null,
  tag text not null,
  payload text not null,
  dedupe_key text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  not_before timestamp with time zone not null,
  tries smallint not null default 0,
  sent_at timestamp with time zone,
  dead_at timestamp with time zone,
  last_error text,
  constraint push_message_pkey primary key (id),
  constraint push_message_device_id_dedupe_key_key unique (device_id, dedupe_key),
  constraint push_message_device_id_fkey foreign key (device_id) references push_device(id) on delete cascade
);
create index push_message_due on push_message using btree (not_before) where sent_at is null and dead_at is null;

create table question (
  code bigint not null generated always as identity,
  offer_code bigint not null,
  account_id bigint not null,
  text text not null,
  answer text,
  answered_at timestamp with time zone,
  created_at timestamp with time zone not null,
  answered_by bigint,
  hidden_at timestamp with time zone,
  hidden_by bigint,
  hide_reason text,
  constraint question_pkey primary key (code),
  constraint question_account_id_fkey foreign key (account_id) references account(id),
  constraint question_answered_by_fkey foreign key (answered_by) references account(id),
  constraint question_hidden_by_fkey foreign key (hidden_by) references account(id),
  constraint question_offer_code_fkey foreign key (offer_code) references offer(code) on delete cascade,
  constraint question_hide_reason_check check (char_length(hide_reason) >= 5 and char_length(hide_reason) <= 500),
  constraint question_is_hidden_with_a_reason check (num_nonnulls(hidden_at, hidden_by, hide_reason) = any (array[0, 3])),
  constraint question_text_check check (char_length(text) >= 1 and char_length(text) <= 2000)
);
create index question_answered on question using btree (answered_at) where answered_at is not null;
create index question_by_answerer on question using btree (answered_by) where answered_by is not null;
create index question_by_hider on question using btree (hidden_by) where hidden_by is not null;
create index question_by_offer on question using btree (offer_code, code);
create index question_newest on question using btree (created_at, code);
create index question_open on question using btree (code) where answer is null;

create table receipt (
  code bigint not null generated always as identity,
  charge_code bigint not null,
  amount_cents bigint not null,
  paid_on date not null,
  payer_name text not null,
  payer_document text,
  reference text not null,
  source text not null,
  state text not null,
  recorded_by bigint,
  recorded_at timestamp with time zone not null,
  decided_by bigint,
  decided_at timestamp with time zone,
  decision text,
  constraint receipt_pkey primary key (code),
  constraint receipt_charge_code_fkey foreign key (charge_code) references charge(code),
  constraint receipt_decided_by_fkey foreign key (decided_by) references account(id),
  constraint receipt_recorded_by_fkey foreign key (recorded_by) references account(id),
  constraint receipt_amount_cents_check check (amount_cents > 0),
  constraint receipt_decided_check check (decided_by is null or decided_at is not null),
  constraint receipt_payer_document_check check (payer_document ~ '^[0-9A-Z]{11,14}$'),
  constraint receipt_payer_name_check check (char_length(payer_name) >= 1 and char_length(payer_name) <= 120),
  constraint receipt_reference_check check (char_length(reference) >= 1 and char_length(reference) <= 80),
  constraint receipt_source_check check (source = any (array['transfer', 'cash', 'pix', 'opening'])),
  constraint receipt_state_check check (state = any (array['counted', 'waiting', 'returned', 'reversed']))
);
create index receipt_day on receipt using btree (paid_on, amount_cents);
create index receipt_of_charge on receipt using btree (charge_code);
create index receipt_of_line on receipt using btree (split_part(reference, '/', 1)) where state <> 'reversed';
create unique index receipt_reference on receipt using btree (reference) where state <> 'reversed';
create index receipt_waiting on receipt using btree (recorded_at) where state = 'waiting';

create table recovery_code (
  account_id bigint not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  constraint recovery_code_pkey primary key (account_id, code_hash),
  constraint recovery_code_account_id_fkey foreign key (account_id) references account(id) on delete cascade,
  constraint recovery_code_code_hash_check check (octet_length(code_hash) = 32)
);

create table reference_model (
  fipe_code text not null,
  brand text not null,
  brand_key text not null,
  model text not null,
  fuels jsonb not null default '{}'::jsonb,
  from_table boolean not null,
  constraint reference_model_pkey primary key (fipe_code),
  constraint reference_model_fipe_code_check check (fipe_code ~ '^[0-9]{6}-[0-9]$')
);
create index reference_model_by_brand on reference_model using btree (brand_key) where from_table;

create table reference_price (
  fipe_code text not null,
  year_model smallint not null,
  month date not null,
  cents bigint not null,
  constraint reference_price_pkey primary key (fipe_code, year_model, month),
  constraint reference_price_fipe_code_fkey foreign key (fipe_code) references reference_model(fipe_code),
  constraint reference_price_cents_check check (cents > 0),
  constraint reference_price_month_check check (extract(day from month) = 1::numeric),
  constraint reference_price_year_model_check check (year_model >= 1900 and year_model <= 2100 or year_model = 32000)
);

create table reference_state (
  only_row boolean not null default true,
  content_hash text not null,
  loaded_at timestamp with time zone not null,
  constraint reference_state_pkey primary key (only_row),
  constraint reference_state_content_hash_check check (content_hash ~ '^[0-9a-f]{64}$'),
  constraint reference_state_only_row_check check (only_row)
);

create table retired_name (
  kind text not null,
  code integer not null,
  name text not null,
  brand_code integer,
  category_code integer,
  into_code integer,
  retired_at timestamp with time zone not null,
  constraint retired_name_pkey primary key (kind, code),
  constraint retired_name_kind_check check (kind = any (array['category', 'subcategory', 'brand', 'model']))
);
create index retired_name_by_goal on retired_name using btree (kind, into_code);

create table review_due (
  offer_code bigint not null,
  due_at timestamp with time zone not null,
  constraint review_due_pkey primary key (offer_code),
  constraint review_due_offer_code_fkey foreign key (offer_code) references offer(code) on delete cascade
);
create index review_due_by_time on review_due using btree (due_at);

create table review_flag (
  code bigint not null generated always as identity,
  offer_code bigint not null,
  kind text not null,
  account_ids bigint[] not null,
  evidence jsonb not null,
  status text not null default 'open',
  raised_at timestamp with time zone not null,
  reviewer_id bigint,
  reviewed_at timestamp with time zone,
  note text not null default '',
  constraint review_flag_pkey primary key (code),
  constraint review_flag_offer_code_kind_account_ids_key unique (offer_code, kind, account_ids),
  constraint review_flag_offer_code_fkey foreign key (offer_code) references offer(code) on delete cascade,
  constraint review_flag_reviewer_id_fkey foreign key (reviewer_id) references account(id),
  constraint review_flag_account_ids_check check (cardinality(account_ids) > 0),
  constraint review_flag_check check ((status = 'open') = (reviewed_at is null)),
  constraint review_flag_check1 check ((reviewer_id is null) = (reviewed_at is null)),
  constraint review_flag_kind_check check (kind = any (array['same-device', 'same-document', 'same-address', 'same-phone', 'seller-device', 'seller-address', 'seller-phone', 'bidding-pattern'])),
  constraint review_flag_note_check check (char_length(note) <= 1000),
  constraint review_flag_status_check check (status = any (array['open', 'dismissed', 'confirmed']))
);
create index review_flag_open on review_flag using btree (code) where status = 'open';
create index review_flag_open_by_offer on review_flag using btree (offer_code) where status = 'open';

create table sales_record (
  purchase_code bigint not null,
  content bytea not null,
  kept_until timestamp with time zone not null,
  constraint sales_record_pkey primary key (purchase_code),
  constraint sales_record_purchase_code_fkey foreign key (purchase_code) references purchase(code)
);
create index sales_record_by_end on sales_record using btree (kept_until);

create table saved_search (
  id bigint not null generated always as identity,
  account_id bigint not null,
  name text not null,
  query text not null,
  store text,
  idiom text not null,
  frequency text not null,
  by_mail boolean not null,
  by_notification boolean not null,
  created_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  alerted_at timestamp with time zone,
  alert_due_at timestamp with time zone,
  anchors text[] not null,
  category_code integer,
  subcategory_codes integer[] not null,
  brand_codes integer[] not null,
  model_codes integer[] not null,
  colours text[] not null,
  fuels text[] not null,
  gearboxes text[] not null,
  lots boolean not null,
  singles boolean not null,
  price_above bigint,
  price_below bigint,
  usage_above bigint,
  usage_below bigint,
  year_above bigint,
  year_below bigint,
  words tsquery,
  state_codes integer[],
  city_codes integer[],
  deal text,
  partner_id bigint,
  latitude double precision,
  longitude double precision,
  radius_metres double precision,
  constraint saved_search_pkey primary key (id),
  constraint saved_search_account_id_fkey foreign key (account_id) references account(id) on delete cascade,
  constraint saved_search_partner_id_fkey foreign key (partner_id) references partner(id) on delete cascade,
  constraint saved_search_deal_check check (deal = any (array['buy', 'bid', 'proposal'])),
  constraint saved_search_frequency_check check (frequency = any (array['at-once', 'daily', 'never'])),
  constraint saved_search_idiom_check check (idiom = any (array['PTBR', 'EN'])),
  constraint saved_search_name_check check (char_length(name) >= 1 and char_length(name) <= 120)
);
create index saved_search_by_anchor on saved_search using gin (anchors) with (fastupdate=off);
create index saved_search_due on saved_search using btree (alert_due_at) where alert_due_at is not null;
create unique index saved_search_once on saved_search using btree (account_id, md5((coalesce(store, '') || '?') || query));

create table saved_search_match (
  search_id bigint not null,
  offer_code bigint not null,
  found_at timestamp with time zone not null,
  told boolean not null,
  constraint saved_search_match_pkey primary key (search_id, offer_code),
  constraint saved_search_match_offer_code_fkey foreign key (offer_code) references offer(code) on delete cascade,
  constraint saved_search_match_search_id_fkey foreign key (search_id) references saved_search(id) on delete cascade
);
create index saved_search_match_by_offer on saved_search_match using btree (offer_code);
create index saved_search_match_found on saved_search_match using btree (search_id, found_at);
create index saved_search_match_untold on saved_search_match using btree (search_id) where not told;

create table schema_migration (
  name text not null,
  applied_at timestamp with time zone not null default now(),
  checksum text,
  constraint schema_migration_pkey primary key (name)
);

create table second_chance (
  code bigint not null default nextval('bid_code_sequence'::regclass),
  offer_code bigint not null,
  account_id bigint not null,
  value_cents bigint not null,
  status text not null default 'offered',
  offered_by bigint not null,
  offered_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  purchase_code bigint,
  constraint second_chance_pkey primary key (code),
  constraint second_chance_offer_code_account_id_key unique (offer_code, account_id),
  constraint second_chance_account_id_fkey foreign key (account_id) references account(id),
  constraint second_chance_offer_code_fkey foreign key (offer_code) references offer(code),
  constraint second_chance_offered_by_fkey foreign key (offered_by) references account(id),
  constraint second_chance_purchase_code_fkey foreign key (purchase_code) references purchase(code),
  constraint second_chance_check check (expires_at > offered_at),
  constraint second_chance_check1 check ((status = 'offered') = (answered_at is null)),
  constraint second_chance_check2 check ((status = 'accepted') = (purchase_code is not null)),
  constraint second_chance_status_check check (status = any (array['offered', 'accepted', 'declined', 'expired'])),
  constraint second_chance_value_cents_check check (value_cents > 0)
);
create index second_chance_by_account on second_chance using btree (account_id, code desc);
create index second_chance_due on second_chance using btree (expires_at) where status = 'offered';
create unique index second_chance_open on second_chance using btree (offer_code) where status = 'offered';

create table security_event (
  code bigint not null generated always as identity,
  account_id bigint not null,
  kind text not null,
  session_id uuid,
  browser text,
  user_agent text,
  address text,
  place text,
  detail text,
  times integer not null default 1,
  first_at timestamp with time zone not null,
  at timestamp with time zone not null,
  constraint security_event_pkey primary key (code),
  constraint security_event_account_id_fkey foreign key (account_id) references account(id) on delete cascade,
  constraint security_event_detail_check check (char_length(detail) <= 100),
  constraint security_event_kind_check check (kind ~ '^[a-z][a-z-]*$'),
  constraint security_event_times_check check (times > 0)
);
create index security_event_by_account on security_event using btree (account_id, code desc);
create index security_event_by_time on security_event using btree (at);

create table selling_news (
  id bigint not null generated always as identity,
  offer_code bigint not null,
  topic text not null,
  event text not null,
  ref bigint not null,
  step integer not null default 0,
  at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  constraint selling_news_pkey primary key (id),
  constraint selling_news_offer_code_event_ref_step_key unique (offer_code, event, ref, step),
  constraint selling_news_topic_check check (topic = any (array['sale', 'proposal', 'question', 'cancellation']))
);
create index selling_news_by_topic on selling_news using btree (offer_code, topic, id);
create index selling_news_due on selling_news using btree (due_at, id);

create table selling_pause (
  offer_code bigint not null,
  topic text not null,
  told_at timestamp with time zone,
  constraint selling_pause_pkey primary key (offer_code, topic),
  constraint selling_pause_offer_code_fkey foreign key (offer_code) references offer(code) on delete cascade,
  constraint selling_pause_topic_check check (topic = any (array['proposal', 'question']))
);

create table selling_team_member (
  category_code integer not null,
  account_id bigint not null,
  constraint selling_team_member_pkey primary key (category_code, account_id),
  constraint selling_team_member_account_id_fkey foreign key (account_id) references account(id) on delete cascade,
  constraint selling_team_member_category_code_fkey foreign key (category_code) references category(code) on delete cascade
);
create index selling_team_member_by_account on selling_team_member using btree (account_id);

create table session (
  id uuid not null,
  account_id bigint not null,
  restricted boolean not null default false,
  token_hash bytea not null,
  token_expires_at timestamp with time zone not null,
  refresh_hash bytea not null,
  previous_token_hash bytea,
  previous_token_until timestamp with time zone,
  spent_refresh_hashes bytea[] not null default '{}'::bytea[],
  rotation_salt bytea,
  rotated_at timestamp with time zone,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  user_agent text,
  address text,
  second_step_at timestamp with time zone,
  office boolean not null default false,
  constraint session_pkey primary key (id),
  constraint session_account_id_fkey foreign key (account_id) references account(id) on delete cascade
);
create index session_by_account on session using btree (account_id) where revoked_at is null;
create index session_by_account_and_time on session using btree (account_id, created_at);
create index session_by_previous_token on session using btree (previous_token_hash) where previous_token_hash is not null;
create unique index session_by_refresh on session using btree (refresh_hash);
create index session_by_spent_refresh on session using gin (spent_refresh_hashes);
create unique index session_by_token on session using btree (token_hash);

create table sign_in_attempt (
  id bigint not null generated always as identity,
  subject bytea not null,
  address text not null,
  pending boolean not null default true,
  at timestamp with time zone not null,
  source text not null default '',
  constraint sign_in_attempt_pkey primary key (id)
);
create index sign_in_attempt_by_address on sign_in_attempt using btree (address, at) where not pending;
create index sign_in_attempt_by_subject on sign_in_attempt using btree (subject, at);
create index sign_in_attempt_by_time on sign_in_attempt using btree (at);

create table site_address (
  only_one boolean not null default true,
  public_url text not null,
  constraint site_address_pkey primary key (only_one),
  constraint site_address_only_one_check check (only_one)
);

create table social_identity (
  provider text not null,
  subject text not null,
  account_id bigint not null,
  email text,
  linked_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint social_identity_pkey primary key (provider, subject),
  constraint social_identity_account_id_fkey foreign key (account_id) references account(id) on delete cascade,
  constraint social_identity_provider_check check (provider = any (array['google', 'facebook'])),
  constraint social_identity_subject_check check (char_length(subject) >= 1 and char_length(subject) <= 255)
);
create unique index social_identity_by_account on social_identity using btree (account_id, provider);

create table spent_identity_token (
  token_hash bytea not null,
  expires_at timestamp with time zone not null,
  constraint spent_identity_token_pkey primary key (token_hash)
);
create index spent_identity_token_by_end on spent_identity_token using btree (expires_at);

create table state (
  code integer not null,
  uf text not null,
  name text not null,
  region text not null,
  constraint state_pkey primary key (code),
  constraint state_uf_key unique (uf),
  constraint state_uf_check check (uf ~ '^[A-Z]{2}$')
);

create table statement_line (
  code bigint not null generated always as identity,
  statement_code bigint not null,
  account text not null,
  key text not null,
  day date not null,
  amount_cents bigint not null,
  bank_id text,
  words text not null,
  payer_name text,
  payer_document text,
  txid text,
  reference text not null,
  ignored_by bigint,
  ignored_at timestamp with time zone,
  ignore_reason text,
  forgotten_at timestamp with time zone,
  stray_code bigint,
  apart_reason text,
  identified_by bigint,
  identified_at timestamp with time zone,
  constraint statement_line_pkey primary key (code),
  constraint statement_line_identified_by_fkey foreign key (identified_by) references account(id),
  constraint statement_line_ignored_by_fkey foreign key (ignored_by) references account(id),
  constraint statement_line_statement_code_fkey foreign key (statement_code) references bank_statement(code),
  constraint statement_line_stray_code_fkey foreign key (stray_code) references stray_pix(code),
  constraint statement_line_txid_fkey foreign key (txid) references pix_charge(txid),
  constraint statement_line_amount_cents_check check (amount_cents <> 0),
  constraint statement_line_apart_reason_check check (char_length(apart_reason) >= 5 and char_length(apart_reason) <= 500),
  constraint statement_line_bank_id_check check (char_length(bank_id) >= 1 and char_length(bank_id) <= 80),
  constraint statement_line_check check ((ignored_by is null) = (ignored_at is null) and (ignored_by is null) = (ignore_reason is null)),
  constraint statement_line_check1 check (forgotten_at is null or words = '' and payer_name is null and payer_document is null),
  constraint statement_line_identified check ((identified_by is null) = (identified_at is null) and (identified_by is null) = (stray_code is null and apart_reason is null) and (stray_code is null or apart_reason is null)),
  constraint statement_line_ignore_reason_check check (char_length(ignore_reason) >= 5 and char_length(ignore_reason) <= 500),
  constraint statement_line_key_check check (key ~ '^[0-9a-f]{64}$'),
  constraint statement_line_of_stray check (stray_code is null or amount_cents > 0),
  constraint statement_line_payer_document_check check (char_length(payer_document) >= 11 and char_length(payer_document) <= 14),
  constraint statement_line_payer_name_check check (char_length(payer_name) >= 1 and char_length(payer_name) <= 120),
  constraint statement_line_reference_check check (char_length(reference) >= 1 and char_length(reference) <= 76 and reference = upper(reference) and strpos(reference, '/') = 0),
  constraint statement_line_words_check check (char_length(words) <= 300)
);
create index statement_line_amount on statement_line using btree (amount_cents, day);
create index statement_line_day on statement_line using btree (day, code);
create index statement_line_identified_by on statement_line using btree (identified_by) where identified_by is not null;
create index statement_line_ignored_by on statement_line using btree (ignored_by) where ignored_by is not null;
create unique index statement_line_key on statement_line using btree (account, key);
create index statement_line_of on statement_line using btree (statement_code);
create index statement_line_reference on statement_line using btree (reference);
create unique index statement_line_stray on statement_line using btree (stray_code) where stray_code is not null;
create index statement_line_txid on statement_line using btree (txid) where txid is not null;

create table stay (
  id bigint not null generated always as identity,
  offer_code bigint not null,
  cause text not null,
  reason text not null,
  began_at timestamp(3) with time zone not null,
  begun_by bigint,
  published_before timestamp with time zone,
  withdrawals_at timestamp(3) with time zone,
  over_at timestamp(3) with time zone,
  over_by bigint,
  outcome text,
  constraint stay_pkey primary key (id),
  constraint stay_begun_by_fkey foreign key (begun_by) references account(id),
  constraint stay_offer_code_fkey foreign key (offer_code) references offer(code) on delete cascade,
  constraint stay_over_by_fkey foreign key (over_by) references account(id),
  constraint stay_cause_check check (cause = any (array['store', 'offer'])),
  constraint stay_check check (over_at >= began_at),
  constraint stay_check1 check ((over_at is null) = (outcome is null)),
  constraint stay_outcome_check check (outcome = any (array['released', 'annulled'])),
  constraint stay_reason_check check (char_length(reason) >= 1 and char_length(reason) <= 500)
);
create index stay_by_offer on stay using btree (offer_code, id);
create unique index stay_open on stay using btree (offer_code) where over_at is null;
create index stay_to_open on stay using btree (began_at) where over_at is null and withdrawals_at is null;

create table step_reminder (
  purchase_code bigint not null,
  step text not null,
  due_on date not null,
  late boolean not null,
  at timestamp with time zone not null,
  constraint step_reminder_pkey primary key (purchase_code, step, due_on, late),
  constraint step_reminder_purchase_code_fkey foreign key (purchase_code) references purchase(code)
);

create table storage (
  purchase_code bigint not null,
  free_days smallint not null,
  daily_cents bigint not null,
  most_days smallint not null,
  keys text not null,
  through date,
  waived_cents bigint not null default 0,
  charged_cents bigint not null default 0,
  last_free_told date,
  begun_told_at timestamp with time zone,
  ended_at timestamp with time zone,
  version integer not null default 0,
  constraint storage_pkey primary key (purchase_code),
  constraint storage_purchase_code_fkey foreign key (purchase_code) references purchase(code),
  constraint storage_charged_cents_check check (charged_cents >= 0),
  constraint storage_daily_cents_check check (daily_cents > 0),
  constraint storage_free_days_check check (free_days > 0),
  constraint storage_keys_check check (keys = any (array['always', 'paid'])),
  constraint storage_most_days_check check (most_days > 0),
  constraint storage_waived_cents_check check (waived_cents >= 0)
);
create index storage_running on storage using btree (through, purchase_code) where ended_at is null;

create table storage_day (
  purchase_code bigint not null,
  day date not null,
  outcome text not null,
  vehicles smallint not null,
  constraint storage_day_pkey primary key (purchase_code, day),
  constraint storage_day_purchase_code_fkey foreign key (purchase_code) references storage(purchase_code),
  constraint storage_day_outcome_check check (outcome = any (array['livre', 'conta', 'entrega', 'cancelamento', 'reclamacao', 'documento', 'fechado', 'sem-horario', 'sem-registro'])),
  constraint storage_day_vehicles_check check (vehicles > 0)
);
create trigger storage_day_is_append_only before delete or update on storage_day for each row execute function refuse_change();
create trigger storage_day_is_never_emptied before truncate on storage_day for each statement execute function refuse_change();

create table storage_waiver (
  code bigint not null generated always as identity,
  purchase_code bigint not null,
  amount_cents bigint not null,
  of_charge boolean not null,
  reason text not null,
  by_id bigint not null,
  at timestamp with time zone not null,
  constraint storage_waiver_pkey primary key (code),
  constraint storage_waiver_by_id_fkey foreign key (by_id) references account(id),
  constraint storage_waiver_purchase_code_fkey foreign key (purchase_code) references storage(purchase_code),
  constraint storage_waiver_amount_cents_check check (amount_cents > 0),
  constraint storage_waiver_reason_check check (char_length(reason) >= 1 and char_length(reason) <= 500)
);
create index storage_waiver_by on storage_waiver using btree (by_id);
create index storage_waiver_of on storage_waiver using btree (purchase_code, code);

create table store_bank (
  code bigint not null generated always as identity,
  partner_id bigint not null,
  sealed bytea,
  shown text not null,
  changed_by bigint not null,
  changed_at timestamp with time zone not null,
  usable_from timestamp with time zone not null,
  constraint store_bank_pkey primary key (code),
  constraint store_bank_changed_by_fkey foreign key (changed_by) references account(id),
  constraint store_bank_partner_id_fkey foreign key (partner_id) references partner(id),
  constraint store_bank_check check (usable_from >= changed_at),
  constraint store_bank_shown_check check (char_length(shown) >= 1 and char_length(shown) <= 120)
);
create index store_bank_of on store_bank using btree (partner_id, code desc);

create table store_commission (
  code bigint not null generated always as identity,
  partner_id bigint,
  category_code integer,
  basis_points integer not null,
  minimum_cents bigint not null,
  maximum_cents bigint,
  valid_from timestamp with time zone not null,
  changed_by bigint not null,
  reason text not null,
  constraint store_commission_pkey primary key (code),
  constraint store_commission_changed_by_fkey foreign key (changed_by) references account(id),
  constraint store_commission_partner_id_fkey foreign key (partner_id) references partner(id) on delete cascade,
  constraint store_commission_basis_points_check check (basis_points >= 0 and basis_points <= 10000),
  constraint store_commission_category_code_check check (category_code > 0),
  constraint store_commission_check check (maximum_cents >= minimum_cents),
  constraint store_commission_minimum_cents_check check (minimum_cents >= 0 and minimum_cents <= 100000000),
  constraint store_commission_reason_check check (char_length(reason) >= 5 and char_length(reason) <= 500)
);
create trigger store_commission_is_append_only before delete or update on store_commission for each row execute function refuse_change();

create table store_forgiveness (
  code bigint not null generated always as identity,
  partner_id bigint not null,
  amount_cents bigint not null,
  state text not null,
  reason text not null,
  proposed_by bigint not null,
  proposed_at timestamp with time zone not null,
  decided_by bigint,
  decided_at timestamp with time zone,
  decision text,
  undone_by bigint,
  undone_at timestamp with time zone,
  undo_reason text,
  constraint store_forgiveness_pkey primary key (code),
  constraint store_forgiveness_decided_by_fkey foreign key (decided_by) references account(id),
  constraint store_forgiveness_partner_id_fkey foreign key (partner_id) references partner(id),
  constraint store_forgiveness_proposed_by_fkey foreign key (proposed_by) references account(id),
  constraint store_forgiveness_undone_by_fkey foreign key (undone_by) references account(id),
  constraint store_forgiveness_amount_cents_check check (amount_cents > 0),
  constraint store_forgiveness_check check ((decided_by is null) = (decided_at is null) and (decided_by is null) = (state = 'proposed')),
  constraint store_forgiveness_check1 check ((undone_by is null) = (undone_at is null) and (undone_by is null) = (undo_reason is null) and (undone_by is null) = (state <> 'undone')),
  constraint store_forgiveness_check2 check ((state = any (array['proposed', 'withdrawn'])) or decided_by <> proposed_by),
  constraint store_forgiveness_check3 check (undone_by <> decided_by),
  constraint store_forgiveness_decision_check check (char_length(decision) >= 5 and char_length(decision) <= 500),
  constraint store_forgiveness_reason_check check (char_length(reason) >= 5 and char_length(reason) <= 500),
  constraint store_forgiveness_state_check check (state = any (array['proposed', 'forgiven', 'withdrawn', 'undone'])),
  constraint store_forgiveness_undo_reason_check check (char_length(undo_reason) >= 5 and char_length(undo_reason) <= 500)
);
create index store_forgiveness_of_store on store_forgiveness using btree (partner_id, code desc);
create unique index store_forgiveness_open on store_forgiveness using btree (partner_id) where state = 'proposed';

create table store_forgiveness_part (
  forgiveness_code bigint not null,
  charge_code bigint not null,
  gross_cents bigint not null,
  commission_cents bigint not null,
  constraint store_forgiveness_part_pkey primary key (forgiveness_code, charge_code),
  constraint store_forgiveness_part_charge_code_fkey foreign key (charge_code) references charge(code),
  constraint store_forgiveness_part_forgiveness_code_fkey foreign key (forgiveness_code) references store_forgiveness(code),
  constraint store_forgiveness_part_check check (commission_cents >= 0 and commission_cents <= gross_cents),
  constraint store_forgiveness_part_gross_cents_check check (gross_cents > 0)
);
create index store_forgiveness_part_of_charge on store_forgiveness_part using btree (charge_code);
create trigger store_forgiveness_part_is_append_only before delete or update on store_forgiveness_part for each row execute function refuse_change();

create table store_owing (
  partner_id bigint not null,
  due_cents bigint not null,
  coming_cents bigint not null,
  due_since timestamp with time zone,
  looked_at timestamp with time zone not null,
  look_at timestamp with time zone not null,
  constraint store_owing_pkey primary key (partner_id),
  constraint store_owing_partner_id_fkey foreign key (partner_id) references partner(id) on delete cascade,
  constraint store_owing_check check (look_at > looked_at)
);
create index store_owing_look_at on store_owing using btree (look_at);

create table store_repayment (
  code bigint not null generated always as identity,
  partner_id bigint not null,
  amount_cents bigint not null,
  way text not null,
  paid_on date not null,
  reference text not null,
  recorded_by bigint not null,
  recorded_at timestamp with time zone not null,
  reversed_by bigint,
  reversed_at timestamp with time zone,
  reverse_reason text,
  constraint store_repayment_pkey primary key (code),
  constraint store_repayment_partner_id_fkey foreign key (partner_id) references partner(id),
  constraint store_repayment_recorded_by_fkey foreign key (recorded_by) references account(id),
  constraint store_repayment_reversed_by_fkey foreign key (reversed_by) references account(id),
  constraint store_repayment_amount_cents_check check (amount_cents > 0),
  constraint store_repayment_four_eyes check (reversed_by <> recorded_by),
  constraint store_repayment_reference_check check (char_length(reference) >= 1 and char_length(reference) <= 80),
  constraint store_repayment_reversal check ((reversed_by is null) = (reversed_at is null) and (reversed_by is null) = (reverse_reason is null)),
  constraint store_repayment_reverse_reason_check check (char_length(reverse_reason) >= 5 and char_length(reverse_reason) <= 500),
  constraint store_repayment_way_check check (way = any (array['transfer', 'cash']))
);
create index store_repayment_of_store on store_repayment using btree (partner_id, code desc);
create unique index store_repayment_reference on store_repayment using btree (reference) where reversed_at is null;
create index store_repayment_reversed_by on store_repayment using btree (reversed_by) where reversed_by is not null;
create trigger store_repayment_is_kept before update on store_repayment for each row execute function check_store_repayment();
create trigger store_repayment_is_not_deleted before delete on store_repayment for each row execute function refuse_change();

create table store_repayment_part (
  repayment_code bigint not null,
  charge_code bigint not null,
  gross_cents bigint not null,
  commission_cents bigint not null,
  constraint store_repayment_part_pkey primary key (repayment_code, charge_code),
  constraint store_repayment_part_charge_code_fkey foreign key (charge_code) references charge(code),
  constraint store_repayment_part_repayment_code_fkey foreign key (repayment_code) references store_repayment(code),
  constraint store_repayment_part_check check (commission_cents >= 0 and commission_cents <= gross_cents),
  constraint store_repayment_part_gross_cents_check check (gross_cents > 0)
);
create index store_repayment_part_of_charge on store_repayment_part using btree (charge_code);
create trigger store_repayment_part_is_append_only before delete or update on store_repayment_part for each row execute function refuse_change();

create table stray_pix (
  code bigint not null generated always as identity,
  end_to_end_id text not null,
  txid text,
  amount_cents bigint not null,
  payer_text text,
  paid_at timestamp with time zone not null,
  recorded_at timestamp with time zone not null,
  booked_cents bigint not null,
  left_cents bigint not null,
  constraint stray_pix_pkey primary key (code),
  constraint stray_pix_end_to_end_id_key unique (end_to_end_id),
  constraint stray_pix_amount_cents_check check (amount_cents > 0),
  constraint stray_pix_check check (booked_cents >= 0 and booked_cents <= amount_cents),
  constraint stray_pix_check1 check (left_cents >= 0 and left_cents <= amount_cents),
  constraint stray_pix_end_to_end_id_check check (end_to_end_id ~ '^[a-zA-Z0-9]{32}$'),
  constraint stray_pix_payer_text_check check (char_length(payer_text) >= 1 and char_length(payer_text) <= 140),
  constraint stray_pix_txid_check check (txid ~ '^[a-zA-Z0-9]{1,35}$')
);
create index stray_pix_amount on stray_pix using btree (amount_cents);
create index stray_pix_left on stray_pix using btree (paid_at) where left_cents > 0;
create index stray_pix_paid_at on stray_pix using btree (paid_at);
create index stray_pix_reference on stray_pix using btree (upper(end_to_end_id));
create index stray_pix_worded on stray_pix using btree (recorded_at) where payer_text is not null;

create table stray_return (
  code bigint not null generated always as identity,
  stray_code bigint not null,
  amount_cents bigint not null,
  state text not null,
  reason text not null,
  proposed_by bigint not null,
  proposed_at timestamp with time zone not null,
  decided_by bigint,
  decided_at timestamp with time zone,
  decision text,
  ended_at timestamp with time zone,
  refund_id text not null,
  processing boolean not null default false,
  failure text,
  read_at timestamp with time zone,
  tries integer not null default 0,
  way text not null,
  constraint stray_return_pkey primary key (code),
  constraint stray_return_refund_id_key unique (refund_id),
  constraint stray_return_decided_by_fkey foreign key (decided_by) references account(id),
  constraint stray_return_proposed_by_fkey foreign key (proposed_by) references account(id),
  constraint stray_return_stray_code_fkey foreign key (stray_code) references stray_pix(code),
  constraint stray_return_amount_cents_check check (amount_cents > 0),
  constraint stray_return_check check ((decided_by is null) = (decided_at is null)),
  constraint stray_return_check1 check ((state = any (array['proposed', 'withdrawn'])) or decided_by is not null and decided_by <> proposed_by),
  constraint stray_return_check2 check ((state = any (array['done', 'failed', 'withdrawn'])) = (ended_at is not null)),
  constraint stray_return_check3 check (read_at is null or state = 'sending'),
  constraint stray_return_decision_check check (char_length(decision) <= 500),
  constraint stray_return_elsewhere check (way = 'pix' or (state = any (array['proposed', 'done', 'withdrawn']))),
  constraint stray_return_failure_check check (char_length(failure) <= 300),
  constraint stray_return_reason_check check (char_length(reason) >= 1 and char_length(reason) <= 500),
  constraint stray_return_refund_id_check check (refund_id ~ '^[a-zA-Z0-9]{1,35}$'),
  constraint stray_return_state_check check (state = any (array['proposed', 'sending', 'done', 'failed', 'withdrawn'])),
  constraint stray_return_way_check check (way = any (array['pix', 'elsewhere']))
);
create index stray_return_of on stray_return using btree (stray_code);
create unique index stray_return_open on stray_return using btree (stray_code) where state = any (array['proposed', 'sending']);
create index stray_return_to_read on stray_return using btree (read_at) where read_at is not null;

create table stray_unbooked (
  end_to_end_id text not null,
  txid text,
  amount_cents bigint not null,
  payer_text text,
  paid_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  tries integer not null default 1,
  retry_at timestamp with time zone not null,
  constraint stray_unbooked_pkey primary key (end_to_end_id)
);
create index stray_unbooked_due on stray_unbooked using btree (retry_at);

create table strike (
  code bigint not null generated always as identity,
  account_id bigint not null,
  purchase_code bigint not null,
  reason text not null,
  given_by bigint,
  at timestamp with time zone not null,
  removed_at timestamp with time zone,
  removed_by bigint,
  removal_reason text,
  constraint strike_pkey primary key (code),
  constraint strike_purchase_code_key unique (purchase_code),
  constraint strike_account_id_fkey foreign key (account_id) references account(id) on delete cascade,
  constraint strike_given_by_fkey foreign key (given_by) references account(id),
  constraint strike_purchase_code_fkey foreign key (purchase_code) references purchase(code),
  constraint strike_removed_by_fkey foreign key (removed_by) references account(id),
  constraint strike_check check ((removed_at is null) = (removed_by is null)),
  constraint strike_check1 check ((removed_at is null) = (removal_reason is null)),
  constraint strike_reason_check check (char_length(reason) >= 5 and char_length(reason) <= 500),
  constraint strike_removal_reason_check check (char_length(removal_reason) >= 5 and char_length(removal_reason) <= 500)
);
create index strike_by_account on strike using btree (account_id, at desc);
create index strike_counting on strike using btree (account_id, at desc) where removed_at is null;

create table subcategory (
  code integer not null,
  category_code integer not null,
  name text not null,
  active boolean not null default true,
  own_icon integer,
  version integer not null default 1,
  changed_by bigint,
  changed_at timestamp with time zone,
  constraint subcategory_pkey primary key (code),
  constraint subcategory_category_code_name_key unique (category_code, name),
  constraint subcategory_category_code_fkey foreign key (category_code) references category(code),
  constraint subcategory_changed_by_fkey foreign key (changed_by) references account(id),
  constraint subcategory_own_icon_fkey foreign key (own_icon) references name_icon(code)
);
create index subcategory_by_key on subcategory using btree (category_code, name_key(name));

create table survey (
  guid uuid not null,
  title text not null,
  occasion text,
  title_en text not null default '',
  constraint survey_pkey primary key (guid),
  constraint survey_occasion_key unique (occasion),
  constraint survey_occasion_check check (occasion = any (array['completed', 'cancelled', 'lost']))
);

create table survey_invitation (
  survey_guid uuid not null,
  deal_code bigint not null,
  account_id bigint,
  answered_at timestamp with time zone,
  answers jsonb,
  guid uuid not null default gen_random_uuid(),
  offer_code bigint,
  created_at timestamp with time zone not null default now(),
  code bigint not null generated always as identity,
  constraint survey_invitation_pkey primary key (survey_guid, deal_code),
  constraint survey_invitation_guid_key unique (guid),
  constraint survey_invitation_account_id_fkey foreign key (account_id) references account(id),
  constraint survey_invitation_offer_code_fkey foreign key (offer_code) references offer(code),
  constraint survey_invitation_survey_guid_fkey foreign key (survey_guid) references survey(guid) on delete cascade
);
create index survey_invitation_answered on survey_invitation using btree (answered_at) where answered_at is not null;
create index survey_invitation_by_account on survey_invitation using btree (account_id, offer_code);
create unique index survey_invitation_by_code on survey_invitation using btree (code);
create index survey_invitation_created on survey_invitation using btree (created_at);

create table survey_question (
  id bigint not null generated always as identity,
  survey_guid uuid not null,
  "position" smallint not null,
  statement text not null,
  kind text not null,
  options jsonb not null default '[]'::jsonb,
  statement_en text not null default '',
  rated boolean not null default true,
  version integer not null default 1,
  changed_by bigint,
  changed_at timestamp with time zone,
  constraint survey_question_pkey primary key (id),
  constraint survey_question_survey_guid_position_key unique (survey_guid, "position"),
  constraint survey_question_changed_by_fkey foreign key (changed_by) references account(id),
  constraint survey_question_survey_guid_fkey foreign key (survey_guid) references survey(guid) on delete cascade,
  constraint survey_question_kind_check check (kind = any (array['TEXTO_LIVRE', 'ESCOLHA']))
);

create table survey_watch (
  only_row boolean not null default true,
  since timestamp with time zone not null,
  constraint survey_watch_pkey primary key (only_row),
  constraint survey_watch_only_row_check check (only_row)
);

create table taken_work (
  kind text not null,
  code bigint not null,
  account_id bigint not null,
  taken_at timestamp with time zone not null,
  constraint taken_work_pkey primary key (kind, code),
  constraint taken_work_account_id_fkey foreign key (account_id) references account(id),
  constraint taken_work_kind_check check (kind = any (array['question', 'proposal', 'conditional-sale', 'cancellation', 'refund', 'verification', 'document', 'data-request', 'suspicion', 'dead-mail', 'ended-offer', 'store-registration', 'conversation', 'complaint']))
);
create index taken_work_by_account on taken_work using btree (account_id);

create table terms_consent (
  code bigint not null generated always as identity,
  account_id bigint not null,
  terms_version date not null,
  accepts_mail boolean not null,
  request_key text,
  given_at timestamp with time zone not null,
  constraint terms_consent_pkey primary key (code),
  constraint terms_consent_account_id_fkey foreign key (account_id) references account(id)
);
create index terms_consent_by_account on terms_consent using btree (account_id, code);
create trigger terms_consent_is_append_only before delete or update on terms_consent for each row execute function refuse_change();
create trigger terms_consent_is_never_emptied before truncate on terms_consent for each statement execute function refuse_change();

create table transfer (
  purchase_code bigint not null,
  exempt boolean not null default false,
  state text,
  waiting_since timestamp with time zone,
  due_on date,
  buyer_due_on date,
  reminded text not null default 'none',
  reminded_for date,
  seen text not null default '',
  seen_on date,
  steps_seen_on date,
  constraint transfer_pkey primary key (purchase_code),
  constraint transfer_purchase_code_fkey foreign key (purchase_code) references purchase(code),
  constraint transfer_reminded_check check (reminded = any (array['none', 'ten', 'three', 'late'])),
  constraint transfer_state_check check (state = any (array['open', 'late', 'done']))
);

create table transfer_event (
  code bigint not null generated always as identity,
  purchase_code bigint not null,
  step text not null,
  kind text not null,
  side text not null,
  account_id bigint not null,
  at timestamp with time zone not null,
  done_on date,
  document uuid,
  words text,
  constraint transfer_event_pkey primary key (code),
  constraint transfer_event_account_id_fkey foreign key (account_id) references account(id),
  constraint transfer_event_document_fkey foreign key (document) references purchase_document(guid) on delete set null,
  constraint transfer_event_purchase_code_fkey foreign key (purchase_code) references purchase(code),
  constraint transfer_event_day check ((kind = any (array['sent', 'done', 'confirmed'])) = (done_on is not null)),
  constraint transfer_event_kind_check check (kind = any (array['sent', 'done', 'confirmed', 'refused', 'waived', 'undone'])),
  constraint transfer_event_reason check ((kind = any (array['sent', 'done', 'confirmed'])) or words is not null),
  constraint transfer_event_side_check check (side = any (array['buyer', 'store', 'house'])),
  constraint transfer_event_step_check check (step = any (array['gravame', 'atpv', 'assinatura-vendedor', 'assinatura-comprador', 'comunicacao', 'detran', 'liberacao']))
);
create index transfer_event_by_account on transfer_event using btree (account_id);
create index transfer_event_by_document on transfer_event using btree (document) where document is not null;
create index transfer_event_by_purchase on transfer_event using btree (purchase_code, code);

create table transfer_fine (
  code bigint not null generated always as identity,
  purchase_code bigint not null,
  happened_on date not null,
  cents bigint not null,
  description text not null,
  payer text not null,
  reason text,
  recorded_by bigint not null,
  recorded_at timestamp with time zone not null,
  removed_by bigint,
  removed_at timestamp with time zone,
  removal_reason text,
  constraint transfer_fine_pkey primary key (code),
  constraint transfer_fine_purchase_code_fkey foreign key (purchase_code) references purchase(code),
  constraint transfer_fine_recorded_by_fkey foreign key (recorded_by) references account(id),
  constraint transfer_fine_removed_by_fkey foreign key (removed_by) references account(id),
  constraint transfer_fine_cents_check check (cents > 0),
  constraint transfer_fine_payer_check check (payer = any (array['buyer', 'seller'])),
  constraint transfer_fine_removal check ((removed_at is null) = (removed_by is null) and (removed_at is null) = (removal_reason is null))
);
create index transfer_fine_by_purchase on transfer_fine using btree (purchase_code, code);
create index transfer_fine_by_recorder on transfer_fine using btree (recorded_by);

create table translation (
  kind text not null,
  code text not null,
  language text not null,
  name text not null,
  description text,
  button text,
  constraint translation_pkey primary key (kind, code, language),
  constraint translation_kind_check check (kind = any (array['category', 'subcategory', 'brand', 'model', 'banner'])),
  constraint translation_language_check check (language = 'EN'),
  constraint translation_name_check check (name <> '')
);

create table undoable_change (
  code bigint not null generated always as identity,
  token_hash bytea not null,
  actor_id bigint not null,
  action text not null,
  before jsonb not null,
  at timestamp with time zone not null,
  undone_at timestamp with time zone,
  constraint undoable_change_pkey primary key (code),
  constraint undoable_change_token_hash_key unique (token_hash),
  constraint undoable_change_actor_id_fkey foreign key (actor_id) references account(id)
);
create index undoable_change_by_actor on undoable_change using btree (actor_id);
create index undoable_change_by_age on undoable_change using btree (at);

create table vehicle (
  code bigint not null default nextval('code_sequence'::regclass),
  offer_code bigint not null,
  "position" smallint not null,
  category_code integer not null,
  subcategory_code integer,
  brand_code integer,
  model_code integer,
  version text not null default '',
  year_manufacture smallint,
  year_model smallint,
  usage integer,
  counter text not null default 'Km',
  fuel text,
  colour text,
  gearbox text,
  plate text,
  city_code integer,
  additional jsonb not null default '[]'::jsonb,
  optionals jsonb not null default '[]'::jsonb,
  implements jsonb not null default '[]'::jsonb,
  tanks jsonb not null default '[]'::jsonb,
  constraint vehicle_pkey primary key (code),
  constraint vehicle_offer_code_position_key unique (offer_code, "position"),
  constraint vehicle_brand_code_fkey foreign key (brand_code) references brand(code),
  constraint vehicle_category_code_fkey foreign key (category_code) references category(code),
  constraint vehicle_city_code_fkey foreign key (city_code) references city(code),
  constraint vehicle_model_code_fkey foreign key (model_code) references model(code),
  constraint vehicle_offer_code_fkey foreign key (offer_code) references offer(code) on delete cascade,
  constraint vehicle_subcategory_code_fkey foreign key (subcategory_code) references subcategory(code),
  constraint vehicle_counter_check check (counter = any (array['Km', 'h'])),
  constraint vehicle_plate_check check (plate ~ '^[A-Z0-9]{7}$'),
  constraint vehicle_position_check check ("position" >= 0),
  constraint vehicle_usage_check check (usage >= 0),
  constraint vehicle_year_manufacture_check check (year_manufacture >= 1900 and year_manufacture <= 2100),
  constraint vehicle_year_model_check check (year_model >= 1900 and year_model <= 2100)
);
create index vehicle_by_brand on vehicle using btree (brand_code);
create index vehicle_by_model on vehicle using btree (model_code);
create index vehicle_by_plate on vehicle using btree (plate) where plate is not null;
create index vehicle_by_subcategory on vehicle using btree (subcategory_code);
create index vehicle_plate_search on vehicle using gin (search_text(plate) gin_trgm_ops);

create table vehicle_condition (
  vehicle_code bigint not null,
  legal jsonb not null default '[]'::jsonb,
  grade text,
  odometer text,
  chassis_restamped boolean,
  keys smallint,
  manual boolean,
  owners smallint,
  notes jsonb not null default '[]'::jsonb,
  constraint vehicle_condition_pkey primary key (vehicle_code),
  constraint vehicle_condition_vehicle_code_fkey foreign key (vehicle_code) references vehicle(code) on delete cascade,
  constraint vehicle_condition_grade_check check (grade = any (array['otimo', 'bom', 'regular', 'ruim', 'sucata'])),
  constraint vehicle_condition_keys_check check (keys >= 0 and keys <= 20),
  constraint vehicle_condition_odometer_check check (odometer = any (array['conferido', 'declarado', 'divergente', 'inoperante'])),
  constraint vehicle_condition_owners_check check (owners >= 1 and owners <= 100)
);

create table vehicle_lookup (
  key text not null,
  facts jsonb,
  answered_at timestamp with time zone not null,
  constraint vehicle_lookup_pkey primary key (key),
  constraint vehicle_lookup_facts_check check (facts is null or jsonb_typeof(facts) = 'object'),
  constraint vehicle_lookup_key_check check (key ~ '^[A-Z0-9]{7,17}$')
);
create index vehicle_lookup_by_time on vehicle_lookup using btree (answered_at);

create table vehicle_lookup_day (
  day date not null,
  calls integer not null,
  constraint vehicle_lookup_day_pkey primary key (day),
  constraint vehicle_lookup_day_calls_check check (calls > 0)
);

create table vehicle_reference (
  vehicle_code bigint not null,
  fipe_code text not null,
  given boolean not null,
  constraint vehicle_reference_pkey primary key (vehicle_code),
  constraint vehicle_reference_vehicle_code_fkey foreign key (vehicle_code) references vehicle(code) on delete cascade,
  constraint vehicle_reference_fipe_code_check check (fipe_code ~ '^[0-9]{6}-[0-9]$')
);

create table video (
  offer_code bigint not null,
  "position" smallint not null,
  address text not null,
  constraint video_pkey primary key (offer_code, "position"),
  constraint video_offer_code_fkey foreign key (offer_code) references offer(code) on delete cascade
);

create table visit (
  code bigint not null generated always as identity,
  account_id bigint not null,
  offer_code bigint not null,
  place_code bigint not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  state text not null,
  cause text,
  reason text,
  note text not null default '',
  booked_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  reminded_at timestamp with time zone,
  version integer not null default 0,
  constraint visit_pkey primary key (code),
  constraint visit_account_id_fkey foreign key (account_id) references account(id),
  constraint visit_offer_code_fkey foreign key (offer_code) references offer(code),
  constraint visit_place_code_fkey foreign key (place_code) references visit_place(code),
  constraint visit_cause_check check (cause = any (array['visitante', 'equipe', 'oferta', 'local', 'dia', 'prazo'])),
  constraint visit_check check (starts_at < ends_at),
  constraint visit_check1 check ((state = 'cancelada') = (cause is not null)),
  constraint visit_note_check check (char_length(note) <= 1000),
  constraint visit_reason_check check (char_length(reason) <= 500),
  constraint visit_state_check check (state = any (array['pedida', 'marcada', 'passou', 'feita', 'faltou', 'cancelada', 'recusada']))
);
create index visit_by_account on visit using btree (account_id, starts_at desc);
create index visit_by_offer on visit using btree (offer_code);
create index visit_by_start on visit using btree (starts_at desc, code desc);
create unique index visit_open on visit using btree (account_id, offer_code) where state = any (array['pedida', 'marcada']);
create index visit_open_by_start on visit using btree (starts_at) where state = any (array['pedida', 'marcada']);
create index visit_standing on visit using btree (place_code, starts_at) where state = any (array['pedida', 'marcada']);

create table visit_closed_day (
  place_code bigint not null,
  day date not null,
  reason text not null,
  closed_by bigint,
  closed_at timestamp with time zone not null,
  constraint visit_closed_day_pkey primary key (place_code, day),
  constraint visit_closed_day_closed_by_fkey foreign key (closed_by) references account(id),
  constraint visit_closed_day_place_code_fkey foreign key (place_code) references visit_place(code) on delete cascade,
  constraint visit_closed_day_reason_check check (char_length(reason) >= 5 and char_length(reason) <= 500)
);

create table visit_place (
  code bigint not null generated always as identity,
  partner_id bigint,
  city_code integer not null,
  open boolean not null,
  hours jsonb not null,
  capacity smallint not null,
  contact text not null,
  notes text not null default '',
  version integer not null default 0,
  changed_by bigint,
  changed_at timestamp with time zone not null,
  constraint visit_place_pkey primary key (code),
  constraint visit_place_of_city unique nulls not distinct (partner_id, city_code),
  constraint visit_place_changed_by_fkey foreign key (changed_by) references account(id),
  constraint visit_place_city_code_fkey foreign key (city_code) references city(code),
  constraint visit_place_partner_id_fkey foreign key (partner_id) references partner(id),
  constraint visit_place_capacity_check check (capacity >= 1 and capacity <= 50),
  constraint visit_place_contact_check check (char_length(contact) >= 2 and char_length(contact) <= 100),
  constraint visit_place_hours_check check (jsonb_typeof(hours) = 'array'),
  constraint visit_place_notes_check check (char_length(notes) <= 500)
);

create table watch_list (
  kind text not null,
  source text not null,
  names integer not null,
  read_at timestamp with time zone not null,
  constraint watch_list_pkey primary key (kind),
  constraint watch_list_kind_check check (kind = any (array['sanctions', 'pep'])),
  constraint watch_list_names_check check (names >= 0),
  constraint watch_list_source_check check (char_length(source) >= 1 and char_length(source) <= 200)
);

create table watched_name (
  kind text not null,
  plain text not null,
  document text,
  name text not null,
  detail text not null,
  constraint watched_name_kind_fkey foreign key (kind) references watch_list(kind) on delete cascade,
  constraint watched_name_document_check check (document ~ '^[0-9*]{11}$|^[0-9A-Z*]{14}$')
);
create index watched_name_by_document on watched_name using btree (document);
create index watched_name_by_name on watched_name using btree (plain);

create table week_by_mail (
  account_id bigint not null,
  wanted_at timestamp with time zone not null,
  sent_on date,
  constraint week_by_mail_pkey primary key (account_id),
  constraint week_by_mail_account_id_fkey foreign key (account_id) references account(id)
);

create table withdrawal_window (
  id bigint not null generated always as identity,
  offer_code bigint not null,
  reason text not null,
  opened_at timestamp with time zone not null,
  opens_at timestamp with time zone not null,
  closes_at timestamp with time zone,
  constraint withdrawal_window_pkey primary key (id),
  constraint withdrawal_window_offer_code_fkey foreign key (offer_code) references auction(offer_code) on delete cascade,
  constraint withdrawal_window_check check (closes_at > opens_at),
  constraint withdrawal_window_reason_check check (reason = any (array['reopened', 'stayed', 'corrected']))
);
create index withdrawal_window_by_offer on withdrawal_window using btree (offer_code, id desc);

create table working_place (
  only_row boolean not null default true,
  state_code integer,
  city_code integer,
  cut_off_minutes smallint,
  actor_id bigint not null,
  at timestamp with time zone not null,
  constraint working_place_pkey primary key (only_row),
  constraint working_place_actor_id_fkey foreign key (actor_id) references account(id),
  constraint working_place_city_code_fkey foreign key (city_code) references city(code),
  constraint working_place_state_code_fkey foreign key (state_code) references state(code),
  constraint working_place_check check (city_code is null or state_code is not null),
  constraint working_place_cut_off_minutes_check check (cut_off_minutes >= 1 and cut_off_minutes <= 1439),
  constraint working_place_only_row_check check (only_row)
);

create table yard (
  partner_id bigint,
  city_code integer not null,
  address text not null,
  hours text not null default '',
  changed_by bigint,
  changed_at timestamp with time zone not null,
  pickup_opens smallint,
  pickup_closes smallint,
  pickup_saturdays boolean not null default false,
  pickup_capacity smallint,
  pickup_version integer not null default 0,
  constraint yard_partner_id_city_code_key unique nulls not distinct (partner_id, city_code),
  constraint yard_changed_by_fkey foreign key (changed_by) references account(id),
  constraint yard_city_code_fkey foreign key (city_code) references city(code),
  constraint yard_partner_id_fkey foreign key (partner_id) references partner(id) on delete cascade,
  constraint yard_address_check check (char_length(address) >= 5 and char_length(address) <= 200),
  constraint yard_hours_check check (char_length(hours) <= 200),
  constraint yard_pickup_capacity_check check (pickup_capacity >= 1 and pickup_capacity <= 100),
  constraint yard_pickup_closes_check check (pickup_closes >= 1 and pickup_closes <= 1440),
  constraint yard_pickup_hours check ((pickup_opens is null) = (pickup_closes is null) and pickup_opens < pickup_closes),
  constraint yard_pickup_opens_check check (pickup_opens >= 0 and pickup_opens <= 1439)
);

create table yard_event (
  code bigint not null generated always as identity,
  yard_code bigint not null,
  client_id uuid,
  kind text not null,
  details jsonb not null,
  by bigint not null,
  at timestamp with time zone not null,
  constraint yard_event_pkey primary key (code),
  constraint yard_event_client_id_key unique (client_id),
  constraint yard_event_by_fkey foreign key (by) references account(id),
  constraint yard_event_yard_code_fkey foreign key (yard_code) references yard_vehicle(code),
  constraint yard_event_details_check check (jsonb_typeof(details) = 'object'),
  constraint yard_event_kind_check check (kind = any (array['entrada', 'vistoria', 'mudanca', 'anuncio', 'saida', 'saida-desfeita']))
);
create index yard_event_by_vehicle on yard_event using btree (yard_code, code);

create table yard_exit (
  code bigint not null generated always as identity,
  client_id uuid not null,
  purchase_code bigint not null,
  vehicle_code bigint not null,
  yard_code bigint,
  by_code boolean not null,
  collector bytea not null,
  third_party boolean not null,
  usage integer,
  keys smallint not null,
  note text not null default '',
  confirmed_by bigint not null,
  confirmed_at timestamp with time zone not null,
  undone_by bigint,
  undone_at timestamp with time zone,
  constraint yard_exit_pkey primary key (code),
  constraint yard_exit_client_id_key unique (client_id),
  constraint yard_exit_confirmed_by_fkey foreign key (confirmed_by) references account(id),
  constraint yard_exit_purchase_code_fkey foreign key (purchase_code) references purchase(code),
  constraint yard_exit_undone_by_fkey foreign key (undone_by) references account(id),
  constraint yard_exit_yard_code_fkey foreign key (yard_code) references yard_vehicle(code),
  constraint yard_exit_check check ((undone_by is null) = (undone_at is null)),
  constraint yard_exit_keys_check check (keys >= 0 and keys <= 20),
  constraint yard_exit_note_check check (char_length(note) <= 500),
  constraint yard_exit_usage_check check (usage >= 0)
);
create index yard_exit_by_yard on yard_exit using btree (yard_code) where yard_code is not null;
create unique index yard_exit_once on yard_exit using btree (purchase_code, vehicle_code) where undone_at is null;

create table yard_photo (
  guid uuid not null,
  client_id uuid not null,
  yard_code bigint,
  exit_code bigint,
  width integer not null,
  height integer not null,
  added_by bigint not null,
  added_at timestamp with time zone not null,
  constraint yard_photo_pkey primary key (guid),
  constraint yard_photo_client_id_key unique (client_id),
  constraint yard_photo_added_by_fkey foreign key (added_by) references account(id),
  constraint yard_photo_exit_code_fkey foreign key (exit_code) references yard_exit(code),
  constraint yard_photo_yard_code_fkey foreign key (yard_code) references yard_vehicle(code),
  constraint yard_photo_check check ((yard_code is null) <> (exit_code is null)),
  constraint yard_photo_height_check check (height > 0),
  constraint yard_photo_width_check check (width > 0)
);
create index yard_photo_by_exit on yard_photo using btree (exit_code) where exit_code is not null;
create index yard_photo_by_vehicle on yard_photo using btree (yard_code, added_at) where yard_code is not null;

create table yard_vehicle (
  code bigint not null generated always as identity,
  client_id uuid not null,
  partner_id bigint,
  plate text,
  serial text,
  kind text not null,
  city_code integer not null,
  spot text not null default '',
  usage integer,
  counter text not null,
  keys smallint,
  checklist jsonb not null,
  damages jsonb not null,
  note text not null default '',
  phone_time text,
  offer_code bigint,
  taken_by bigint not null,
  taken_at timestamp with time zone not null,
  version integer not null default 0,
  left_at timestamp with time zone,
  constraint yard_vehicle_pkey primary key (code),
  constraint yard_vehicle_client_id_key unique (client_id),
  constraint yard_vehicle_city_code_fkey foreign key (city_code) references city(code),
  constraint yard_vehicle_partner_id_fkey foreign key (partner_id) references partner(id),
  constraint yard_vehicle_taken_by_fkey foreign key (taken_by) references account(id),
  constraint yard_vehicle_check check (plate is not null or serial is not null),
  constraint yard_vehicle_checklist_check check (jsonb_typeof(checklist) = 'object'),
  constraint yard_vehicle_counter_check check (counter = any (array['Km', 'h'])),
  constraint yard_vehicle_damages_check check (jsonb_typeof(damages) = 'array'),
  constraint yard_vehicle_keys_check check (keys >= 0 and keys <= 20),
  constraint yard_vehicle_kind_check check (kind = any (array['carro', 'caminhao', 'onibus', 'maquina'])),
  constraint yard_vehicle_note_check check (char_length(note) <= 1000),
  constraint yard_vehicle_phone_time_check check (char_length(phone_time) <= 40),
  constraint yard_vehicle_plate_check check (plate ~ '^[A-Z0-9]{7}$'),
  constraint yard_vehicle_serial_check check (char_length(serial) >= 1 and char_length(serial) <= 30),
  constraint yard_vehicle_spot_check check (char_length(spot) <= 40),
  constraint yard_vehicle_usage_check check (usage >= 0)
);
create index yard_vehicle_by_offer on yard_vehicle using btree (offer_code) where offer_code is not null;
create index yard_vehicle_by_taken on yard_vehicle using btree (taken_at desc, code desc);
create unique index yard_vehicle_present on yard_vehicle using btree (plate, coalesce(partner_id, 0::bigint)) where left_at is null and plate is not null;

create function check_book_close()
 returns trigger
 language plpgsql
as $function$
begin
  if old.reopened_at is not null or new.reopened_at is null
    or (to_jsonb(new) - 'reopened_by' - 'reopened_at' - 'reopen_reason') <> (to_jsonb(old) - 'reopened_by' - 'reopened_at' - 'reopen_reason') then
    raise exception 'a close of the book is only reopened' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $function$;

create function check_book_entry()
 returns trigger
 language plpgsql
as $function$
begin
  if (select made_in from book_transaction where code = new.transaction_code) is distinct from pg_current_xact_id() then
    raise exception 'an entry belongs to a transaction of now' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $function$;

create function check_book_transaction()
 returns trigger
 language plpgsql
as $function$
declare
  found record;
  whole bigint;
begin
  if tg_table_name = 'book_entry' then whole := new.transaction_code; else whole := new.code; end if;
  select count(*) as entries, coalesce(sum(amount_cents), 0) as total into found from book_entry where transaction_code = whole;
  if found.entries < 2 or found.total <> 0 then
    raise exception 'transaction % of the book does not balance', whole using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $function$;

create function check_store_repayment()
 returns trigger
 language plpgsql
as $function$
begin
  if old.reversed_at is null and new.reversed_at is null and old.way = 'transfer' and (to_jsonb(new) - 'reference') = (to_jsonb(old) - 'reference') then
    return new;
  end if;
  if old.reversed_at is not null or new.reversed_at is null
    or (to_jsonb(new) - 'reversed_by' - 'reversed_at' - 'reverse_reason') <> (to_jsonb(old) - 'reversed_by' - 'reversed_at' - 'reverse_reason') then
    raise exception 'what a store gave back is only taken back, or gets another reference' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $function$;

create function count_partner_version()
 returns trigger
 language plpgsql
as $function$
begin
  new.version := old.version + 1;
  return new;
end $function$;

create function date_book_transaction()
 returns trigger
 language plpgsql
as $function$
declare
  closed date;
begin
  perform pg_advisory_xact_lock_shared(hashtext('book-close'));
  select max(day) into closed from book_close where reopened_at is null;
  new.at := greatest(new.at, (closed + 1)::timestamp at time zone 'America/Sao_Paulo');
  return new;
end $function$;

create function distance_metres(latitude1 double precision, longitude1 double precision, latitude2 double precision, longitude2 double precision)
 returns double precision
 language sql
 immutable parallel safe
return ((12742000)::double precision * asin(least((1)::double precision, sqrt((power(sind(((latitude2 - latitude1) / (2)::double precision)), (2)::double precision) + ((cosd(latitude1) * cosd(latitude2)) * power(sind(((longitude2 - longitude1) / (2)::double precision)), (2)::double precision)))))));

create function name_key(name text)
 returns text
 language sql
 immutable parallel safe
return regexp_replace(search_text(regexp_replace(name, '^.*\s[-–/]\s', '')), '[^a-z0-9]', '', 'g');

create function note_before_auction()
 returns trigger
 language plpgsql
as $function$
begin
  perform note_prices_before(old.offer_code);
  return new;
end $function$;

create function note_before_offer()
 returns trigger
 language plpgsql
as $function$
begin
  perform note_prices_before(old.code);
  return new;
end $function$;

create function note_before_profile_price()
 returns trigger
 language plpgsql
as $function$
begin
  if tg_op = 'DELETE' then
    perform note_prices_before(old.offer_code);
    return old;
  end if;
  -- One that is written again as it was changes nothing.
  if not exists (select from profile_price p
      where p.offer_code = new.offer_code and p.profile_code = new.profile_code and p.buy_now_cents = new.buy_now_cents) then
    perform note_prices_before(new.offer_code);
  end if;
  return new;
end $function$;

create function note_change()
 returns trigger
 language plpgsql
as $function$
begin
  new.changed := pg_current_xact_id();
  return new;
end $function$;

create function note_offer_news()
 returns trigger
 language plpgsql
as $function$
begin
  if exists (select from saved_search) then
    insert into offer_to_match (offer_code, due_at) values (new.code, new.published_at);
  end if;
  return null;
end $function$;

create function note_prices_before(of_offer bigint)
 returns void
 language sql
as $function$
  insert into offer_to_match (offer_code, due_at, fell_from, profile_prices)
    select o.code, o.published_at, price_to_have(o.buy_now_cents, a.price_cents, a.bid_count), coalesce((
      select jsonb_object_agg(p.profile_code, price_to_have(p.buy_now_cents, a.price_cents, a.bid_count))
      from profile_price p where p.offer_code = o.code), '{}')
    from offer o join auction a on a.offer_code = o.code
    where o.code = of_offer and o.status = 'A' and o.published_at is not null and exists (select from saved_search)
      and not exists (select from offer_to_match n where n.offer_code = of_offer and n.noted_in = pg_current_xact_id());
$function$;

create function note_published_offers()
 returns trigger
 language plpgsql
as $function$
begin
  insert into offer_to_match (offer_code, due_at)
    select code, published_at from fresh
    where status = 'A' and published_at is not null and exists (select from saved_search)
    order by code;
  return null;
end $function$;

create function note_removal()
 returns trigger
 language plpgsql
as $function$
begin
  insert into offer_removed (code) values (old.code)
    on conflict (code) do update set changed = excluded.changed;
  return old;
end $function$;

create function note_store_name()
 returns trigger
 language plpgsql
as $function$
begin
  update offer set partner_id = partner_id where partner_id = new.id;
  return null;
end $function$;

create function note_store_status()
 returns trigger
 language plpgsql
as $function$
begin
  update offer set partner_id = partner_id where partner_id = new.id;
  if new.status = 'approved' and exists (select from saved_search) then
    insert into offer_to_match (offer_code, due_at)
      select code, published_at from offer
      where partner_id = new.id and status = 'A' and published_at is not null order by code;
  end if;
  return null;
end $function$;

create function picture_address(guid uuid, drawing jsonb)
 returns text
 language sql
 immutable parallel safe
as $function$
  select '/media/' || case when drawing is null then '' else 'ilustracao-' end || guid
$function$;

create function price_to_have(buy_now_cents bigint, auction_cents bigint, bid_count integer)
 returns bigint
 language sql
 immutable parallel safe
return case when ((buy_now_cents > 0) and (not ((bid_count > 0) and (auction_cents >= buy_now_cents)))) then buy_now_cents else auction_cents end;

create function refuse_change()
 returns trigger
 language plpgsql
as $function$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end $function$;

create function refuse_change_but_erasure()
 returns trigger
 language plpgsql
as $function$
declare
  erased text = tg_argv[0];
begin
  if tg_op = 'UPDATE' and current_setting('patio.erasure', true) = 'on'
    and to_jsonb(new) - erased = to_jsonb(old) - erased then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end $function$;

create function refuse_change_of_audit()
 returns trigger
 language plpgsql
as $function$
declare
  -- The kind and number follow from the subject, and are not computed yet.
  set_aside constant text[] := '{details,before,after,subject_kind,subject_id,subject_code}';
begin
  if tg_op = 'UPDATE' and current_setting('patio.erasure', true) = 'on'
    and to_jsonb(new) - set_aside = to_jsonb(old) - set_aside
    and new.details in (old.details, without_words(old.details))
    and (new.before is not distinct from old.before or new.before is not distinct from without_words(old.before))
    and (new.after is not distinct from old.after or new.after is not distinct from without_words(old.after)) then
    return new;
  end if;
  raise exception 'audit is append-only' using errcode = 'integrity_constraint_violation';
end $function$;

create function refuse_change_of_snapshot()
 returns trigger
 language plpgsql
as $function$
begin
  if tg_op = 'UPDATE' and current_setting('patio.erasure', true) = 'on' and new.personal is null and new.salt is null
    and to_jsonb(new) - 'personal' - 'salt' = to_jsonb(old) - 'personal' - 'salt' then
    return new;
  end if;
  raise exception 'purchase_snapshot is append-only' using errcode = 'integrity_constraint_violation';
end $function$;

create function refuse_setting_change()
 returns trigger
 language plpgsql
as $function$
begin
  raise exception 'a change of a setting stays as it was written';
end;
$function$;

create function review_ended_auction()
 returns trigger
 language plpgsql
as $function$
begin
  insert into review_due (offer_code, due_at) values (new.offer_code, new.closed_at)
    on conflict (offer_code) do update set due_at = least(review_due.due_at, excluded.due_at);
  return null;
end $function$;

create function search_number(word text)
 returns text
 language sql
 immutable parallel safe
return case when (word ~ '[aeo]is$') then regexp_replace(word, 'is$', 'l') when (word ~ '[aeo]l$') then regexp_replace(word, 'l$', 'is') when (word ~ '[aeiou]ns$') then regexp_replace(word, 'ns$', 'm') when (word ~ '[aeiou]m$') then regexp_replace(word, 'm$', 'ns') when (word ~ '[aeiou]us$') then regexp_replace(word, 's$', '') when (word ~ '[aeiou]u$') then (word || 's') else null::text end;

create function search_query(value text)
 returns tsquery
 language sql
 immutable parallel safe
return (select (string_agg(case when ((words.place < words.total) and ((plainto_tsquery('portuguese'::regconfig, words.word))::text = '')) then null::text else (('(' || concat_ws(' | ', nullif((plainto_tsquery('portuguese'::regconfig, words.word))::text, ''), (('''' || search_number(words.word)) || ''''), ((('''' || words.word) || '''') || case when (words.place = words.total) then ':*' else '' end))) || ')') end, ' & '))::tsquery as string_agg from (select w.word, w.place, count(*) over () as total from regexp_split_to_table(trim(both from search_words(search_query.value)), ' +') with ordinality w(word, place) where (w.word <> '')) words);

create function search_text(value text)
 returns text
 language sql
 immutable parallel safe strict
return lower(unaccent('unaccent'::regdictionary, value));

create function search_vector(words text)
 returns tsvector
 language sql
 immutable parallel safe
return (to_tsvector('portuguese'::regconfig, words) || to_tsvector('simple'::regconfig, words));

create function search_words(value text)
 returns text
 language sql
 immutable parallel safe
return regexp_replace(regexp_replace(search_text(regexp_replace(value, '<[^>]*>|&[a-z]+;', ' ', 'g')), '[^a-z0-9]+', ' ', 'g'), 'oes\M', 'ao', 'g');

create function without_words(given jsonb)
 returns jsonb
 language sql
 immutable
as $function$
  select case when given is null then null else coalesce(
    (select jsonb_object_agg(key, value) from jsonb_each(given) where not jsonb_path_exists(value, '$.** ? (@.type() == "string")')),
    '{}') end
$function$;
