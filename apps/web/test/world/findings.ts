import { numberOf, fieldOf, type World } from './world.ts';

/** The vehicles of an offer, in their order. */
export async function vehicleCodes(world: World, offer: number): Promise<number[]> {
  const rows = await world.query('select code from vehicle where offer_code = $1 order by position', [offer]);
  return rows.map((row) => numberOf(fieldOf(row, 'code')));
}

/** Says of a vehicle what was found: one item clean, one with an amount, the rest not informed, and a damage. */
export async function findOut(world: World, vehicle: number, photo: string | null = null): Promise<void> {
  const legal = [
    { item: 'furto-roubo', status: 'nada-consta', checkedOn: '2026-06-30', source: 'Senatran' },
    { item: 'multas', status: 'consta', cents: 29_347, note: 'Duas multas', source: 'Detran-ES' },
  ];
  const notes = [
    {
      part: 'Para-choque',
      text: 'Riscos do lado direito',
      severity: 'leve',
      photos: photo === null ? [] : [photo],
    },
  ];
  await world.query(
    `insert into vehicle_condition (vehicle_code, legal, grade, keys, notes) values ($1, $2, 'bom', 2, $3)
     on conflict (vehicle_code) do update set legal = excluded.legal, notes = excluded.notes returning vehicle_code`,
    [vehicle, JSON.stringify(legal), JSON.stringify(notes)],
  );
}

/** Gives a vehicle a reference price, in reais, for June 2026 and the month before. */
export async function giveReference(world: World, vehicle: number, value: number): Promise<void> {
  const code = `9${String(vehicle).padStart(5, '0').slice(-5)}-${vehicle % 10}`;
  await world.query(
    `insert into reference_model (fipe_code, brand, brand_key, model, from_table) values ($1, 'Teste', 'teste', 'Modelo', false)
     on conflict do nothing returning fipe_code`,
    [code],
  );
  await world.query(
    `insert into reference_price (fipe_code, year_model, month, cents)
     select $1, v.year_model, m.month::date, m.cents from vehicle v,
       (values ('2026-05-01', $3::bigint + 100000), ('2026-06-01', $3::bigint)) as m(month, cents) where v.code = $2
     on conflict do nothing returning fipe_code`,
    [code, vehicle, value * 100],
  );
  await world.query(
    `insert into vehicle_reference (vehicle_code, fipe_code, given) values ($1, $2, true)
     on conflict (vehicle_code) do update set fipe_code = excluded.fipe_code, given = true returning vehicle_code`,
    [vehicle, code],
  );
}
