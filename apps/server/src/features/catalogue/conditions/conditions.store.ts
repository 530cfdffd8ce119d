import type { LegalPayer } from '@patio/domain/catalogue/conditions/legal-checks.ts';
import type {
  ConditionGrade,
  LegalItem,
  LegalStatus,
  NoteSeverity,
  OdometerState,
} from '@patio/domain/catalogue/conditions/legal-items.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, type Statement, statement } from '../../../platform/db/statement.ts';
import { isShown } from '../shown-offers/public.ts';

/** A vehicle with its condition; null throughout if unknown. */
export interface ConditionRow {
  readonly code: number;
  readonly legal:
    | readonly {
        readonly item: LegalItem;
        readonly status: LegalStatus;
        readonly cents?: number | null;
        readonly payer?: LegalPayer | null;
        readonly note?: string | null;
        readonly checkedOn?: string | null;
        readonly source?: string | null;
      }[]
    | null;
  readonly grade: ConditionGrade | null;
  readonly odometer: OdometerState | null;
  readonly chassis_restamped: boolean | null;
  readonly keys: number | null;
  readonly manual: boolean | null;
  readonly owners: number | null;
  readonly notes:
    | readonly {
        readonly part: string;
        readonly text: string;
        readonly severity: NoteSeverity;
        readonly photos: readonly string[];
      }[]
    | null;
  /** The keys of the pictures of the notes, by guid. */
  readonly addresses: Readonly<Record<string, string>> | null;
}

const find = statement({
  name: 'conditions.find',
  text: `select v.code, c.legal, c.grade, c.odometer, c.chassis_restamped, c.keys, c.manual, c.owners, c.notes,
           (select json_object_agg(p.guid, picture_address(p.guid, p.drawing)) from photo p
             where p.offer_code = v.offer_code and p.vehicle_code = v.code and not p.in_gallery) as addresses
         from vehicle v join offer o on o.code = v.offer_code left join vehicle_condition c on c.vehicle_code = v.code
         where (v.code = $1 or v.offer_code = $1) and ${isShown('$2::timestamptz')} order by v.position`,
  shape: shape<Pick<ConditionRow, 'legal' | 'notes' | 'addresses'>>(),
});

/** The vehicles of a published offer, or the one with that code, in their order; none if the code is unknown. */
export function findConditions(queries: Queries, code: number, now: number): Promise<ConditionRow[]> {
  return queries.rows(find, [code, new Date(now)]);
}

const named = `json_to_recordset($1::json) as d(offer_code bigint, position smallint)
  where v.offer_code = d.offer_code and v.position = d.position`;

const drops: readonly Statement[] = [
  statement({
    name: 'conditions.drop',
    text: `delete from vehicle_condition c using vehicle v, ${named} and c.vehicle_code = v.code`,
  }),
  statement({
    name: 'conditions.drop-photos',
    // By the offer, which has an index: reading all pictures would slow an import down with every batch.
    text: `delete from photo p using vehicle v, ${named} and p.offer_code = v.offer_code and p.vehicle_code = v.code
      and not p.in_gallery`,
  }),
];

/** Removes the condition of vehicles, with its pictures. */
export async function dropConditions(transaction: Transaction, vehicles: readonly object[]): Promise<void> {
  for (const statement of drops) await transaction.run(statement, [JSON.stringify(vehicles)]);
}

const write = statement({
  name: 'conditions.write',
  text: `insert into vehicle_condition (vehicle_code, legal, grade, odometer, chassis_restamped, keys, manual, owners, notes)
         select v.code, d.legal, d.grade, d.odometer, d.chassis_restamped, d.keys, d.manual, d.owners, d.notes
         from json_to_recordset($1::json) as d(offer_code bigint, position smallint, legal jsonb, grade text, odometer text,
           chassis_restamped boolean, keys smallint, manual boolean, owners smallint, notes jsonb)
         join vehicle v on v.offer_code = d.offer_code and v.position = d.position`,
});

const writePhotos = statement({
  name: 'conditions.write-photos',
  text: `insert into photo (guid, offer_code, vehicle_code, position, drawing, width, height, in_gallery)
         select d.guid, d.offer_code, v.code, d.position, d.drawing, d.width, d.height, false
         from json_to_recordset($1::json) as d(guid uuid, offer_code bigint, vehicle_position smallint, position smallint,
           drawing jsonb, width integer, height integer)
         join vehicle v on v.offer_code = d.offer_code and v.position = d.vehicle_position`,
});

/** Writes the condition of vehicles that have none yet, and the pictures of the notes. */
export async function writeConditions(
  transaction: Transaction,
  conditions: readonly object[],
  photos: readonly object[],
): Promise<void> {
  await transaction.run(write, [JSON.stringify(conditions)]);
  if (photos.length > 0) await transaction.run(writePhotos, [JSON.stringify(photos)]);
}
