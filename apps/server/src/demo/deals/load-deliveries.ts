import type { DeliveryState, DeliveryStep } from '@patio/domain/sales/deliveries/delivery-steps.ts';
import { dayOf, endOfDay } from '@patio/domain/time/sao-paulo.ts';
import { addDeliveryEvent, insertDelivery, saveDelivery } from '../../features/sales/deliveries/public.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

const DAY = 86_400_000;
const FREIGHT = 185_000;

/** Purchases that can be delivered, released ones and those of a buyer first. */
const deliverable = statement({
  name: 'demo.delivered-purchases',
  text: `select p.code from purchase p where p.status <> 'X' and p.cancelled_at is null and p.cancellation is null
      and (p.status = 'L' or p.freight = 'S') and exists (select from address a where a.account_id = p.account_id)
    order by p.status = 'L' desc, p.account_id = $1 desc, p.code desc limit $2`,
});

const byFreight = statement({
  name: 'demo.by-freight',
  text: `update purchase p set freight = 'S', costs = jsonb_set(costs, '{freight}', $2::jsonb),
      address_code = coalesce(address_code, (select min(a.code) from address a where a.account_id = p.account_id))
    where p.code = $1`,
});

/** The steps that led to each state that the demo shows. */
const SHOWN: readonly (readonly [DeliveryState, readonly DeliveryStep[]])[] = [
  ['em-transito', ['propor', 'aceitar', 'agendar', 'carregar', 'informar']],
  ['agendada', ['propor', 'aceitar', 'agendar']],
  ['proposta', ['propor']],
  ['combinada', ['propor', 'aceitar']],
];

/** Some purchases are delivered, each in another state of its way. */
export async function loadDeliveries(
  transaction: Transaction,
  people: { readonly account: (key: 'vendas' | 'comprador') => number },
  now: number,
): Promise<void> {
  const rows = await transaction.rows(deliverable, [people.account('comprador'), SHOWN.length]);
  for (const [at, { code }] of rows.entries()) {
    const [state, steps] = SHOWN[at] ?? ['a-combinar', []];
    const amount = state === 'a-combinar' ? null : FREIGHT;
    const agreed = steps.includes('aceitar') ? FREIGHT : null;
    await transaction.run(byFreight, [code, JSON.stringify(agreed)]);
    const due = endOfDay(dayOf(now + (at - 1) * DAY)) - 1;
    await insertDelivery(transaction, code, { state: 'a-combinar', amount, due, at: now });
    const booked = steps.includes('agendar');
    await saveDelivery(
      transaction,
      {
        purchase_code: code,
        state,
        amount_cents: amount,
        carrier: booked ? 'Transportes Horizonte' : null,
        carrier_document: booked ? '11222333000181' : null,
        driver: booked ? 'João Pereira' : null,
        truck_plate: booked ? 'RIO2A34' : null,
        pickup_on: booked ? dayOf(now - DAY) : null,
        arrival_on: booked ? dayOf(now + 2 * DAY) : null,
        tracking_code: booked ? 'TH-4471' : null,
        tracking_url: booked ? 'https://rastreio.example.com/TH-4471' : null,
        proof: null,
        complaint_code: null,
        due_at: due,
        remind_at: null,
        agreed_at: agreed === null ? null : now - 3 * DAY,
        booked_at: booked ? now - 2 * DAY : null,
        loaded_at: steps.includes('carregar') ? now - DAY : null,
        delivered_at: null,
        delivered_by: null,
        confirmed_at: null,
        version: 0,
      },
      now,
    );
    for (const [index, step] of steps.entries()) {
      const happenedAt = now - (steps.length - index) * 12 * 3_600_000;
      const place = step === 'informar' ? 'Campos dos Goytacazes/RJ' : null;
      const side = step === 'aceitar' ? 'buyer' : step === 'carregar' ? 'gate' : 'house';
      const event = {
        step,
        side,
        authorId: people.account(side === 'buyer' ? 'comprador' : 'vendas'),
        at: happenedAt,
        happenedAt,
        place,
        text: null,
      } as const;
      await addDeliveryEvent(transaction, code, event);
    }
  }
}
