import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { eachOf } from '../../../../platform/jobs/each-apart.ts';
import type { Job } from '../../../../platform/jobs/start-jobs.ts';
import { conversationReader } from '../conversations.store.ts';
import { mailBuyer } from './mail-buyer.ts';
import { notifyUnread } from './notify-unread.ts';
import { claimUnread, noteMailed, unmailed, type UnmailedRow } from './unread.store.ts';

/** Who goes on writing is mailed about after so many terms. */
const MOST_TERMS = 6;

/** Mails what one side has written and the other has not read, all in one mail, once nothing was written for a term. */
export function mailMessagesJob(deps: ServerDeps): Job {
  return {
    name: 'mail-deal-messages',
    everyMs: 5000,
    run: () =>
      deps.database.transact(async (transaction) => {
        const now = deps.clock.now();
        const term = deps.config.rules.messageMailMs;
        const silence = { quietSince: now - term, oldest: now - MOST_TERMS * term };
        const code = await claimUnread(transaction, silence);
        if (code === undefined) return false;
        const rows = sideAfterSilence(await unmailed(transaction, code), silence);
        // One that cannot be mailed counts as mailed: it is on the site, and must not keep the others from it.
        await eachOf(deps, transaction, [code], {
          failed: 'messages were not mailed',
          code: (conversation) => conversation,
          work: (part) => mail(deps, part, { code, rows, now }),
        });
        await noteMailed(
          transaction,
          rows.map((row) => row.code),
          now,
        );
        return true;
      }),
  };
}

/** The messages of one side: those of the other follow in a transaction of their own, as alert mails of a user are counted under a lock. */
function sideAfterSilence(
  rows: readonly UnmailedRow[],
  { quietSince, oldest }: { readonly quietSince: number; readonly oldest: number },
): readonly UnmailedRow[] {
  const sides = [true, false].map((ofBuyer) => rows.filter(({ side }) => (side === 'buyer') === ofBuyer));
  const isDue = (side: readonly UnmailedRow[]): boolean =>
    side.length > 0 && (side.every(({ at }) => at <= quietSince) || side.some(({ at }) => at <= oldest));
  return sides.find(isDue) ?? [];
}

async function mail(
  deps: ServerDeps,
  transaction: Transaction,
  { code, rows, now }: { readonly code: number; readonly rows: readonly UnmailedRow[]; readonly now: number },
): Promise<void> {
  const conversation = await conversationReader(transaction).find(code);
  const [first] = rows;
  if (!conversation || first === undefined) return;
  if (first.side === 'buyer') await notifyUnread(deps, transaction, { conversation, rows, now });
  else await mailBuyer(deps, transaction, { conversation, rows, now });
}
