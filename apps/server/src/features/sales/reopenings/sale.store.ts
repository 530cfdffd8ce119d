import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const standing = statement({
  name: 'reopenings.standing-deals',
  text: `select exists (select from purchase where offer_code = $1 and cancelled_at is null) as sold,
           exists (select from second_chance where offer_code = $1 and status = 'offered') as chance`,
});

// Users who were notified that their proposal was lost to the sale that is being undone.
const proposers = statement({
  name: 'reopenings.proposers',
  text: `select distinct c.id, c.email, c.name, c.idiom from proposal_step s join proposal p on p.code = s.proposal_code
         join account c on c.id = p.account_id
         where p.offer_code = $1 and s.step = 'lose-to-sale' and s.at >= $2
           and not exists (select from participation b where b.offer_code = $1 and b.account_id = c.id)
         order by c.id`,
});

/** Whether the offer has a standing purchase, or a pending second chance. */
export async function standingDeals(
  queries: Queries,
  offerCode: number,
): Promise<{ readonly sold: boolean; readonly chance: boolean }> {
  const row = await queries.row(standing, [offerCode]);
  return row ?? { sold: false, chance: false };
}

/** Those without a bid whose proposals were lost since an instant (epoch milliseconds). */
export function lostProposers(
  queries: Queries,
  offerCode: number,
  since: number,
): Promise<{ id: number; email: string; name: string; idiom: Idiom | null }[]> {
  return queries.rows(proposers, [offerCode, new Date(since)]);
}
