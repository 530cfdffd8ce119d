import type { grantRelease as contract } from '@patio/contract/people/releases/grant-release.ts';
import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import { releaseProblem } from '@patio/domain/people/limits/release-problem.ts';
import { endOfDay } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { presentRelease } from './releases.present.ts';
import { releaseWriter } from './releases.store.ts';
import { notifyChange } from './notify-change.ts';

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
        before: { extra: null, until: null },
        after: { extra, until },
        at: now,
      });
      const change = { release, kind, extra, until, withdrawn: false, at: now };
      await notifyChange(deps, transaction, receiver, change);
      return writer.find(release);
    });
    return row ? { data: presentRelease(row, now) } : fail('user-not-found');
  };
