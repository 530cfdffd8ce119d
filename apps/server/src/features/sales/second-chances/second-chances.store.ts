import { BARRED } from '../annulments/public.ts';
import { STOPPED } from '../../trading/deals/public.ts';
import type { SecondChanceStatus } from '@patio/domain/sales/second-chances/second-chance.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { ofOpenStore } from '../../catalogue/shown-offers/public.ts';

/** A second chance. Value in centavos, instants in epoch milliseconds. */
export interface SecondChanceRow {
  readonly code: number;
  readonly offer_code: number;
  readonly account_id: number;
  readonly value_cents: number;
  readonly status: SecondChanceStatus;
  readonly expires_at: number;
  readonly purchase_code: number | null;
}

const columns = 'code, offer_code, account_id, value_cents, status, expires_at, purchase_code';

const ofOffer = statement({
  name: 'second-chances.of-offer',
  text: `select ${columns} from second_chance where offer_code = $1 order by code`,
});

const openOf = statement({
  name: 'second-chances.open-of',
  text: `select c.offer_code, c.value_cents, c.expires_at, coalesce(p.freight, 'N') as freight, s.uf
         from second_chance c
         left join participation p on p.account_id = c.account_id and p.offer_code = c.offer_code
         left join address d on d.code = p.address_code left join state s on s.code = d.state_code
         where c.account_id = $1 and c.offer_code = any($2::bigint[]) and c.status = 'offered'
           and (c.expires_at > $3 or exists (select from offer o where o.code = c.offer_code and not ${ofOpenStore}))`,
});

const lock = statement({
  name: 'second-chances.lock',
  text: `select ${columns} from second_chance where offer_code = $1 and account_id = $2 for update`,
});

const due = statement({
  name: 'second-chances.due',
  text: `select ${columns} from second_chance c where status = 'offered' and expires_at <= $1
           and not exists (select from offer o where o.code = c.offer_code and ${STOPPED})
         order by expires_at, code limit $2`,
});

const blocked = statement({
  name: 'second-chances.bidders',
  text: `select c.id, ${BARRED} as barred
         from participation p join account c on c.id = p.account_id where p.offer_code = $1 order by c.id`,
});

const insert = statement({
  name: 'second-chances.insert',
  text: `insert into second_chance (offer_code, account_id, value_cents, offered_by, offered_at, expires_at)
         values ($1, $2, $3, $4, $5, $6) returning code`,
});

const end = statement({
  name: 'second-chances.end',
  text: `update second_chance set status = $2, answered_at = $3, purchase_code = $4 where code = $1`,
});

const postpone = statement({
  name: 'second-chances.postpone',
  text: `update second_chance set expires_at = $2 where code = $1 and status = 'offered'`,
});

/** Reads second chances; changes nothing. */
export function secondChanceReader(queries: Queries) {
  return {
    /** All second chances of an offer, in order. */
    ofOffer: (offerCode: number) => queries.rows(ofOffer, [offerCode]),
    /** Second chances that a user may still answer on these offers, or that wait for their store. */
    openOf: (accountId: number, offerCodes: readonly number[], now: number) =>
      queries.rows(openOf, [accountId, offerCodes, new Date(now)]),
    /** Those that expired without an answer, longest overdue first; none of a store that is suspended. */
    due: (now: number, limit: number) => queries.rows(due, [new Date(now), limit]),
    /** Everyone who has bid on an offer; barred: blocked, on the blocklist, or staff by now. */
    bidders: (offerCode: number) => queries.rows(blocked, [offerCode]),
  };
}

interface NewSecondChance {
  readonly offerCode: number;
  readonly accountId: number;
  readonly value: number;
  readonly offeredBy: number;
  readonly at: number;
  readonly deadline: number;
}

interface Ended {
  readonly code: number;
  readonly status: Exclude<SecondChanceStatus, 'offered'>;
  readonly purchaseCode: number | null;
  readonly at: number;
}

/** Changes second chances; the caller holds the lock of the offer. */
export function secondChanceWriter(transaction: Transaction) {
  return {
    lock: (offerCode: number, accountId: number) => transaction.row(lock, [offerCode, accountId]),
    /** Returns its code. */
    insert: async (chance: NewSecondChance): Promise<number> => {
      const row = await transaction.row(insert, [
        chance.offerCode,
        chance.accountId,
        chance.value,
        chance.offeredBy,
        new Date(chance.at),
        new Date(chance.deadline),
      ]);
      if (!row) throw new Error('A second chance was not written.');
      return row.code;
    },
    end: ({ code, status, purchaseCode, at }: Ended) =>
      transaction.run(end, [code, status, new Date(at), purchaseCode]),
    /** Another end, epoch milliseconds: its store was suspended. */
    postpone: async (code: number, until: number): Promise<void> => {
      await transaction.run(postpone, [code, new Date(until)]);
    },
  };
}
