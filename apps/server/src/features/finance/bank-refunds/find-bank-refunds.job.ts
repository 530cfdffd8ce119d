import type { ServerDeps } from '../../../deps.ts';
import { isGone } from '../../../platform/db/failures.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { openPix } from '../../../platform/pix/open-pix.ts';
import type { BankPayment } from '../../../platform/pix/pix-bank.ts';
import { PixError } from '../../../platform/pix/pix-failure.ts';
import type { PixDeps } from '../pix/public.ts';
import { bookRefund } from './book-refund.ts';
import { noteRefund } from './note-refund.ts';
import {
  freshRefunds,
  processingRefunds,
  raiseRefundsRead,
  refundsReadUntil,
  unfinishedRefunds,
  type ToldRefund,
} from './refunds.store.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** The bank’s clock may be this much before ours. */
const SLACK_MS = 120 * MINUTE;
/** A Pix begins to go back for ninety days after it was paid, and by the special return mechanism some days later. */
const BACK_MS = 105 * DAY;
/** Banks limit how many days one question is about. */
const AT_ONCE_MS = 15 * DAY;
const MOST_PAGES = 1000;
/** Parts of one refund in one run at most. */
const MOST_PARTS = 50;

/** Reads which received Pix the bank gave back, and books what nobody here asked for; each refund by itself, so that one that fails holds up no other. */
export function findBankRefundsJob(deps: PixDeps): Job {
  const { clock, database, logger } = deps;
  return {
    name: 'find-bank-refunds',
    everyMs: 3 * MINUTE,
    run: async () => {
      const now = clock.now();
      try {
        await readAll(deps, now);
      } catch (error) {
        if (!(error instanceof PixError)) throw error;
        logger.warn({ failure: error.failure, kind: error.kind }, 'the bank did not list what it gave back');
      }
      for (const code of await unfinishedRefunds(database))
        await apart(deps, { refund: code }, async () => {
          for (let part = 0; part < MOST_PARTS && (await bookRefund(deps, code)); part += 1);
        });
      return false;
    },
  };
}

/** The same for the worker; none if the house takes no Pix. */
export function bankRefundJobs(deps: ServerDeps): readonly Job[] {
  const bank = openPix(deps.config);
  return bank === null ? [] : [findBankRefundsJob({ ...deps, bank })];
}

/**
 * Reads all that the bank may have given back since it was asked last, however long ago, and what it was still processing then. Errors:
 * `PixError`; what was read is noted.
 */
async function readAll(deps: PixDeps, now: number): Promise<void> {
  const since = (await refundsReadUntil(deps.database)) ?? now;
  const read = new Set<string>();
  for (let from = since - BACK_MS; from < now + SLACK_MS; from += AT_ONCE_MS)
    for (const id of await readList(deps, from, Math.min(from + AT_ONCE_MS, now + SLACK_MS))) read.add(id);
  for (const id of await processingRefunds(deps.database)) if (!read.has(id)) await readOne(deps, id);
  await raiseRefundsRead(deps.database, now);
}

/** Notes what became of one Pix. That the bank does not know it any more holds up no other; it is asked again. */
async function readOne(deps: PixDeps, endToEndId: string): Promise<void> {
  try {
    await note(deps, [await deps.bank.readPayment(endToEndId)]);
  } catch (error) {
    if (!(error instanceof PixError) || error.failure === 'away' || error.failure === 'denied') throw error;
    const { failure, kind } = error;
    deps.logger.warn({ endToEndId, failure, kind }, 'the bank did not say what became of a refund');
  }
}

/** Notes what is listed, and returns the ids of its Pix. */
async function readList(deps: PixDeps, from: number, to: number): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let page = 0, pages = 1; page < Math.min(pages, MOST_PAGES); page += 1) {
    const read = await deps.bank.listRefunded(from, to, page);
    pages = read.pages;
    await note(deps, read.payments);
    ids.push(...read.payments.map(({ endToEndId }) => endToEndId));
  }
  return ids;
}

async function note(deps: PixDeps, payments: readonly BankPayment[]): Promise<void> {
  for (const told of await freshRefunds(deps.database, payments.flatMap(refundsOf)))
    await apart(deps, { endToEndId: told.endToEndId, refundId: told.refundId }, () => noteRefund(deps, told));
}

const refundsOf = ({ endToEndId, refunds }: BankPayment): readonly ToldRefund[] =>
  refunds.map(({ id, returnId, centavos, nature, status, settledAt }) => ({
    endToEndId,
    refundId: id,
    returnId,
    amount: centavos,
    nature,
    state: status,
    settledAt,
  }));

async function apart(
  { logger }: PixDeps,
  about: Readonly<Record<string, string | number>>,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (isGone(error)) throw error;
    logger.error({ ...about, err: error }, 'a refund by the bank could not be booked');
  }
}
