import type { StorageOfPurchase } from '@patio/contract/sales/storage-days/storage.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isChargedBefore, storageRuns } from '@patio/domain/sales/storage-days/storage-account.ts';
import { freePeriod } from '@patio/domain/sales/storage-days/storage-day.ts';
import { wireFromStorage } from '@patio/domain/sales/storage-days/wire-storage.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { workingCalendar } from '../working-days/public.ts';
import { waiversOf } from './days.store.ts';
import { readStorage, type StorageNow } from './open-storage.ts';
import { standingOf, termsOf } from './storage.store.ts';

/** What is shown of the storage of a purchase to both sides; null: it never costs. */
export async function showStorage(
  queries: Queries,
  code: number,
  now: number,
): Promise<StorageOfPurchase | null> {
  const storage = await readStorage(queries, code);
  if (storage === undefined) return null;
  const { row, account, days } = storage;
  return {
    situacao: stateOf(storage),
    ...wireFromStorage(termsOf(row), row.vehicles),
    livresRestantes: account.freeLeft,
    ...(await periodOf(queries, storage, now)),
    dias: days.map(({ day, outcome, vehicles }) => ({ dia: day, tipo: outcome, veiculos: vehicles })),
    contados: account.counted,
    devido: reaisFromCentavos(account.owed),
    cobrado: reaisFromCentavos(row.charged_cents),
    aPagar: reaisFromCentavos(row.unpaid_cents),
    dispensado: reaisFromCentavos(row.waived_cents),
    dispensas: (await waiversOf(queries, code)).map(({ amount_cents: amount, of_charge, reason, at }) => ({
      valor: reaisFromCentavos(amount),
      cobranca: of_charge,
      motivo: reason,
      em: isoInstant(at),
    })),
    podeCobrar: isChargedBefore(termsOf(row), account, standingOf(row)),
    versao: row.version,
  };
}

function stateOf({ row, account }: StorageNow): StorageOfPurchase['situacao'] {
  if (row.cancelled || row.ended_at !== null || row.status === 'X') return 'encerrada';
  if (row.freight === 'S') return 'entrega';
  if (row.status !== 'L') return 'antes';
  return account.freeLeft > 0 ? 'livre' : 'conta';
}

/** Until when storage is free, if the vehicle is released and nothing stops the clock. */
async function periodOf(
  queries: Queries,
  { row, account, through }: StorageNow,
  now: number,
): Promise<Pick<StorageOfPurchase, 'ultimoDiaLivre' | 'custaDesde'>> {
  if (!storageRuns(standingOf(row)) || through === null || account.freeLeft === 0 || account.counted > 0)
    return { ultimoDiaLivre: null, custaDesde: null };
  const calendar = await workingCalendar(queries, now);
  const { lastFree, costsFrom } = freePeriod(through, account.freeLeft, calendar);
  return { ultimoDiaLivre: lastFree, custaDesde: costsFrom };
}
