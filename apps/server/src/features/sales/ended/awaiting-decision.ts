import { ofOpenStore } from '../../catalogue/shown-offers/public.ts';
import { VEHICLE_AWAY } from '../reopenings/public.ts';

/**
 * Whether an ended offer (`a`, `o`) whose last sale (`p`) fell through waits for the team to decide what follows. While a vehicle is away
 * with the buyer there is nothing to decide. After thirty days it is taken as left as it is, or every offer that nobody wanted again would
 * wait for good.
 */
export const AWAITS_DECISION = `a.closed_at is not null and o.status in ('A', 'E') and a.conditional_until is null
  and p.cancelled_at > now() - interval '30 days' and o.published_at is not null and ${ofOpenStore}
  and not exists (select from offer_withdrawal w where w.offer_code = a.offer_code)
  and not exists (select from second_chance c where c.offer_code = a.offer_code and c.status = 'offered')
  and not ${VEHICLE_AWAY}`;
