import type { Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';
import type { ConditionDraft, ConditionNoteDraft } from '../../conditions/public.ts';
import { linkReferences } from '../../reference-prices/public.ts';
import { factColumnNames, selectFactColumns } from '../index/list-columns.store.ts';
import type { VehicleDraft } from './offer-draft.ts';
import { writeOfferDocuments } from './offer-document.store.ts';

/** The facts of a vehicle that a correction replaces. */
export type VehicleCorrection = Pick<
  VehicleDraft,
  'version' | 'plate' | 'yearManufacture' | 'yearModel' | 'usage' | 'colour' | 'fuel'
>;

/** Its new condition; new damage notes are added to the existing ones. */
export type ConditionCorrection = Omit<ConditionDraft, 'notes'> & {
  readonly addedNotes: readonly Omit<ConditionNoteDraft, 'photos'>[];
};

const given = (column: string, name: string, type: string): string =>
  `${column} = case when d.facts ? '${name}' then (d.facts ->> '${name}')::${type} else v.${column} end`;

const correct = statement({
  name: 'catalogue.correct-vehicle',
  text: `update vehicle v set ${[
    given('version', 'version', 'text'),
    given('plate', 'plate', 'text'),
    given('year_manufacture', 'yearManufacture', 'smallint'),
    given('year_model', 'yearModel', 'smallint'),
    given('usage', 'usage', 'integer'),
    given('colour', 'colour', 'text'),
    given('fuel', 'fuel', 'text'),
  ].join(', ')} from (select $2::jsonb as facts) d where v.code = $1`,
});

const condition = statement({
  name: 'catalogue.correct-condition',
  text: `insert into vehicle_condition as c (vehicle_code, legal, grade, odometer, chassis_restamped, keys, manual, owners, notes)
    select $1, d.legal, d.grade, d.odometer, d.chassis_restamped, d.keys, d.manual, d.owners, d.notes
    from json_to_record($2::json) as d(legal jsonb, grade text, odometer text, chassis_restamped boolean, keys smallint,
      manual boolean, owners smallint, notes jsonb)
    on conflict (vehicle_code) do update set legal = excluded.legal, grade = excluded.grade, odometer = excluded.odometer,
      chassis_restamped = excluded.chassis_restamped, keys = excluded.keys, manual = excluded.manual, owners = excluded.owners,
      notes = c.notes || excluded.notes`,
});

const title = statement({
  name: 'catalogue.correct-title',
  text: 'update offer set title = $2 where code = $1',
});

/** The list columns and search words derived from vehicles, as in `write-offers`. */
const refresh = statement({
  name: 'catalogue.refresh-offer',
  text: `update offer o set ${factColumnNames.map((name) => `${name} = x.${name}`).join(', ')},
      search = search_vector(search_words(concat_ws(' ', o.title, o.tags, o.description, x.words)))
    from (select v.offer_code,
        ${selectFactColumns('v')},
        string_agg(concat_ws(' ', c.name, s.name, b.name, m.name, v.version), ' ') as words
      from vehicle v join category c on c.code = v.category_code
      left join subcategory s on s.code = v.subcategory_code left join brand b on b.code = v.brand_code
      left join model m on m.code = v.model_code
      where v.offer_code = any($1::bigint[]) group by v.offer_code) x
    where o.code = x.offer_code`,
});

/** Writes corrected facts of a vehicle; absent ones stay. The caller holds the lock of the offer. */
export async function correctVehicle(
  transaction: Transaction,
  vehicleCode: number,
  facts: VehicleCorrection,
  said: ConditionCorrection | null,
): Promise<void> {
  await transaction.run(correct, [vehicleCode, JSON.stringify(facts)]);
  if (said === null) return;
  const { legal = [], chassisRestamped, addedNotes, ...rest } = said;
  const notes = addedNotes.map((note) => ({ ...note, photos: [] }));
  const record = { ...rest, legal, chassis_restamped: chassisRestamped ?? null, notes };
  await transaction.run(condition, [vehicleCode, JSON.stringify(record)]);
}

/** Updates lists, search, documents and reference prices of an offer from its vehicles, and its title if there is a new one. */
export async function refreshOffer(
  transaction: Transaction,
  offerCode: number,
  newTitle: string | undefined,
): Promise<void> {
  if (newTitle !== undefined) await transaction.run(title, [offerCode, newTitle]);
  await refreshOffers(transaction, [offerCode]);
}

/** Updates lists, search, documents and reference prices of offers from their vehicles and the names of these. */
export async function refreshOffers(transaction: Transaction, offerCodes: readonly number[]): Promise<void> {
  await transaction.run(refresh, [offerCodes]);
  await linkReferences(transaction, offerCodes, []);
  await writeOfferDocuments(transaction, offerCodes);
}
