import { STATEMENT_TEXT_DAYS } from '@patio/domain/finance/statements/bank-statement.ts';
import type { Job } from '../../../../platform/jobs/start-jobs.ts';
import type { BankPayment } from '../../../../platform/pix/pix-bank.ts';
import { PixError } from '../../../../platform/pix/pix-failure.ts';
import { knownTxids, liveDatedOf, oldestLiveDated } from '../pix-charges.store.ts';
import type { PixDeps } from '../pix-deps.ts';
import { forgetNews, raiseReadUntil, readUntil, recordedPayments } from '../pix-payments.store.ts';
import { forgetPayerTexts } from '../../suspense/public.ts';
import { bookUnbooked, recordStrays } from './record-strays.ts';
import { settleApart } from '../settle-apart.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** The bank’s clock may be this much before or behind ours, and it may list a payment this much later. */
const SLACK_MS = 2 * 60 * MINUTE;
/** Where the first reading begins. */
const FIRST_MS = 7 * DAY;
const MOST_PAGES = 1000;

/** Reads the bank’s list of received payments, and settles those that no news told of; what fails is left to the job that settles. */
export function findLostPixJob(deps: PixDeps): Job {
  const { clock, database, logger } = deps;
  return {
    name: 'find-lost-pix',
    everyMs: 3 * MINUTE,
    run: async () => {
      const now = clock.now();
      await bookUnbooked(deps);
      const known = await readUntil(database);
      const until = known ?? now - FIRST_MS;
      try {
        await readList(deps, { from: until - SLACK_MS, to: now + SLACK_MS, strays: known !== null });
      } catch (error) {
        if (!(error instanceof PixError)) throw error;
        logger.warn({ failure: error.failure, kind: error.kind }, 'the bank did not list what was received');
        return false;
      }
      await raiseReadUntil(database, now);
      await findPaidDated(deps, now);
      await forgetNews(database, now - 90 * DAY);
      await forgetPayerTexts(database, now - STATEMENT_TEXT_DAYS * DAY);
      return false;
    },
  };
}

interface Looked {
  readonly from: number;
  readonly to: number;
  /** Whether money without a charge is taken in: what arrived before the first reading is of before the book. */
  readonly strays: boolean;
}

async function readList(deps: PixDeps, { from, to, strays }: Looked): Promise<void> {
  const { bank, database } = deps;
  const txids = new Set<string>();
  const unknown: BankPayment[] = [];
  for (let page = 0, pages = 1; page < Math.min(pages, MOST_PAGES); page += 1) {
    const read = await bank.listReceived(from, to, page);
    pages = read.pages;
    const recorded = await recordedPayments(
      database,
      read.payments.map(({ endToEndId }) => endToEndId),
    );
    const fresh = read.payments.filter(({ endToEndId }) => !recorded.has(endToEndId));
    unknown.push(...fresh);
    for (const { txid } of fresh) if (txid !== null) txids.add(txid);
  }
  const ours = await knownTxids(database, [...txids]);
  for (const txid of ours) await settleApart(deps, txid);
  if (strays)
    await recordStrays(
      deps,
      unknown.filter(({ txid }) => txid === null || !ours.has(txid)),
    );
}

/**
 * Codes until a due date live for weeks, longer than the list of received payments looks back: the bank is asked which of them are paid, too. A
 * bank that does not say so is asked again by the next run.
 */
async function findPaidDated(deps: PixDeps, now: number): Promise<void> {
  const { bank, database, logger } = deps;
  const from = await oldestLiveDated(database);
  if (from === null) return;
  try {
    for (let page = 0, pages = 1; page < Math.min(pages, MOST_PAGES); page += 1) {
      const read = await bank.listPaidDated(from - SLACK_MS, now + SLACK_MS, page);
      pages = read.pages;
      const txids = read.charges.map(({ txid }) => txid);
      for (const txid of await liveDatedOf(database, txids)) await settleApart(deps, txid);
    }
  } catch (error) {
    if (!(error instanceof PixError)) throw error;
    logger.warn(
      { failure: error.failure, kind: error.kind },
      'the bank did not list charges with a due date',
    );
  }
}
