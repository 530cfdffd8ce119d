import type { OpenDealKind } from '@patio/domain/people/personal-data/personal-data-request.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';
import { MONEY_OF_ENDED } from './money-of-ended.ts';
import { STORAGE_UNDECIDED } from './storage-undecided.store.ts';
import { bestBidWaits } from '../../limits/public.ts';

/** Something of an account that must end first. */
export interface OpenDealRow {
  readonly kind: OpenDealKind;
  readonly offer_code: number;
  readonly title: string;
}

const find = statement({
  name: 'personal-data.open-deals',
  text: `
    select d.kind, d.offer_code, o.title from (
      select case when a.open then 'bid' else 'conditional-sale' end as kind, a.offer_code from auction a
      where a.leader_id = $1 and (a.open or (${bestBidWaits('a')}))
      union all
      select 'proposal', offer_code from proposal where account_id = $1 and status in ('open', 'countered')
      union all
      select 'purchase', p.offer_code from purchase p where p.account_id = $1 and p.cancelled_at is null and p.finished_at is null
      union all
      select m.kind, m.offer_code from (${MONEY_OF_ENDED}) m
      union all
      select 'storage', p.offer_code from purchase p where p.account_id = $1 and p.cancelled_at is null and p.finished_at is not null
        and ${STORAGE_UNDECIDED}
      union all
      select 'second-chance', offer_code from second_chance where account_id = $1 and status = 'offered'
      union all
      select 'cancellation', c.offer_code from cancellation c left join purchase p on p.code = c.purchase_code where c.account_id = $1
        and (c.outcome = 'review' or (c.refunded_at is null and c.outcome not in ('rejected', 'regretted') and (c.bank_data is not null or p.payment_approved)))
      union all
      select 'deposit', d.offer_code from bid_deposit d where d.account_id = $1 and (d.state in ('held', 'returning')
        or exists (select from payback b where b.deposit_code = d.code and b.state in ('proposed', 'sending'))
        or exists (select from charge c join book_entry e on e.charge_code = c.code
          join book_account k on k.code = e.account_code and k.kind = 'user' where c.deposit_code = d.code having sum(e.amount_cents) < 0))
      union all
      select 'offer', code from offer where owner_id = $1 and (status = 'A' or status in ('V', 'C', 'L'))
    ) d join offer o on o.code = d.offer_code
    order by d.kind, d.offer_code`,
});

/** What an account still has in progress. */
export function openDealsOf(queries: Queries, accountId: number): Promise<OpenDealRow[]> {
  return queries.rows(find, [accountId]);
}
