import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const answerMs = 2000;
/** A session keeps the settings it started with, so the connection is replaced this often. */
const renewSeconds = 5;
const writeEveryMs = 10_000;

const takesWrites =
  "select not pg_is_in_recovery() and not current_setting('transaction_read_only')::boolean as open";

/** What every bid does: a news row, in a transaction that is rolled back. The ids belong to no offer and no account. */
const write =
  "insert into bid_news (offer_code, account_id, kind, value_cents, automatic, at) values (0, 0, 'bid-placed', 0, false, now())";

/** Checks whether the database would accept a bid now. */
export interface WriteCheck {
  /** Answers within two seconds and never rejects. */
  takesWrites(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Checks the database on its own connection, so that a queue in front of the others does not count as unhealthy: whether it accepts writes,
 * each time, and every few seconds with a write that is rolled back.
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
    // One message, hence one transaction, and nothing to roll back if it fails.
    await pool.query(`begin; ${write}; rollback`);
    writtenAt = performance.now();
    return true;
  };
  const inTime = async (): Promise<boolean> => {
    const given = new AbortController();
    const late = pause(answerMs, false, { signal: given.signal })
      // Data that arrived while this process was busy is read first.
      .then(() => turn(false))
      .catch(() => false);
    const open = await Promise.race([ask().catch(() => false), late]);
    given.abort();
    if (!open) writtenAt = -Infinity;
    return open;
  };
  return {
    // One query for all concurrent callers.
    takesWrites: () => (asked ??= inTime().finally(() => (asked = null))),
    close: () => pool.end(),
  };
}
