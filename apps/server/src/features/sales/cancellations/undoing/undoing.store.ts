import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { shape, statement } from '../../../../platform/db/statement.ts';
import { leftYard } from '../../../trading/charges/public.ts';
import { MONEY_LEFT } from './vehicle-awaited.store.ts';

/** Why a sale ends that staff undo because of a complaint (`cancel_reason`); its buyer did not ask to cancel. */
export const UNDOING_REASON = 105;

const adopt = statement({
  name: 'undoing.adopt-request',
  text: `update cancellation set complaint_code = $2, proposed_by = $3 where purchase_code = $1 and outcome = 'review' and complaint_code is null
    returning id`,
});

const insert = statement({
  name: 'undoing.insert',
  text: `insert into cancellation (account_id, offer_code, purchase_code, reason_code, outcome, language, requested_at, complaint_code, proposed_by)
    select p.account_id, p.offer_code, p.code, ${UNDOING_REASON}, 'review', $5, $4, $2, $3 from purchase p where p.code = $1 returning id`,
});

const review = statement({
  name: 'undoing.review',
  // Not when it was requested: the buyer did not, and may yet.
  text: `update purchase set cancellation = 'Q' where code = $1`,
});

const release = statement({
  name: 'undoing.release-request',
  text: `update cancellation set complaint_code = null, proposed_by = null
    where complaint_code = $1 and outcome = 'review' and reason_code <> ${UNDOING_REASON} returning id`,
});

const end = statement({
  name: 'undoing.end',
  text: `with ended as (
      update cancellation set outcome = 'rejected', answered_at = $3 where complaint_code = $1 and outcome = 'review' returning purchase_code)
    update purchase set cancellation = null where code = $2 and exists (select from ended)`,
});

const facts = statement({
  name: 'undoing.vehicle',
  text: `select p.status, ${leftYard('p')} as "left" from purchase p where p.code = $1`,
  shape: shape<{ status: 'V' | 'C' | 'L' | 'X' }>(),
});

const awaitVehicle = statement({
  name: 'undoing.await-vehicle',
  text: 'update cancellation set vehicle_awaited = true where id = $1',
});

const noteVehicle = statement({
  name: 'undoing.note-vehicle',
  text: 'update cancellation set vehicle_back_at = $2, vehicle_back_by = $3 where id = $1',
});

const returned = statement({
  name: 'undoing.returned',
  text: `select c.vehicle_awaited, c.vehicle_back_at, c.refunded_at, ${MONEY_LEFT} as money_left from cancellation c where c.id = $1`,
});

interface Proposed {
  readonly complaint: number;
  readonly purchase: number;
  readonly proposedBy: number;
  readonly at: number;
}

/** Makes the open request of a purchase one of a complaint, and gives its number; undefined: there is none. */
export const adoptRequest = async (transaction: Transaction, { purchase, complaint, proposedBy }: Proposed) =>
  (await transaction.row(adopt, [purchase, complaint, proposedBy]))?.id;

/** Writes that a sale is to be undone, marks its purchase, and gives its number. */
export async function insertUndoing(
  transaction: Transaction,
  { purchase, complaint, proposedBy, at }: Proposed,
  idiom: Idiom,
): Promise<number> {
  const row = await transaction.row(insert, [purchase, complaint, proposedBy, new Date(at), idiom]);
  if (!row) throw new Error('A cancellation was not written.');
  await transaction.run(review, [purchase]);
  return row.id;
}

/** Leaves a request that the buyer made themselves without the complaint; false: there is none. */
export const releaseRequest = async (transaction: Transaction, complaint: number): Promise<boolean> =>
  (await transaction.row(release, [complaint])) !== undefined;

/** Ends that a sale is to be undone, without a decision. */
export async function endUndoing(
  transaction: Transaction,
  { complaint, purchase, at }: Pick<Proposed, 'complaint' | 'purchase' | 'at'>,
): Promise<void> {
  await transaction.run(end, [complaint, purchase, new Date(at)]);
}

/** What says whether the buyer of a purchase has any of it. */
export const vehicleFacts = (queries: Queries, purchase: number) => queries.row(facts, [purchase]);

/** The money of a cancelled purchase waits for its vehicle. */
export async function writeAwaited(transaction: Transaction, id: number): Promise<void> {
  await transaction.run(awaitVehicle, [id]);
}

/** Whether a vehicle is awaited, when it came back (epoch milliseconds; null: it did not), and whether its money left since. */
export const vehicleOf = (queries: Queries, id: number) => queries.row(returned, [id]);

/** Notes that the vehicle is back, or (null) that it is not after all. */
export async function writeVehicleBack(
  transaction: Transaction,
  id: number,
  back: { readonly by: number; readonly at: number } | null,
): Promise<void> {
  await transaction.run(noteVehicle, [id, back === null ? null : new Date(back.at), back?.by ?? null]);
}
