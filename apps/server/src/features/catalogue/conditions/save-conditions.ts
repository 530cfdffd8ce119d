import type { Transaction } from '../../../platform/db/database.ts';
import type { ConditionDraft } from './condition-draft.ts';
import { dropConditions, writeConditions } from './conditions.store.ts';

/** Condition of the vehicle at a position of an offer; null removes it. */
export interface VehicleConditionDraft {
  readonly offerCode: number;
  readonly position: number;
  readonly condition: ConditionDraft | null;
}

/** Replaces the condition of vehicles. Unnamed vehicles keep theirs. The vehicles must be written already. */
export async function saveConditions(
  transaction: Transaction,
  drafts: readonly VehicleConditionDraft[],
): Promise<void> {
  if (drafts.length === 0) return;
  await dropConditions(
    transaction,
    drafts.map(({ offerCode, position }) => ({ offer_code: offerCode, position })),
  );
  const said = drafts.flatMap(({ condition, ...vehicle }) => (condition ? [{ ...vehicle, condition }] : []));
  if (said.length === 0) return;
  await writeConditions(
    transaction,
    said.map((draft) => conditionRecord(draft.offerCode, draft.position, draft.condition)),
    said.flatMap((draft) => photoRecords(draft.offerCode, draft.position, draft.condition)),
  );
}

function conditionRecord(offerCode: number, position: number, condition: ConditionDraft): object {
  return {
    offer_code: offerCode,
    position,
    legal: condition.legal ?? [],
    grade: condition.grade ?? null,
    odometer: condition.odometer ?? null,
    chassis_restamped: condition.chassisRestamped ?? null,
    keys: condition.keys ?? null,
    manual: condition.manual ?? null,
    owners: condition.owners ?? null,
    notes: (condition.notes ?? []).map(({ photos = [], ...note }) => ({
      ...note,
      photos: photos.map(({ guid }) => guid),
    })),
  };
}

function photoRecords(offerCode: number, position: number, condition: ConditionDraft): object[] {
  const photos = (condition.notes ?? []).flatMap((note) => note.photos ?? []);
  return photos.map((photo, place) => ({
    ...photo,
    drawing: photo.drawing ?? null,
    offer_code: offerCode,
    vehicle_position: position,
    position: place,
  }));
}
