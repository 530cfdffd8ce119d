import type { InspectionForm, IntakeForm, YardDamage } from '@patio/contract/sales/yard/intake-form.ts';
import type { YardKind } from '@patio/domain/sales/yard/yard-checklist.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';

const columns = `v.code, v.client_id, v.partner_id, v.plate, v.serial, v.kind, v.city_code, v.spot, v.usage, v.counter, v.keys, v.checklist,
  v.damages, v.note, v.phone_time, v.offer_code, v.taken_by, v.taken_at, v.version, v.left_at`;

interface Shape {
  readonly kind: YardKind;
  readonly counter: 'Km' | 'h';
  readonly checklist: InspectionForm['conferencia'];
  readonly damages: readonly YardDamage[];
}

const one = statement({
  name: 'yard.one',
  text: `select ${columns} from yard_vehicle v where v.code = $1`,
  shape: shape<Shape>(),
});

const locked = statement({
  name: 'yard.lock',
  text: `select ${columns} from yard_vehicle v where v.code = $1 for update`,
  shape: shape<Shape>(),
});

const byClient = statement({
  name: 'yard.by-client',
  text: `select v.code, v.taken_by, v.taken_at from yard_vehicle v where v.client_id = $1`,
});

const present = statement({
  name: 'yard.present',
  text: `select v.code, v.spot, c.name as city, v.taken_at from yard_vehicle v join city c on c.code = v.city_code
    where v.plate = $1 and v.partner_id is not distinct from $2 and v.left_at is null`,
});

const place = statement({
  name: 'yard.place',
  text: `select c.name from yard y join city c on c.code = y.city_code where y.city_code = $1 and y.partner_id is not distinct from $2`,
});

const insert = statement({
  name: 'yard.insert',
  text: `insert into yard_vehicle (client_id, partner_id, plate, serial, kind, city_code, spot, usage, counter, keys, checklist, damages,
      note, phone_time, offer_code, taken_by, taken_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17) on conflict do nothing returning code`,
});

const update = statement({
  name: 'yard.update',
  text: `update yard_vehicle set kind = $2, city_code = $3, spot = $4, usage = $5, counter = $6, keys = $7, checklist = $8, damages = $9,
      note = $10, phone_time = $11, version = version + 1 where code = $1`,
});

const move = statement({
  name: 'yard.move',
  text: 'update yard_vehicle set city_code = $2, spot = $3, version = version + 1 where code = $1 returning version',
});

const offered = statement({
  name: 'yard.offered',
  text: 'update yard_vehicle set offer_code = $2, version = version + 1 where code = $1',
});

const leave = statement({
  name: 'yard.leave',
  text: 'update yard_vehicle set left_at = $2, keys = coalesce($3, keys), version = version + 1 where code = $1',
});

const comeBack = statement({
  name: 'yard.come-back',
  text: `update yard_vehicle v set left_at = null, version = version + 1 where v.code = $1 and not exists (
    select from yard_vehicle w where w.plate = v.plate and w.partner_id is not distinct from v.partner_id and w.left_at is null)`,
});

/** Drafts and offers that name a plate, the newest first: those of one seller. */
const named = statement({
  name: 'yard.named',
  text: `select d.code, coalesce(nullif(d.form->>'titulo', ''), '—') as title, true as draft, d.is_new, true as open
      from offer_draft d where d.partner_id is not distinct from $2
        and exists (select from jsonb_array_elements(d.form->'veiculos') e where upper(regexp_replace(e->>'placa', '[^A-Za-z0-9]', '', 'g')) = $1)
    union all select o.code, o.title, false, false, o.status in ('A', 'V', 'C', 'L')
      from vehicle v join offer o on o.code = v.offer_code where v.plate = $1 and o.partner_id is not distinct from $2
        and o.published_at is not null and not exists (select from offer_draft d where d.code = o.code)
    order by code desc limit 10`,
});

/** A vehicle of the yard; instants in epoch milliseconds. */
export const yardVehicle = (queries: Queries, code: number) => queries.row(one, [code]);

/** The same, locked. */
export const lockVehicle = (transaction: Transaction, code: number) => transaction.row(locked, [code]);

export type YardVehicle = NonNullable<Awaited<ReturnType<typeof yardVehicle>>>;

/** The intake that a phone sent under this id. */
export const intakeByClient = (queries: Queries, client: string) => queries.row(byClient, [client]);

/** Where a plate stands in the yards of a seller. */
export const presentVehicle = (queries: Queries, plate: string, partnerId: number | null) =>
  queries.row(present, [plate, partnerId]);

/** The city of a pickup place of a seller; undefined: it has none there. */
export const placeName = async (queries: Queries, city: number, partnerId: number | null) =>
  (await queries.row(place, [city, partnerId]))?.name;

/** Drafts and offers of a seller that name a plate. */
export const offersWithPlate = (queries: Queries, plate: string, partnerId: number | null) =>
  queries.rows(named, [plate, partnerId]);

interface Intake {
  readonly form: Omit<IntakeForm, 'placa' | 'serie'>;
  readonly plate: string | null;
  readonly serial: string | null;
  readonly partnerId: number | null;
  readonly offer: number | null;
  readonly actorId: number;
  readonly at: number;
}

/** Stores an intake; undefined: its id or its plate is there already. */
export async function insertIntake(transaction: Transaction, intake: Intake): Promise<number | undefined> {
  const { form, plate, serial, partnerId, offer, actorId, at } = intake;
  const row = await transaction.row(insert, [
    form.cliente,
    partnerId,
    plate,
    serial,
    form.tipo,
    form.cidade,
    form.vaga,
    form.uso,
    form.contador,
    form.chaves,
    JSON.stringify(form.conferencia),
    JSON.stringify(form.avarias),
    form.observacao,
    form.horaDoAparelho,
    offer,
    actorId,
    new Date(at),
  ]);
  return row?.code;
}

/** Changes a vehicle that the caller has locked. */
export function vehicleWriter(transaction: Transaction, code: number) {
  return {
    inspect: (form: InspectionForm) =>
      transaction.run(update, [
        code,
        form.tipo,
        form.cidade,
        form.vaga,
        form.uso,
        form.contador,
        form.chaves,
        JSON.stringify(form.conferencia),
        JSON.stringify(form.avarias),
        form.observacao,
        form.horaDoAparelho,
      ]),
    move: async (city: number, spot: string): Promise<number> =>
      (await transaction.row(move, [code, city, spot]))?.version ?? 0,
    offer: (offer: number) => transaction.run(offered, [code, offer]),
    /** `keys`: how many were left; null: unchanged. */
    leave: (at: number, keys: number | null) => transaction.run(leave, [code, new Date(at), keys]),
    /** Whether no other stay of the plate has begun meanwhile. */
    comeBack: async (): Promise<boolean> => (await transaction.run(comeBack, [code])) === 1,
  };
}
