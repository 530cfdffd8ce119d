import type { closeDay as contract } from '@patio/contract/finance/closes/close-day.ts';
import {
  decideClose,
  differenceOf,
  isOtherAccount,
  needsExplanation,
  type CloseDecision,
} from '@patio/domain/finance/closes/decide-close.ts';
import { signedCentavos } from '@patio/domain/money/signed-money.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { findDay } from '../closes-list.store.ts';
import { REASON_OF } from '../closes.present.ts';
import { closeAlone, edgesOf, insertClose, type NewClose } from '../closes.store.ts';
import { dayFigures } from '../day-figures.store.ts';
import { showClose } from '../show-close.ts';
import { accountBefore, statedBalances, statementFor } from '../stated-balances.store.ts';

const REFUSALS = {
  closed: 'close-done',
  'not-over': 'close-not-over',
  'out-of-order': 'close-out-of-order',
  changed: 'close-changed',
  unexplained: 'close-unexplained',
} as const satisfies Record<Exclude<CloseDecision, 'allowed'>, string>;

/** Closes a day of the book. */
export const closeDay =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, now }) => {
    const [seen, bank] = [signedCentavos(body.saldoLivro), signedCentavos(body.saldoBanco)];
    if (bank === null) return fail('close-balance');
    if (seen === null) return fail('close-changed');
    const { explicacao } = body;
    const asked: Asked = {
      code: params.id,
      seen,
      bank,
      explanation: explicacao && { reason: REASON_OF[explicacao.motivo], text: explicacao.texto },
      by: actor.accountId,
      at: now,
    };
    const outcome = await database.transact(
      async (transaction) =>
        (await close(transaction, asked)) ?? showClose(transaction, params.id, { actor, now }),
    );
    if (outcome instanceof ApiError) throw outcome;
    return outcome === undefined ? fail('close-not-found') : { data: outcome };
  };

interface Asked extends Pick<NewClose, 'bank' | 'explanation' | 'by' | 'at'> {
  readonly code: number;
  /** The balance of the book as it was read, in centavos. */
  readonly seen: number;
}

/** Closes under the lock of all bookings, so that none of the day is on its way. Returns why it cannot be closed, or null. */
async function close(transaction: Transaction, asked: Asked): Promise<ApiError | null> {
  await closeAlone(transaction);
  const row = await findDay(transaction, asked.code);
  if (row === undefined) return new ApiError('close-not-found');
  const { first_open: firstOpen } = await edgesOf(transaction);
  const found = await dayFigures(transaction, row.day);
  const { closing: book, pix_read: pixRead, pix_booked: pixBooked, pix_returned: pixReturned } = found;
  const { seen, bank, by, at } = asked;
  const stated = await statedBalances(transaction, row.day);
  const before = await accountBefore(transaction, row.day);
  const told = statementFor(stated, bank, before);
  const statement = told === undefined ? null : { code: told.code, balance: told.balance_cents };
  const otherAccount = isOtherAccount(
    stated.map(({ account }) => account),
    before,
  );
  const balances = stated.map(({ balance_cents: each }) => each);
  const compared = { book, bank, stated: balances, otherAccount, pixRead, pixBooked };
  const explained = asked.explanation !== null;
  const decision = decideClose(
    { day: row.day, closed: row.close !== null, firstOpen, seen, explained, ...compared },
    at,
  );
  if (decision !== 'allowed') return new ApiError(REFUSALS[decision]);
  // What was typed before both agreed explains nothing.
  const explanation = needsExplanation(compared) ? asked.explanation : null;
  const { code: dayCode } = row;
  const figures = { dayCode, book, bank, pixRead, pixBooked, pixReturned, statement };
  await insertClose(transaction, { ...figures, explanation, by, at });
  await recordAudit(transaction, {
    actorId: by,
    action: 'close-day',
    subject: `book ${row.day}`,
    details: {
      book,
      bank,
      difference: differenceOf(compared),
      statement: statement?.code ?? null,
      stated: statement?.balance ?? null,
      ...(otherAccount && { account: told?.account, accountBefore: before }),
      ...(explanation && { reason: explanation.reason, explanation: explanation.text }),
    },
    at,
  });
  return null;
}
