import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';

const insert = statement({
  name: 'exits.insert',
  text: `insert into yard_exit (client_id, purchase_code, vehicle_code, yard_code, by_code, collector, third_party, usage, keys, note,
      confirmed_by, confirmed_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict do nothing returning code`,
});

const columns = `e.code, e.purchase_code, e.vehicle_code, e.yard_code, e.confirmed_by, e.confirmed_at, e.undone_at,
  trim(a.name || ' ' || a.surname) as confirmer, o.partner_id`;
const joined = `from yard_exit e join account a on a.id = e.confirmed_by join purchase p on p.code = e.purchase_code
  join offer o on o.code = p.offer_code`;

const byClient = statement({
  name: 'exits.by-client',
  text: `select ${columns} ${joined} where e.client_id = $1`,
});

const standing = statement({
  name: 'exits.standing',
  text: `select ${columns} ${joined} where e.purchase_code = $1 and e.vehicle_code = $2 and e.undone_at is null`,
});

const one = statement({
  name: 'exits.one',
  text: `select ${columns} ${joined} where e.code = $1`,
});

const undo = statement({
  name: 'exits.undo',
  text: 'update yard_exit set undone_by = $2, undone_at = $3 where code = $1 and undone_at is null',
});

/** Collected purchases whose exits can no longer be taken back: every vehicle left. Completing one twice changes nothing, so none is held. */
const due = statement({
  name: 'exits.due',
  text: `select p.code, max(e.confirmed_by) as "actorId" from purchase p
      join yard_exit e on e.purchase_code = p.code and e.undone_at is null
    where p.status = 'L' and p.cancelled_at is null and p.freight = 'N' and p.code > $2
      and not exists (select from vehicle v where v.offer_code = p.offer_code and not exists (
        select from yard_exit x where x.purchase_code = p.code and x.vehicle_code = v.code and x.undone_at is null and x.confirmed_at <= $1))
    group by p.code order by p.code limit 50`,
});

/** The collectors of the exits of a vehicle of the yard, encrypted. */
const collectors = statement({
  name: 'exits.collectors',
  text: 'select code, purchase_code, collector from yard_exit where yard_code = $1',
});

interface NewExit {
  readonly client: string;
  readonly purchase: number;
  readonly vehicle: number;
  readonly yard: number | null;
  readonly byCode: boolean;
  readonly collector: Buffer;
  readonly thirdParty: boolean;
  readonly usage: number | null;
  readonly keys: number;
  readonly note: string;
  readonly actorId: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Stores an exit; undefined: the vehicle left already, or the phone sent it already. */
export async function insertExit(transaction: Transaction, exit: NewExit): Promise<number | undefined> {
  const row = await transaction.row(insert, [
    exit.client,
    exit.purchase,
    exit.vehicle,
    exit.yard,
    exit.byCode,
    exit.collector,
    exit.thirdParty,
    exit.usage,
    exit.keys,
    exit.note,
    exit.actorId,
    new Date(exit.at),
  ]);
  return row?.code;
}

/** The exit that a phone sent under this id; instants in epoch milliseconds. */
export const exitByClient = (queries: Queries, client: string) => queries.row(byClient, [client]);

/** The exit of a vehicle that counts. */
export const standingExit = (queries: Queries, purchase: number, vehicle: number) =>
  queries.row(standing, [purchase, vehicle]);

/** An exit by its number. */
export const findExit = (queries: Queries, code: number) => queries.row(one, [code]);

/** Takes an exit back; whether it stood. */
export async function undoExit(
  transaction: Transaction,
  code: number,
  { actorId, at }: { readonly actorId: number; readonly at: number },
): Promise<boolean> {
  return (await transaction.run(undo, [code, actorId, new Date(at)])) === 1;
}

/** Purchases that were collected up to an instant and are not completed yet, each with a user who confirmed an exit. */
export const collectedPurchases = (queries: Queries, until: number, after: number) =>
  queries.rows(due, [new Date(until), after]);

/** Who collected a vehicle of the yard, by the number of the exit. */
export const collectorsOf = (queries: Queries, yard: number) => queries.rows(collectors, [yard]);
