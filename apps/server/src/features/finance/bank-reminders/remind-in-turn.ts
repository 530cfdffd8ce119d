import { BANK_REMINDERS, nextBankReminder } from '@patio/domain/finance/paybacks/return-bank.ts';
import { reminderDays } from '@patio/domain/people/documents/reminder-days.ts';
import type { WorkingCalendar } from '@patio/domain/time/working-days.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { eachApart } from '../../../platform/jobs/each-apart.ts';
import { inTurn } from '../../../platform/jobs/in-turn.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { workingCalendar } from '../../sales/working-days/public.ts';

const AT_ONCE = 50;

/** How far a buyer is who was asked for bank data. Epoch milliseconds; null: they were not reminded yet. */
interface Asked {
  readonly askedAt: number;
  readonly remindedAt: number | null;
  readonly reminders: number;
}

/** An instant at which buyers are reminded. */
export interface Turn {
  /** Epoch milliseconds. */
  readonly at: number;
  /** The reminder that is due by then; null: none. */
  dueOf(asked: Asked): 'reminder' | 'last-reminder' | null;
}

interface Reminded {
  /** Of the job. */
  readonly name: string;
  /** What is logged of one that failed. */
  readonly failed: string;
  /** Codes behind `after`, ascending, of which bank data are asked for and were reminded of less than `most` times. */
  find(
    queries: Queries,
    given: { readonly after: number; readonly limit: number; readonly most: number },
  ): Promise<readonly number[]>;
  /** Takes the locks of one, and reminds its buyer if that is due. */
  remind(transaction: Transaction, code: number, turn: Turn): Promise<void>;
}

/**
 * Reminds buyers who were asked for bank data and gave none, by day, after ever longer pauses, a few times (decision 0161); then finance sees it on
 * its lists alone. A run goes on behind the one before, and begins again after the last: one that fails keeps no other from it, and comes again.
 */
export function remindInTurn(deps: ServerDeps, { name, failed, find, remind }: Reminded): Job {
  const turn = inTurn(AT_ONCE);
  return {
    name,
    everyMs: 10 * 60_000,
    run: async () => {
      const at = deps.clock.now();
      if (reminderDays(at).length === 0) return false;
      const dueAt = turnOf(deps, at, await workingCalendar(deps.database, at));
      return turn(async (place) => {
        const codes = await find(deps.database, { ...place, most: BANK_REMINDERS });
        await eachApart(deps, codes, {
          failed,
          work: (transaction, code) => remind(transaction, code, dueAt),
        });
        return codes;
      });
    },
  };
}

function turnOf({ config }: Pick<ServerDeps, 'config'>, at: number, calendar: WorkingCalendar): Turn {
  const days = config.rules.stepReminderDays;
  return {
    at,
    dueOf: ({ askedAt, remindedAt, reminders }) => {
      const due = nextBankReminder({ notifiedAt: remindedAt ?? askedAt, reminders }, days, calendar);
      if (due === null || at < due) return null;
      return reminders + 1 === BANK_REMINDERS ? 'last-reminder' : 'reminder';
    },
  };
}
