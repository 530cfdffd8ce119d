import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';

/** What can become of a vehicle in the yard. */
export type YardEventKind = 'entrada' | 'vistoria' | 'mudanca' | 'anuncio' | 'saida' | 'saida-desfeita';

/** What an event says besides; texts and numbers, no secrets. */
export type YardEventDetails = Readonly<Record<string, string | number | null>>;

const add = statement({
  name: 'yard.add-event',
  text: `insert into yard_event (yard_code, client_id, kind, details, by, at) values ($1, $2, $3, $4, $5, $6)
    on conflict (client_id) do nothing`,
});

const byClient = statement({
  name: 'yard.event-by-client',
  text: 'select yard_code, by, at from yard_event where client_id = $1',
});

const list = statement({
  name: 'yard.events',
  text: `select e.kind, e.details, e.at, trim(a.name || ' ' || a.surname) as name
    from yard_event e join account a on a.id = e.by where e.yard_code = $1 order by e.code desc limit 200`,
  shape: shape<{ kind: YardEventKind; details: YardEventDetails }>(),
});

interface NewEvent {
  readonly yard: number;
  readonly client?: string;
  readonly kind: YardEventKind;
  readonly details: YardEventDetails;
  readonly actorId: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Writes what became of a vehicle; false: the phone sent it already. */
export async function addEvent(transaction: Transaction, event: NewEvent): Promise<boolean> {
  const { yard, client = null, kind, details, actorId, at } = event;
  const values = [yard, client, kind, JSON.stringify(details), actorId, new Date(at)];
  return (await transaction.run(add, values)) === 1;
}

/** The event that a phone sent under this id. */
export const eventByClient = (queries: Queries, client: string) => queries.row(byClient, [client]);

/** What became of a vehicle, the latest first. */
export const eventsOf = (queries: Queries, yard: number) => queries.rows(list, [yard]);
