import { STOPPED } from '../../trading/deals/public.ts';
import { AWAITS_APPROVAL } from '../../stores/partners/public.ts';
import { vehicleAwaited } from '../cancellations/public.ts';
import { AWAITS_DECISION } from '../ended/public.ts';

/**
 * All work that waits for staff: kind and number, its store (null: only the house acts), since when it waits, when it is due, whether the
 * house has promised an answer within its usual time, what audit rows call it, and to whom it is assigned apart from `taken_work`. A branch
 * of another kind than is asked for is not run, because its kind is a constant.
 */
export const WAITING_WORK = `(
  select 'question' as kind, q.code, o.partner_id as store, q.created_at as since, null::timestamptz as due, true as promised,
      'question ' || q.code as subject, null::bigint as assignee
    from question q join offer o on o.code = q.offer_code where q.answer is null and q.hidden_at is null
  union all select 'proposal', p.code, o.partner_id, p.moved_at,
      case when not ${STOPPED} then p.expires_at end, false, 'proposal ' || p.code, null
    from proposal p join offer o on o.code = p.offer_code where p.status = 'open' and p.refuse_at is null
  union all select 'conditional-sale', a.offer_code, o.partner_id, a.closed_at, case when not ${STOPPED} then a.conditional_until end, false, 'offer ' || a.offer_code, null
    from auction a join offer o on o.code = a.offer_code where a.conditional_until is not null and o.status = 'E'
  union all select 'cancellation', c.id, null, case when ${vehicleAwaited('c')} then c.answered_at else c.requested_at end, null, c.outcome = 'review',
      coalesce('purchase ' || c.purchase_code, 'offer ' || c.offer_code), null
    from cancellation c where c.outcome = 'review' or ${vehicleAwaited('c')}
  union all select 'refund', c.id, null, coalesce(c.answered_at, c.requested_at), null, false, 'purchase ' || c.purchase_code, null
    from cancellation c join purchase p on p.code = c.purchase_code
    where c.refunded_at is null and not ${vehicleAwaited('c')} and (c.outcome in ('accepted', 'defaulted') or c.regret)
      and (p.payment_approved is true or (c.bank_data is not null and not c.regret))
  union all select 'verification', r.code, null, r.created_at, null, true, 'account ' || r.account_id, null
    from identity_request r where r.state = 'open'
  union all select 'document', d.code, null, d.sent_at, null, true, 'account ' || d.account_id, null
    from asked_document d where d.state = 'sent'
  union all select 'data-request', r.code, null, r.opened_at, r.due_at, false, 'account ' || r.account_id, null
    from personal_data_request r where r.state = 'open' and r.kind = 'correction'
  union all select 'suspicion', f.code, null, f.raised_at, null, false, 'offer ' || f.offer_code, null
    from review_flag f where f.status = 'open'
  union all select 'dead-mail', m.id, null, m.dead_at, null, false, 'mail ' || m.id, null from mail m where m.dead_at is not null
  union all select 'ended-offer', a.offer_code, null, p.cancelled_at, null, false, 'offer ' || a.offer_code, null
    from purchase p join auction a on a.offer_code = p.offer_code join offer o on o.code = p.offer_code
    where p.cancelled_at is not null and ${AWAITS_DECISION}
      and not exists (select from purchase l where l.offer_code = p.offer_code and l.code > p.code)
  union all select 'store-registration', s.id, null, greatest(s.registered_at, s.email_verified_at), null, true, 'partner ' || s.id, null
    from partner s where ${AWAITS_APPROVAL}
  union all select 'conversation', c.code, o.partner_id, c.waiting_since, c.answer_due_at, false, 'conversation ' || c.code, null
    from deal_conversation c join offer o on o.code = c.offer_code where c.waiting_since is not null
  union all select 'complaint', c.code, case when c.desk = 'store' then o.partner_id end, c.opened_at, c.answer_due_at, false,
      'complaint ' || c.code, null
    from complaint c join purchase p on p.code = c.purchase_code join offer o on o.code = p.offer_code where c.state in ('waiting', 'agreed')
  union all select 'purchase', p.code, o.partner_id, p.created_at, null, false, 'purchase ' || p.code, p.assignee_id
    from purchase p join offer o on o.code = p.offer_code
    where p.status = 'V' and p.negotiation_at is null and p.cancelled_at is null
)`;
