import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { Job } from '../../../../platform/jobs/start-jobs.ts';
import { alertsMailedSince, enqueueAlertMail, messages } from '../../mail/public.ts';
import { alertFoot } from '../alert-foot.ts';
import { choicesOf } from '../choices.store.ts';
import { digestReader, takeHeld, type DigestReader, type HeldAlert } from './digest-facts.store.ts';
import { digestLines } from './digest-lines.ts';
import { dueDigests, postponeDigest, tryLockAlertMails } from './held-alerts.store.ts';

/** Maximum of users per run. */
const batch = 20;
/** Maximum of alerts named in a digest; the rest are counted. */
const named = 30;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * Writes the digests of users who had used up their alert mails of the hour: one mail for each user, once there is room for it, about what
 * is true and wanted at that moment.
 */
export function sendDigestsJob(deps: ServerDeps): Job {
  return {
    name: 'send-alert-digests',
    everyMs: 5000,
    run: async () => {
      const due = await dueDigests(deps.database, deps.clock.now(), batch);
      let done = 0;
      for (const accountId of due)
        if (await deps.database.transact((transaction) => sendDigest(deps, transaction, accountId)))
          done += 1;
      return due.length === batch && done > 0;
    },
  };
}

/** False if another worker is writing to this user. */
async function sendDigest(deps: ServerDeps, transaction: Transaction, accountId: number): Promise<boolean> {
  if (!(await tryLockAlertMails(transaction, accountId))) return false;
  const reader = await digestReader(transaction, accountId);
  if (!reader) return true;
  const now = deps.clock.now();
  const hour = { since: now - hourMs, now };
  const { mails, oldest } = await alertsMailedSince(transaction, reader.email, hour);
  if (mails >= deps.config.rules.alertMailsPerHour) {
    await postponeDigest(transaction, accountId, Math.max(now + minuteMs, (oldest ?? now) + hourMs));
    return true;
  }
  const held = await takeHeld(transaction, accountId, now);
  if (!reader.blocked) await write(deps, transaction, { reader, held, now });
  return true;
}

async function write(
  { config }: ServerDeps,
  transaction: Transaction,
  { reader, held, now }: { reader: DigestReader; held: readonly HeldAlert[]; now: number },
): Promise<void> {
  const { brand, publicUrl } = config;
  const idiom = reader.idiom ?? 'PTBR';
  const choices = await choicesOf(transaction, reader.id);
  const { lines, events } = digestLines(held, { idiom, publicUrl, choices });
  if (lines.length === 0) return;
  const foot = alertFoot(config, { accountId: reader.id, events }, idiom);
  const { notice: _notice, ...mail } = messages.alertDigest({
    brand,
    idiom,
    name: reader.name,
    lines: lines.slice(0, named),
    total: lines.length,
    allAddress: `${publicUrl}/notification`,
    foot: foot.links,
  });
  await enqueueAlertMail(transaction, {
    to: reader.email,
    ...mail,
    ...(foot.unsubscribeAddress === null ? {} : { unsubscribeAddress: foot.unsubscribeAddress }),
    dedupeKey: `alert-digest:${reader.id}:${now}`,
    now,
  });
}
