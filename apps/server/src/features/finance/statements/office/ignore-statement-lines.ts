import type { ignoreStatementLines as contract } from '@patio/contract/finance/statements/ignore-statement-lines.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { findLine } from '../lines-list.store.ts';
import { lockLine, writeIgnored } from '../lines.store.ts';

/** Puts movements aside, all or none. */
export const ignoreStatementLines =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ body }, { actor, now }) => {
    // In one order, so that two users never wait for each other.
    const codes = [...new Set(body.movimentos)].toSorted((one, other) => one - other);
    const done = { by: actor.accountId, at: now, reason: body.motivo };
    await database.transact(async (transaction) => {
      for (const code of codes) {
        const problem = await ignore(transaction, code, done);
        if (problem !== null) throw problem;
      }
    });
    return { data: { ignorados: codes.length } };
  };

async function ignore(
  transaction: Transaction,
  code: number,
  done: { readonly by: number; readonly at: number; readonly reason: string },
): Promise<ApiError | null> {
  const locked = await lockLine(transaction, code);
  const line = locked && (await findLine(transaction, code));
  if (line === undefined) return new ApiError('statement-line-not-found');
  if (line.state === 'conferida') return new ApiError('statement-line-booked');
  if (line.state === 'ignorada') return new ApiError('statement-line-ignored');
  await writeIgnored(transaction, code, done);
  const { by, at, reason } = done;
  await recordAudit(transaction, {
    actorId: by,
    action: 'ignore-movement',
    subject: `statement ${line.statement_code}`,
    details: { movement: code, amount: line.amount_cents, day: line.day, reason },
    at,
  });
  return null;
}
