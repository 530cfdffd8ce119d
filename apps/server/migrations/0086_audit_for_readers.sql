-- The audit log for its readers: which record a row is about, what changed, whose store it concerns, and rows of commands, which no user is
-- signed in for.
alter table audit
  alter column actor_id drop not null,
  add column command text check (command ~ '^[a-z][a-z-]*$'),  -- which command did it, without a user: 'partners'
  add column before jsonb,                                      -- fields before the change, and after it
  add column after jsonb,
  add column partner_id bigint references partner,              -- the store that the record belongs to; null: the house
  add column subject_kind text not null                        -- 'offer', of 'offer 12'
    generated always as (replace(split_part(
      replace(replace(subject, 'buyer fee ', 'buyer-fee '), 'freight rate ', 'freight-rate '), ' ', 1), 'store', 'partner')) stored,
  add column subject_id text generated always as (nullif(split_part(
    replace(replace(subject, 'buyer fee ', 'buyer-fee '), 'freight rate ', 'freight-rate '), ' ', 2), '')) stored,
  add column subject_code bigint                                -- the same as a number, where it is one
    generated always as (case when subject ~ ' \d{1,18}$' then substring(subject from ' (\d{1,18})$')::bigint end) stored,
  add constraint audit_has_one_actor check ((actor_id is null) = (command is not null));

alter table audit disable trigger audit_is_append_only;
update audit a set partner_id = case subject_kind
    when 'partner' then (select p.id from partner p where p.id = a.subject_code)
    when 'offer' then (select o.partner_id from offer o where o.code = a.subject_code)
    when 'proposal' then (select o.partner_id from proposal p join offer o on o.code = p.offer_code where p.code = a.subject_code)
    when 'question' then (select o.partner_id from question q join offer o on o.code = q.offer_code where q.code = a.subject_code)
    when 'purchase' then (select o.partner_id from purchase p join offer o on o.code = p.offer_code where p.code = a.subject_code)
    when 'freight-rate' then (select r.partner_id from freight_rate r where r.code = a.subject_code) end
  where subject_kind in ('partner', 'offer', 'proposal', 'question', 'purchase', 'freight-rate');
alter table audit enable trigger audit_is_append_only;

drop index audit_by_subject;
drop index audit_by_actor;
create index audit_by_time on audit (at desc, code desc);
create index audit_by_subject on audit (subject_kind, subject_code, at desc, code desc);
create index audit_by_kind on audit (subject_kind, at desc, code desc);
create index audit_by_actor on audit (actor_id, at desc, code desc);
create index audit_by_action on audit (action, at desc, code desc);
create index audit_by_store on audit (partner_id, at desc, code desc) where partner_id is not null;

-- What is left of the values of an audit row once words are taken out of it: numbers, truths, dates as numbers.
create function without_words(given jsonb) returns jsonb language sql immutable as $$
  select case when given is null then null else coalesce(
    (select jsonb_object_agg(key, value) from jsonb_each(given) where not jsonb_path_exists(value, '$.** ? (@.type() == "string")')),
    '{}') end
$$;

-- An erasure may take words out of an audit row, and write nothing in their place. Who did what, when and to which record stays.
create function refuse_change_of_audit() returns trigger language plpgsql as $$
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
end $$;
drop trigger audit_is_append_only on audit;
create trigger audit_is_append_only before update or delete on audit
  for each row execute function refuse_change_of_audit();
