import type { Database } from '../../apps/server/src/platform/db/database.ts';

/** How an offer ended, from every place where it is written. */
interface Ending {
  readonly code: number;
  readonly open: boolean;
  readonly outcome: string | null;
  readonly leader: number | null;
  readonly price: number;
  readonly ends: number;
  readonly purchases: number;
  readonly buyer: number | null;
  readonly paid: number | null;
  readonly waiting: number;
}

const endings = {
  name: 'faults.endings',
  text: `select a.offer_code as code, a.open, a.outcome, a.leader_id as leader, a.price_cents as price,
           (select count(*) from bid where offer_code = a.offer_code and kind = 'F') as ends,
           (select count(*) from purchase where offer_code = a.offer_code) as purchases,
           (select max(account_id) from purchase where offer_code = a.offer_code) as buyer,
           (select max(value_cents) from purchase where offer_code = a.offer_code) as paid,
           (select count(*) from proposal where offer_code = a.offer_code and status in ('open', 'countered')) as waiting
         from auction a where a.offer_code = any($1::bigint[]) order by 1`,
} as const;

/** What endings came to: how many offers do not say everywhere the same, and how many ended more than once. */
export interface EndingCount {
  readonly sold: number;
  readonly wrong: number;
  readonly twice: number;
}

/** Checks that each offer ended exactly once, was sold to one person at most, and to its leader at its price when bids decided. */
export async function checkEndings(
  database: Database,
  offers: readonly number[],
  say: (line: string) => void,
): Promise<EndingCount> {
  const rows = await database.rows<Ending>(endings, [offers]);
  const wrong = rows.filter((row) => !isRight(row));
  for (const row of wrong) say(`offer ${row.code} ended wrongly: ${JSON.stringify(row)}`);
  return {
    sold: rows.filter(({ purchases }) => purchases > 0).length,
    wrong: wrong.length + (offers.length - rows.length),
    twice: rows.filter(({ ends, purchases }) => ends > 1 || purchases > 1).length,
  };
}

function isRight({ open, outcome, leader, price, ends, purchases, buyer, paid, waiting }: Ending): boolean {
  const once = !open && ends === 1 && waiting === 0;
  if (outcome === 'sold') return once && purchases === 1 && buyer === leader && paid === price;
  if (outcome === 'unsold') return once && purchases === 0 && leader === null;
  return once && purchases === 1 && (outcome === 'bought' || outcome === 'accepted');
}
