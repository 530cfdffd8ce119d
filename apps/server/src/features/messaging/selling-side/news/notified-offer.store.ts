import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import { shape, statement } from '../../../../platform/db/statement.ts';
import type { MailStore } from '../../mail/public.ts';

/** The facts of an offer for notifications to its sellers. Centavos, epoch milliseconds. */
export interface NotifiedOffer {
  readonly code: number;
  readonly title: string;
  /** The selling store, while it is open; null: the house, also for a suspended store (rule 0.31). */
  readonly store:
    | (MailStore & { readonly id: number; readonly email: string | null; readonly idiom: Idiom })
    | null;
  /** Of the first vehicle. */
  readonly category_code: number | null;
  /** Whether its page is visible. */
  readonly shown: boolean;
  /** It accepts bids: until `end_at`. */
  readonly open: boolean;
  readonly price_cents: number;
  readonly end_at: number;
  readonly conditional_until: number | null;
}

const find = statement({
  name: 'selling-side.offer',
  text: `select o.code, o.title, a.price_cents, a.end_at, a.conditional_until,
      a.open and o.status = 'A' and a.end_at > $2 as open,
      o.published_at <= $2 and (o.partner_id is null or s.id is not null) as shown,
      case when s.id is not null then json_build_object('id', s.id, 'name', s.name, 'store', s.store, 'email', s.email, 'idiom', s.idiom) end as store,
      (select v.category_code from vehicle v where v.offer_code = o.code order by v.position limit 1) as category_code
    from offer o join auction a on a.offer_code = o.code
    left join partner s on s.id = o.partner_id and s.status = 'approved' where o.code = $1`,
  // The instant is given.
  neverNull: ['open'],
  shape: shape<Pick<NotifiedOffer, 'store'>>(),
});

/** The current state of the offer; undefined if it is gone. */
export async function notifiedOffer(
  queries: Queries,
  code: number,
  now: number,
): Promise<NotifiedOffer | undefined> {
  const row = await queries.row(find, [code, new Date(now)]);
  return row && { ...row, shown: row.shown === true };
}
