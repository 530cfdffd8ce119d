import { closeDay } from '@patio/contract/finance/closes/close-day.ts';
import type { CloseDetail } from '@patio/contract/finance/closes/close.ts';
import { ACCOUNT_KINDS } from '@patio/domain/finance/book/book-account.ts';
import { dayBefore } from '@patio/domain/finance/closes/close-days.ts';
import { decideClose, decideReopen, differenceOf } from '@patio/domain/finance/closes/decide-close.ts';
import { signedReais } from '@patio/domain/money/signed-money.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import { worksForTheHouse } from '../../../platform/access/store-access.ts';
import type { Queries } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import { findDay, type CloseListRow } from './closes-list.store.ts';
import { closeOf, earlierCloses, edgesOf } from './closes.store.ts';
import { calendarAround, originOf, presentClose, presentStated, REASONS } from './closes.present.ts';
import { accountsOfDay, dayFigures, movementsOfDay } from './day-figures.store.ts';
import { accountBefore, statedBalances } from './stated-balances.store.ts';

/** Movements that a day shows; the charges have all of them. */
const SHOWN = 100;

interface Looking {
  readonly actor: Actor;
  readonly now: number;
}

/** A day with all that has to be compared, and what the caller may do; undefined: there is none. */
export async function showClose(
  queries: Queries,
  code: number,
  looking: Looking,
): Promise<CloseDetail | undefined> {
  const row = await findDay(queries, code);
  if (row === undefined) return undefined;
  const accounts = await accountsOfDay(queries, row.day);
  const bank = accounts.find(({ kind }) => kind === 'house-bank');
  return {
    ...presentClose(row, await calendarAround(queries, looking.now)),
    entradas: reaisFromCentavos(bank?.debit ?? 0),
    saidas: reaisFromCentavos(bank?.credit ?? 0),
    contas: accounts
      .toSorted((one, other) => ACCOUNT_KINDS.indexOf(one.kind) - ACCOUNT_KINDS.indexOf(other.kind))
      .map(({ kind, debit, credit }) => ({
        conta: kind,
        debito: reaisFromCentavos(debit),
        credito: reaisFromCentavos(credit),
      })),
    extratosDoDia: (await statedBalances(queries, row.day)).map(presentStated),
    contaAnterior: await accountBefore(queries, row.day),
    ...(await movementsIn(queries, row.day)),
    anterior: await closedBefore(queries, row.day),
    historico: (await earlierCloses(queries, row.day)).map((each) => ({
      fechadoPor: each.closer,
      fechadoEm: isoInstant(each.closed_at),
      saldoBanco: signedReais(each.bank_cents),
      origemSaldo: originOf(each.bank_cents, each.stated_cents),
      reabertoPor: each.reopener,
      reabertoEm: isoInstant(each.reopened_at),
      motivo: each.reopen_reason,
    })),
    ...(await figuresAndRights(queries, row, looking)),
  };
}

async function movementsIn(queries: Queries, day: string) {
  const found = await movementsOfDay(queries, day, SHOWN);
  return {
    movimentos: found.map((each) => ({
      codigo: each.code,
      em: isoInstant(each.at),
      tipo: each.kind,
      valor: signedReais(each.amount_cents),
      referencia: each.reference,
      partes: each.parts.map(({ charge, purchase, amount }) => ({
        codigoCobranca: charge,
        codigoCompra: purchase,
        valor: signedReais(amount),
      })),
    })),
    totalMovimentos: found[0]?.total ?? 0,
  };
}

async function closedBefore(queries: Queries, day: string): Promise<CloseDetail['anterior']> {
  const close = await closeOf(queries, dayBefore(day));
  if (close === undefined) return null;
  const { book_cents: book, bank_cents: bank, reason, explanation } = close;
  return {
    diferenca: signedReais(differenceOf({ book, bank })),
    motivo: reason === null ? null : REASONS[reason],
    explicacao: explanation,
  };
}

/** Of a closed day the Pix as they were compared; of an open one as they are now. */
async function figuresAndRights(queries: Queries, row: CloseListRow, { actor, now }: Looking) {
  const { first_open: firstOpen, last_closed: lastClosed } = await edgesOf(queries);
  const found = await dayFigures(queries, row.day);
  const close = await closeOf(queries, row.day);
  const { opening, closing: book, pix_read: pixRead, pix_booked: pixBooked } = found;
  const decision = decideClose(
    {
      day: row.day,
      closed: close !== undefined,
      firstOpen,
      book,
      seen: book,
      bank: book,
      stated: [],
      otherAccount: false,
      pixRead,
      pixBooked,
      explained: true,
    },
    now,
  );
  const reopened = decideReopen(
    { day: row.day, lastClosed, closedBy: close?.closed_by ?? null },
    actor.accountId,
  );
  const may = worksForTheHouse(actor, closeDay);
  return {
    saldoAnterior: signedReais(opening),
    pix: {
      lido: reaisFromCentavos(close?.pix_read_cents ?? pixRead),
      lancado: reaisFromCentavos(close?.pix_booked_cents ?? pixBooked),
      devolvido: reaisFromCentavos(close?.pix_returned_cents ?? found.pix_returned),
    },
    podeFechar: may && decision === 'allowed',
    podeReabrir: may && reopened === 'allowed',
    impedimento:
      decision === 'not-over'
        ? ('nao-acabou' as const)
        : decision === 'out-of-order'
          ? ('fora-de-ordem' as const)
          : null,
  };
}
