import { type Statement, statement } from '../../../../platform/db/statement.ts';
import { GONE } from './erase-mails.store.ts';

/** What is told about the account $1 by rows that stay: the audit log, and the record of a store that it registered. */
export const WORDS_ABOUT: readonly Statement[] = [
  // Numbers stay, words go; what was changed about an offer is about the offer, and stays.
  statement({
    name: 'personal-data.empty-audit',
    text: `update audit set details = without_words(details), before = without_words(before), after = without_words(after)
      where (subject_kind = 'account' and subject_code = $1::bigint)
        or (subject_kind, subject_code) in (select 'purchase', code from purchase where account_id = $1
          union all select 'proposal', code from proposal where account_id = $1
          union all select 'complaint', code from complaint where account_id = $1
          union all select 'conversation', code from deal_conversation where account_id = $1
          union all select 'visit', code from visit where account_id = $1
          union all select 'broadcast', id from broadcast where account_id = $1)`,
  }),
  statement({
    name: 'personal-data.empty-audit-of-offers',
    text: `update audit set details = without_words(details)
      where subject_kind = 'offer' and subject_code in (select offer_code from participation where account_id = $1
          union select offer_code from second_chance where account_id = $1
          union select offer_code from bid_deposit where account_id = $1)`,
  }),
  // Questions are deleted afterwards, and stores have other users.
  statement({
    name: 'personal-data.empty-audit-of-others',
    text: `update audit set details = without_words(details)
      where (subject_kind = 'question' and subject_code in (select code from question where account_id = $1))
        or (subject_kind = 'partner' and details ->> 'account' = $1::text)`,
  }),
  // What staff searched for in a list that they exported.
  statement({
    name: 'personal-data.empty-audit-of-lists',
    text: `update audit u set details = without_words(u.details) from account a
      where a.id = $1 and u.subject_kind = 'list' and (position(lower(a.email) in lower(u.details ->> 'query')) > 0
        or position(a.document in regexp_replace(upper(u.details ->> 'query'), '[^0-9A-Z]', '', 'g')) > 0
        or (a.surname <> '' and position(lower(a.name || ' ' || a.surname) in lower(u.details ->> 'query')) > 0))`,
  }),
  // Who registered a store that was refused or is closed works for none (decision 0111). Names and numbers of one that sold stay: they are on its sales.
  statement({
    name: 'personal-data.empty-store',
    text: `update partner p set phone = null, email = null, representative = null, representative_document = null,
        legal_name = case when p.status = 'closed' then p.legal_name end, document = case when p.status = 'closed' then p.document end,
        site = case when p.status = 'closed' then p.site end, address = case when p.status = 'closed' then p.address end,
        description = case when p.status = 'closed' then p.description else '' end, name = case when p.status = 'closed' then p.name else '${GONE}' end
      from account a where a.id = $1 and a.store_owner and p.id = a.partner_id and p.status in ('refused', 'closed')`,
  }),
];
