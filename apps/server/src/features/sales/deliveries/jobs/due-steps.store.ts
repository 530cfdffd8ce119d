import type { ReminderWindow } from '@patio/domain/sales/purchases/step-reminders.ts';
import { SELLER_STEP_OF, type SellerDeliveryStep } from '@patio/domain/sales/deliveries/seller-step.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { shape, statement } from '../../../../platform/db/statement.ts';
import { claim } from '../../../../platform/queue/claim.store.ts';
import { FREIGHT_JOIN, OWNER } from '../office/deliveries-list.store.ts';

const STEPS = Object.entries(SELLER_STEP_OF)
  .filter(([, step]) => step !== null)
  .map(([state, step]) => `when '${state}' then '${step}'`);
/** The step of `SELLER_STEP_OF`, when it is the turn of who sells. */
export const SELLER_STEP = `case when ${OWNER} = 'vendedor' then case d.state ${STEPS.join(' ')} end end`;

const LATE = 's.due_on < $1::date';

// Of a step that began today, whose turn it is has just been told. What the house has to do is on its desk.
const due = statement({
  name: 'deliveries.claim-due-steps',
  text: claim(
    `p.code, p.offer_code, p.account_id, o.partner_id, o.title, s.step, s.due_on, ${LATE} as late`,
    {
      from: `delivery d join purchase p on p.code = d.purchase_code join offer o on o.code = p.offer_code
      join account a on a.id = p.account_id ${FREIGHT_JOIN}
      cross join lateral (select ${SELLER_STEP} as step, (d.due_at at time zone 'America/Sao_Paulo')::date as due_on,
        (d.changed_at at time zone 'America/Sao_Paulo')::date as began_on) s`,
      where: `o.partner_id is not null and s.step is not null and coalesce(p.cancellation, '') <> 'Q' and a.erased_at is null
      and s.due_on between $2::date and $3::date and (${LATE} or s.began_on < $1::date)
      and not exists (select from step_reminder r where r.purchase_code = p.code and r.step = s.step and r.due_on = s.due_on
        and (r.late or not ${LATE}))`,
      order: 'd.due_at, p.code',
      limit: '$4',
      of: 'd',
      lock: 'no key update',
    },
  ),
  neverNull: ['late'],
  shape: shape<{ step: SellerDeliveryStep }>(),
});

/** Deliveries of stores with a step of which is to be reminded on a day, locked: near its last day, or (`late`) after it. */
export const dueDeliverySteps = (
  transaction: Transaction,
  { today, first, last }: ReminderWindow,
  limit: number,
) => transaction.rows(due, [today, first, last, limit]);
