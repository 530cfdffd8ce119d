import type { PurchaseStage } from '@patio/domain/sales/purchases/purchase-progress.ts';
import type { ReminderWindow } from '@patio/domain/sales/purchases/step-reminders.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { shape, statement } from '../../../../platform/db/statement.ts';
import type { Place } from '../../../../platform/jobs/in-turn.ts';
import { claim } from '../../../../platform/queue/claim.store.ts';
import { PROOF_WAITS } from '../../purchase-debts/public.ts';
import { HANDOVER_JOIN, WAITS } from './handover-columns.ts';

/** What a purchase `p` waits for that was not cancelled, as `currentStage` says it; null: nothing. */
export const STAGE = `case when p.status in ('L', 'X') and p.payment_withdrawn_at is not null then 'payment' when p.status = 'X' then null when p.status = 'L' then case p.freight when 'S' then 'delivery' else 'pickup' end
  when p.payment_approved then 'release' when p.status = 'C' then 'credit' when p.negotiation_at is null then 'contact' else 'payment' end`;

/** Who has the stage did their part: a slot to collect is booked, a proof of the payment waits to be checked, or the delivery has terms of its own. */
const IN_HAND = `case s.stage when 'pickup' then coalesce(h.state = 'booked', false)
  when 'payment' then ${PROOF_WAITS}
  when 'delivery' then dl.purchase_code is not null else false end`;

const LATE = 's.due_on < $1::date';

// Of a stage that began today, whose turn it is has just been told.
const due = statement({
  name: 'purchase-stages.claim-due',
  text: claim(
    `p.code, p.offer_code, p.account_id, o.partner_id, o.title, s.stage as step, s.due_on, ${LATE} as late`,
    {
      from: `purchase p join offer o on o.code = p.offer_code join account a on a.id = p.account_id
      cross join lateral (select ${STAGE} as stage, (p.stage_due_at at time zone 'America/Sao_Paulo')::date as due_on,
        (greatest(p.step_since, p.payment_approved_at, p.payment_withdrawn_at) at time zone 'America/Sao_Paulo')::date as began_on) s ${HANDOVER_JOIN}`,
      where: `p.code > $4 and ${WAITS} and p.cancellation is null and a.erased_at is null
      and s.due_on between $2::date and $3::date and (${LATE} or s.began_on < $1::date) and not ${IN_HAND}
      and not exists (select from step_reminder r where r.purchase_code = p.code and r.step = s.stage and r.due_on = s.due_on
        and (r.late or not ${LATE}))`,
      order: 'p.code',
      limit: '$5',
      of: 'p',
      lock: 'no key update',
    },
  ),
  neverNull: ['late', 'step'],
  shape: shape<{ step: PurchaseStage }>(),
});

/** Purchases of whose stage is to be reminded on a day, locked: near its last day, or (`late`) after it. */
export const dueStages = (
  transaction: Transaction,
  { today, first, last }: ReminderWindow,
  { after, limit }: Place,
) => transaction.rows(due, [today, first, last, after, limit]);
