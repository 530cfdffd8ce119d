import type { identifyLine as contract } from '@patio/contract/finance/statements/identify-line.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { cameInWith } from '../../bank-references/public.ts';
import { giveBackToStray, lockStray, takeFromStray } from '../../suspense/public.ts';
import { bookedOf, lockLine, type LockedLine } from '../lines.store.ts';
import { straysLike, writeTold } from '../same-money.store.ts';
import { showLine } from '../show-line.ts';

/** Says that a movement is a Pix without a charge, or other money, or takes that back. */
export const identifyLine =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, now }) => {
    const by = actor.accountId;
    const outcome = await database.transact(async (transaction) => {
      const line = await lockLine(transaction, params.id);
      if (line === undefined) return undefined;
      if (line.ignored_at !== null) return new ApiError('statement-line-ignored');
      const refusal = await tell(transaction, line, { body, by, at: now });
      if (refusal !== null) return refusal;
      await recordAudit(transaction, {
        actorId: by,
        action: 'identify-movement',
        subject: `statement ${line.statement_code}`,
        details: { movement: line.code, amount: line.amount_cents, day: line.day, ...saidOf(body) },
        before: { stray: line.stray_code, apart: line.apart_reason },
        at: now,
      });
      return showLine(transaction, line.code, now);
    });
    if (outcome instanceof ApiError) throw outcome;
    return outcome === undefined ? fail('statement-line-not-found') : { data: outcome };
  };

type Body = Parameters<Handler<typeof contract>>[0]['body'];

interface Said {
  readonly body: Body;
  readonly by: number;
  readonly at: number;
}

function saidOf(body: Body): Readonly<Record<string, string | number>> {
  if (body.dinheiro === 'pix') return { stray: body.pix };
  return body.dinheiro === 'outro' ? { reason: body.motivo } : {};
}

/** Writes it under the lock of the movement; why it cannot be, or null. */
async function tell(
  transaction: Transaction,
  line: LockedLine,
  { body, by, at }: Said,
): Promise<ApiError | null> {
  if (body.dinheiro === 'desfeito') return takeBack(transaction, line, { by, at });
  if (line.stray_code !== null) return new ApiError('line-stray-told');
  if (body.dinheiro === 'outro') {
    await writeTold(transaction, line.code, { apart: body.motivo, by, at });
    return null;
  }
  await holdReferences(transaction, line);
  // Another user may be saying the same of another movement.
  await lockStray(transaction, body.pix);
  const like = await straysLike(transaction, line.code);
  if (!like.some(({ code }) => code === body.pix)) return new ApiError('line-stray-unlike');
  // What was recorded of the movement was this Pix, and stands on suspense no more.
  const amount = await bookedOf(transaction, line.code);
  const taken = await takeFromStray(transaction, body.pix, takenBy(line, { amount, by, at }));
  if (taken === 'short') return new ApiError('receipt-less-left');
  await writeTold(transaction, line.code, { stray: body.pix, by, at });
  return null;
}

async function takeBack(
  transaction: Transaction,
  line: LockedLine,
  { by, at }: Omit<Said, 'body'>,
): Promise<ApiError | null> {
  const { code, stray_code: stray } = line;
  if (stray === null && line.apart_reason === null) return new ApiError('line-stray-untold');
  await holdReferences(transaction, line);
  await writeTold(transaction, code, null);
  if (stray === null) return null;
  const amount = await bookedOf(transaction, code);
  await giveBackToStray(transaction, stray, takenBy(line, { amount, by, at }));
  return null;
}

/** Nobody records money under its references before all of this is written. */
async function holdReferences(
  transaction: Transaction,
  { reference, bank_id: id }: LockedLine,
): Promise<void> {
  await cameInWith(transaction, reference);
  if (id !== null) await cameInWith(transaction, id.toUpperCase());
}

const takenBy = (
  { code, reference }: LockedLine,
  { amount, by, at }: { readonly amount: number; readonly by: number; readonly at: number },
) => ({ recording: `line-${code}-${at}` as const, amount, reference, by, at });
