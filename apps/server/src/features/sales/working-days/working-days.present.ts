import type { Output } from '@patio/contract/route/define-route.ts';
import type { listWorkingDays } from '@patio/contract/sales/working-days/list-working-days.ts';
import { versionOf } from '../../../platform/versions/version-of.ts';
import type { Holiday } from './holiday.ts';
import type { HolidayRow, WorkingPlaceRow } from './working-days.store.ts';

type Days = Output<typeof listWorkingDays>;

/** A day that staff entered. */
export function presentHoliday(row: HolidayRow): Days['data'][number] {
  return {
    codigo: row.code,
    dia: row.day,
    nome: row.name,
    uf: row.uf,
    cidade: cityOf(row.city_code, row.city),
    util: row.working,
  };
}

/** A computed day. */
export function presentComputed({ day, name }: Holiday): Days['data'][number] {
  return { codigo: null, dia: day, nome: name, uf: null, cidade: null, util: false };
}

/** Where the house works; the whole country if not set. */
export function presentPlace(row: WorkingPlaceRow | undefined): Days['local'] {
  return {
    uf: row?.uf ?? null,
    cidade: cityOf(row?.city_code ?? null, row?.city ?? null),
    corte: row === undefined || row.cut_off_minutes === null ? null : clockText(row.cut_off_minutes),
    versao: placeVersion(row),
  };
}

/** Version of where the house works. */
export function placeVersion(row: WorkingPlaceRow | undefined): string {
  return versionOf([row?.uf ?? null, row?.city_code ?? null, row?.cut_off_minutes ?? null]);
}

function cityOf(code: number | null, name: string | null) {
  return code === null || name === null ? null : { codigo: code, nome: name };
}

function clockText(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
