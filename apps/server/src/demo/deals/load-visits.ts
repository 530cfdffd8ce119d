import { visitSlots } from '@patio/domain/sales/visits/visit-slots.ts';
import type { VisitState } from '@patio/domain/sales/visits/decide-visit.ts';
import type { Config } from '../../config/config.ts';
import { placeWriter, visitedOffers, visitWriter } from '../../features/sales/visits/public.ts';
import { workingCalendar } from '../../features/sales/working-days/public.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import type { LoadedPeople } from '../people/load-people.ts';

const DAY = 86_400_000;

const standing = statement({
  name: 'demo.visitable-offers',
  text: `select o.code, o.partner_id, y.city_code from offer o join vehicle v on v.offer_code = o.code
      join yard y on y.city_code = v.city_code and y.partner_id = o.partner_id
    where o.code = any($1::bigint[]) order by o.code`,
});

/** Who visits, and what became of it; the days are counted from the first slot that can be booked. */
const VISITS = [
  { visitor: 'comprador', state: 'marcada', slot: 2 },
  { visitor: 'rival', state: 'pedida', slot: 3 },
  { visitor: 'empresa', state: 'marcada', slot: 8 },
  { visitor: 'colaborador', state: 'passou', slot: 0, daysBack: 2 },
  { visitor: 'participante1', state: 'feita', slot: 1, daysBack: 2 },
] as const satisfies readonly {
  visitor: Parameters<LoadedPeople['account']>[0];
  state: VisitState;
  slot: number;
  daysBack?: number;
}[];

/** Lets one place of a store take visits, and books some to the first of its open offers. */
export async function loadVisits(
  transaction: Transaction,
  codes: readonly number[],
  {
    config,
    account,
    now,
  }: { readonly config: Config; readonly account: LoadedPeople['account']; readonly now: number },
): Promise<void> {
  const offers = await visitedOffers(transaction, codes, now);
  const terms = {
    open: true,
    hours: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 8 * 60, until: 18 * 60 })),
    capacity: 2,
    contact: 'Recepção do pátio',
    notes: 'Traga um documento com foto.',
  };
  const { holidays: closedDays } = await workingCalendar(transaction, now);
  const place = { hours: terms.hours, capacity: terms.capacity, closedDays, taken: [] };
  const last = VISITS.reduce((most, { slot }) => Math.max(most, slot), 0);
  for (const { code: offerCode, partner_id: partnerId, city_code: city } of await transaction.rows(standing, [
    codes,
  ])) {
    const offer = offers.get(offerCode);
    const offerEnd = offer && 'end' in offer ? offer.end : now;
    const slots = visitSlots({ now, offerEnd, place, rules: config.rules.visits });
    if (slots.length <= last) continue;
    const by = { actorId: account('vendas'), at: now };
    const placeCode = await placeWriter(transaction).insert({ partnerId, city }, terms, by);
    if (placeCode === undefined) return;
    for (const visit of VISITS) {
      const slot = slots[visit.slot];
      const back =
        'daysBack' in visit ? Math.ceil(config.rules.visits.leadMs / DAY + visit.daysBack) * DAY : 0;
      if (!slot) continue;
      const times = { from: slot.from - back, until: slot.until - back, at: now - back };
      await visitWriter(transaction).insert({
        accountId: account(visit.visitor),
        offerCode,
        placeCode,
        state: visit.state,
        ...times,
      });
    }
    return;
  }
}
