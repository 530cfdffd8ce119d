import pg from 'pg';
import { ConnectionWatch } from './connection-watch.ts';
import { DatabaseSilent, DatabaseUnavailable, isGone, isLost, isReadOnly } from './failures.ts';
import { GatheringSocket } from './gathering-socket.ts';
import { databaseAnswers } from './probe.ts';

const OID = { int8: 20, int8s: 1016, date: 1082, timestamptz: 1184 } as const;

/** The usual readings of the driver, except for these four. */
const valueTypes = new pg.TypeOverrides();
valueTypes.setTypeParser(OID.int8, Number);
valueTypes.setTypeParser(OID.int8s, parseNumbers);
valueTypes.setTypeParser(OID.timestamptz, parseInstant);
valueTypes.setTypeParser(OID.date, (text: string) => text);

/** "{1,NULL,3}"; of one dimension, as all arrays of the product are. */
function parseNumbers(text: string): (number | null)[] {
  if (text === '{}') return [];
  return text
    .slice(1, -1)
    .split(',')
    .map((entry) => (entry === 'NULL' ? null : Number(entry)));
}

/** Most instants have an offset of whole hours; with its minutes they have the form that is parsed without regular expressions. */
function parseInstant(text: string): number {
  const sign = text.at(-3);
  const minutes = sign === '+' || sign === '-' ? ':00' : '';
  return Date.parse(`${text.slice(0, 10)}T${text.slice(11)}${minutes}`);
}

export interface PoolOptions {
  readonly url: string;
  /** Connections at most. */
  readonly max?: number;
  /**
   * Milliseconds that a transaction may pause, and a statement may take that is `slow`; endless without. Anyone who serves callers sets it:
   * a server that hangs must not keep its locks, and a database that hangs must not keep the callers.
   */
  readonly timeoutMs?: number;
  /** Milliseconds that any other statement may take; as long as a slow one without. */
  readonly statementMs?: number;
  readonly applicationName?: string;
  /** Settings of PostgreSQL that every connection begins with, by their names. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Told when the database says nothing any more, and when it is back. */
  readonly onChange?: (state: 'silent' | 'back', milliseconds: number) => void;
}

/** The driver's timeout exceeds that of the database by this: only for a database that does not even time out. */
export const driverWaitsMs = 500;
/** How long a database may take to answer whether it is there. */
const answerMs = 1000;
/** Connections are replaced at most this often because the database was read-only. */
const renewMs = 1000;

/** Lends connections, and ends those that are of no use any more. */
export class Pool {
  readonly #pool: pg.Pool;
  readonly #watch: ConnectionWatch | null;
  readonly #madeIn = new WeakMap<pg.PoolClient, number>();
  #generation = 0;
  #renewedAt = -Infinity;

  constructor(options: PoolOptions) {
    this.#watch = options.timeoutMs === undefined ? null : watchOver(options);
    this.#pool = new pg.Pool({
      connectionString: options.url,
      max: options.max ?? 16,
      application_name: options.applicationName ?? 'patio',
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 30_000,
      // Statements that are not waited for one by one travel together.
      pipeline: true,
      stream: () => this.#watch?.socket() ?? new GatheringSocket(),
      ...timeoutOf(options),
      ...settingsOf(options),
      types: valueTypes,
    });
    this.#pool.on('connect', (client) => this.#madeIn.set(client, this.#generation));
    // An idle connection that breaks is replaced by the pool at the next query.
    this.#pool.on('error', () => undefined);
  }

  /** Does work on a connection of its own. Errors: `DatabaseUnavailable` without a connection; whatever the work fails with. */
  withConnection<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    return this.#watch?.during(() => this.#withConnection(work)) ?? this.#withConnection(work);
  }

  async #withConnection<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#take();
    let broken: Error | undefined;
    // A connection that breaks between two statements says so here, and unheard it would end the process.
    const onBreak = (failure: Error): void => {
      broken = failure;
    };
    client.on('error', onBreak);
    try {
      return await work(client);
    } catch (error) {
      if (isReadOnly(error)) this.#renew();
      if (error instanceof Error && (isLost(error) || isReadOnly(error))) broken = error;
      throw error;
    } finally {
      client.off('error', onBreak);
      client.release(broken);
    }
  }

  async close(): Promise<void> {
    this.#watch?.close();
    await this.#pool.end();
  }

  async #take(): Promise<pg.PoolClient> {
    for (;;) {
      if (this.#watch?.isSilent === true) throw new DatabaseUnavailable(new DatabaseSilent());
      const client = await this.#pool.connect().catch((error: unknown) => {
        throw isGone(error) ? new DatabaseUnavailable(error) : error;
      });
      if (this.#madeIn.get(client) === this.#generation) return client;
      client.release(true);
    }
  }

  /**
   * A session keeps the settings it began with: those of a time when the database was read-only, or of a server that has become a
   * standby, would refuse for as long as they live.
   */
  #renew(): void {
    const now = performance.now();
    if (now - this.#renewedAt < renewMs) return;
    this.#renewedAt = now;
    this.#generation += 1;
  }
}

function watchOver({ url, onChange = () => undefined }: PoolOptions): ConnectionWatch {
  return new ConnectionWatch({ answers: () => databaseAnswers(url, answerMs), onChange });
}

function settingsOf({ settings = {} }: PoolOptions): pg.PoolConfig {
  const given = Object.entries(settings);
  return given.length === 0 ? {} : { options: given.map(([name, value]) => `-c ${name}=${value}`).join(' ') };
}

/** The database gives up first; the driver only on a database that does not even do that. */
function timeoutOf({ timeoutMs, statementMs = timeoutMs }: PoolOptions): pg.PoolConfig {
  if (timeoutMs === undefined || statementMs === undefined) return {};
  return {
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: timeoutMs,
    query_timeout: statementMs + driverWaitsMs,
  };
}
