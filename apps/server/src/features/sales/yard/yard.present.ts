import type { YardRow } from '@patio/contract/sales/yard/yard-vehicle.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { YardListRow } from './yard-list.store.ts';

const DAY_MS = 86_400_000;

/** A row of the yard; `now` in epoch milliseconds. */
export function presentVehicle(row: YardListRow, now: number): YardRow {
  return {
    codigo: row.code,
    placa: row.plate,
    serie: row.serial,
    tipo: row.kind,
    cidade: { codigo: row.city_code, nome: row.city, uf: row.uf },
    vaga: row.spot,
    loja: row.store,
    entrouEm: isoInstant(row.taken_at),
    entrouPor: row.taker,
    dias: Math.floor(((row.left_at ?? now) - row.taken_at) / DAY_MS),
    chaves: row.keys,
    oferta: row.offer_code === null ? null : { codigo: row.offer_code, titulo: row.title ?? '' },
    situacao: row.state,
    saiuEm: row.left_at === null ? null : isoInstant(row.left_at),
    fotos: row.photos,
    versao: row.version,
  };
}
