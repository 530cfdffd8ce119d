import type { grantRelease as contract } from '@patio/contract/people/releases/grant-release.ts';
import { fieldText } from '@patio/contract/errors/field-texts.ts';
import { releaseProblem } from '@patio/domain/people/limits/release-problem.ts';
import { saoPauloMidnight } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { presentRelease } from './releases.present.ts';
import { releaseWriter } from './releases.store.ts';
import { notifyChange } from './notify-change.ts';

const dayMs = 86_400_000;

/** Extends or reduces a user's allowance until the end of a day (S-04); audited, and they are notified. */
export const grantRelease =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, idiom, now }) => {
    const { tipo: kind, extra, motivo: reason } = body;
    const until = endOfDay(body.ate);
    const problem = releaseProblem({ kind, extra, until }, now);
    if (problem !== null) {
      throw new ApiError('invalid-fields', {
        erros: [
          fieldText(
            problem === 'extra' && kind === 'EXPOSICAO' ? 'release-exposure' : `release-${problem}`,
            problem,
            idiom,
          ),
        ],
      });
    }
    const accountId = params.id;
    const given = { accountId, kind, extra, until, reason, staffId: actor.accountId, at: now };
    const row = await deps.database.transact(async (transaction) => {
      const writer = releaseWriter(transaction);
      const receiver = await writer.lockReceiver(accountId);
      if (!receiver) return fail('user-not-found');
      const earlier = await writer.sameSince(given, now - deps.config.rules.doubleSendMs);
      if (earlier !== null) return writer.find(earlier);
      const release = await writer.insert(given);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'grant-release',
        subject: `account ${accountId}`,
        details: { release, kind, extra, until, reason },
        at: now,
      });
      const change = { release, kind, extra, until, withdrawn: false, at: now };
      await notifyChange(deps, transaction, receiver, change);
      return writer.find(release);
    });
    return row ? { data: presentRelease(row, now) } : fail('user-not-found');
  };

/** The end of a day in São Paulo (epoch milliseconds); `day` is yyyy-mm-dd. */
function endOfDay(day: string): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return saoPauloMidnight(year, month, date) + dayMs;
}
