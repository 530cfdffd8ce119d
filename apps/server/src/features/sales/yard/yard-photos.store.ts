import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** What a photo belongs to: one of the two. */
export interface PhotoOwner {
  readonly yard: number | null;
  readonly exit: number | null;
}

const add = statement({
  name: 'yard.add-photo',
  text: `insert into yard_photo (guid, client_id, yard_code, exit_code, width, height, added_by, added_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (client_id) do nothing`,
});

const byClient = statement({
  name: 'yard.photo-by-client',
  text: 'select guid, yard_code, exit_code, added_by from yard_photo where client_id = $1',
});

const count = statement({
  name: 'yard.count-photos',
  text: 'select count(*) as photos from yard_photo where yard_code = $1 or exit_code = $2',
});

const list = statement({
  name: 'yard.photos',
  text: `select p.guid, p.client_id, p.width, p.height, p.added_at from yard_photo p
    where p.yard_code = $1 or p.exit_code in (select e.code from yard_exit e where e.yard_code = $1) order by p.added_at, p.guid`,
});

interface NewPhoto extends PhotoOwner {
  readonly guid: string;
  readonly client: string;
  readonly width: number;
  readonly height: number;
  readonly actorId: number;
  readonly at: number;
}

/** Notes a stored photo; false: the phone sent it already. */
export async function addYardPhotoRow(transaction: Transaction, photo: NewPhoto): Promise<boolean> {
  const { guid, client, yard, exit, width, height, actorId, at } = photo;
  return (await transaction.run(add, [guid, client, yard, exit, width, height, actorId, new Date(at)])) === 1;
}

/** The photo that a phone sent under this id. */
export const photoByClient = (queries: Queries, client: string) => queries.row(byClient, [client]);

/** How many photos an intake or an exit has. */
export const countPhotos = async (queries: Queries, { yard, exit }: PhotoOwner): Promise<number> =>
  (await queries.row(count, [yard, exit]))?.photos ?? 0;

/** The photos of a vehicle, those of its exit too, in the order of their coming. */
export const photosOf = (queries: Queries, yard: number) => queries.rows(list, [yard]);
