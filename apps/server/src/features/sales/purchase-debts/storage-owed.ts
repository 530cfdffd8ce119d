import { STORAGE_DAY_KIND } from './complaint-days.ts';
import { unpaidOf } from './unpaid.ts';

/**
 * What is owed of the storage of purchase `p`, charged or not, for lists, which are narrowed by it: `storageAccount` of the domain in SQL. A test
 * holds the two together. Null: it costs nothing.
 */
export const STORAGE_OWED = `(select greatest(0, coalesce((select sum(t.vehicles) from (select k.vehicles
        from (select d.day, d.vehicles, ${STORAGE_DAY_KIND} as kind from storage_day d where d.purchase_code = g.purchase_code) k
        where k.kind in ('livre', 'conta', 'reclamacao-conta')
        order by k.day offset g.free_days limit g.most_days) t), 0) * g.daily_cents
      - g.waived_cents - g.charged_cents)::bigint + ${unpaidOf('storage', 'g.purchase_code')}
  from storage g where g.purchase_code = p.code)`;
