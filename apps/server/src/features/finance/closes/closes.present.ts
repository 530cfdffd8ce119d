import type { CloseRow } from '@patio/contract/finance/closes/close.ts';
import { isOverdue } from '@patio/domain/finance/closes/close-days.ts';
import { differenceOf, type DifferenceReason } from '@patio/domain/finance/closes/decide-close.ts';
import { signedReais } from '@patio/domain/money/signed-money.ts';
import { instantOf, isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { WorkingCalendar } from '@patio/domain/time/working-days.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { workingCalendar } from '../../sales/working-days/public.ts';
import type { CloseListRow } from './closes-list.store.ts';
import type { StatedRow } from './stated-balances.store.ts';

const LOOKED_BACK_MS = 31 * 86_400_000;

type Reason = NonNullable<CloseRow['motivo']>;

/** The reasons in the words of the API. */
export const REASONS = {
  'before-the-book': 'antes-do-livro',
  'booked-later': 'lancado-depois',
  'bank-fee': 'tarifa',
  'other-money': 'outro-dinheiro',
  'bank-error': 'erro-do-banco',
  other: 'outro',
} as const satisfies Record<DifferenceReason, Reason>;

/** And back. */
export const REASON_OF = {
  'antes-do-livro': 'before-the-book',
  'lancado-depois': 'booked-later',
  tarifa: 'bank-fee',
  'outro-dinheiro': 'other-money',
  'erro-do-banco': 'bank-error',
  outro: 'other',
} as const satisfies Record<Reason, DifferenceReason>;

/** What is needed to say whether a day is overdue; `now` in epoch milliseconds. */
export interface Today {
  readonly now: number;
  readonly calendar: WorkingCalendar;
}

/** The calendar of the days that may be overdue at an instant (epoch milliseconds), also of those of last year. */
export async function calendarAround(queries: Queries, now: number): Promise<Today> {
  return { now, calendar: await workingCalendar(queries, now - LOOKED_BACK_MS) };
}

/** Whether the balance of a close is as the bank states it, or as its user typed it; centavos. */
export function originOf(bank: number, stated: number | null): NonNullable<CloseRow['origemSaldo']> {
  return bank === stated ? 'extrato' : 'digitado';
}

/** What the bank states of an account. */
export function presentStated(row: StatedRow): NonNullable<CloseRow['extrato']> {
  return {
    codigoExtrato: row.code,
    conta: row.account,
    arquivo: row.file_name,
    saldo: signedReais(row.balance_cents),
    importadoPor: { codigo: row.imported_by, nome: row.importer },
    importadoEm: isoInstant(row.imported_at),
  };
}

/** The statement that was at hand when a day was closed. */
function statementOf(row: CloseListRow): CloseRow['extrato'] {
  const { statement_code: code, stated_cents: stated, account, file_name: file } = row;
  const { imported_by: by, imported_at: at, importer } = row;
  if (code === null || stated === null || by === null || at === null) return null;
  return presentStated({
    code,
    account: account ?? '',
    file_name: file ?? '',
    balance_cents: stated,
    imported_by: by,
    imported_at: at,
    importer: importer ?? '',
  });
}

/** A day as it stands in the list. */
export function presentClose(row: CloseListRow, { now, calendar }: Today): CloseRow {
  const { book_cents: book, bank_cents: bank, reason, closed_by: by, closed_at: at } = row;
  return {
    codigo: row.code,
    dia: row.day,
    situacao: row.close === null ? 'a-fechar' : 'fechado',
    atrasado: row.close === null && isOverdue(row.day, now, calendar),
    saldoLivro: signedReais(book),
    saldoBanco: bank === null ? null : signedReais(bank),
    diferenca: bank === null ? null : signedReais(differenceOf({ book, bank })),
    origemSaldo: bank === null ? null : originOf(bank, row.stated_cents),
    extrato: statementOf(row),
    motivo: reason === null ? null : REASONS[reason],
    explicacao: row.explanation,
    fechadoPor: by === null ? null : { codigo: by, nome: row.closer ?? '' },
    fechadoEm: instantOf(at),
    reaberturas: row.reopenings,
  };
}
