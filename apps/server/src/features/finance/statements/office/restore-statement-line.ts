import type { restoreStatementLine as contract } from '@patio/contract/finance/statements/restore-statement-line.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { lockLine, writeRestored } from '../lines.store.ts';
import { showLine } from '../show-line.ts';

/** Takes a movement back that was put aside. */
export const restoreStatementLine =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { actor, now }) => {
    const outcome = await database.transact(async (transaction) => {
      const line = await lockLine(transaction, params.id);
      if (line === undefined) return undefined;
      if (line.ignored_at === null) return new ApiError('statement-line-not-ignored');
      await writeRestored(transaction, line.code);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'restore-movement',
        subject: `statement ${line.statement_code}`,
        details: { movement: line.code, amount: line.amount_cents, day: line.day },
        at: now,
      });
      return showLine(transaction, line.code, now);
    });
    if (outcome instanceof ApiError) throw outcome;
    return outcome === undefined ? fail('statement-line-not-found') : { data: outcome };
  };
