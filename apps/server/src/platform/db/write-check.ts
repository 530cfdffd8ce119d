import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const answerMs = 2000;
/** A session keeps the settings it began with, so it is replaced this often. */
const renewSeconds = 5;
const writeEveryMs = 10_000;

const takesWrites =
  "select not pg_is_in_recovery() and not current_setting('transaction_read_only')::boolean as open";

/**
 * What every bid does: a line for the news, in a transaction that is undone. The numbers are no offer's and nobody's.
 */
const write =
  "insert into bid_news (offer_code, account_id, kind, value_cents, automatic, at) values (0, 0, 'bid-placed', 0, false, now())";

/** Says whether the database would take a bid now. */
export interface WriteCheck {
  /** Answers within two seconds, and never with an error. */
  takesWrites(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Asks the database on a connection of its own, so that a crowd in front of the others does not count as illness: whether it takes writes,
 * each time, and every few seconds by writing something that is undone.
 */
export function openWriteCheck(url: string): WriteCheck {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    application_name: 'patio-health',
    connectionTimeoutMillis: answerMs,
    maxLifetimeSeconds: renewSeconds,
    statement_timeout: answerMs,
    query_timeout: answerMs,
  });
  pool.on('error', () => undefined);
  let writtenAt = -Infinity;
  let asked: Promise<boolean> | null = null;

  const ask = async (): Promise<boolean> => {
    const { rows } = await pool.query<{ open: boolean }>(takesWrites);
    if (rows[0]?.open !== true) return false;
    if (performance.now() - writtenAt < writeEveryMs) return true;
    // One message, hence one transaction, and nothing to undo when it fails.
    await pool.query(`begin; ${write}; rollback`);
    writtenAt = performance.now();
    return true;
  };
  const inTime = async (): Promise<boolean> => {
    const given = new AbortController();
    const late = pause(answerMs, false, { signal: given.signal })
      // What has arrived while this process was busy is read first.
      .then(() => turn(false))
      .catch(() => false);
    const open = await Promise.race([ask().catch(() => false), late]);
    given.abort();
    if (!open) writtenAt = -Infinity;
    return open;
  };
  return {
    // One question for all who ask meanwhile.
    takesWrites: () => (asked ??= inTime().finally(() => (asked = null))),
    close: () => pool.end(),
  };
}
