import type { Pickup } from '@patio/contract/sales/pickups/pickup.ts';
import { leftYard } from '../../trading/charges/public.ts';

/** What is shown of a booking. */
export type ShownPickup = NonNullable<Pickup['reserva']>['situacao'];

/** The vehicle of the purchase `p`, or one of several, has left. */
export const GONE = leftYard('p');

/** The booking `b` of the purchase `p` stands: it holds its slot. */
export const HOLDS = `b.state = 'booked' and p.cancelled_at is null and p.status <> 'X' and not ${GONE}`;

/** What is shown of it: what became of the purchase counts more than the booking. */
export const SHOWN_STATE = `case when b.state = 'cancelled' or p.cancelled_at is not null then 'cancelada' when b.state = 'missed' then 'faltou'
  when ${HOLDS} then 'marcada' else 'retirada' end`;
