import pg from 'pg';
import { ConnectionWatch } from './connection-watch.ts';
import { DatabaseSilent, DatabaseUnavailable, isGone, isLost, isReadOnly } from './failures.ts';
import { GatheringSocket } from './gathering-socket.ts';
import { databaseAnswers } from './probe.ts';

const OID = { int8: 20, int8s: 1016, date: 1082, timestamptz: 1184 } as const;

/** The driver's default parsers, except for these four types. */
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

/** Most timestamps have an offset of whole hours; with minutes appended they can be parsed without regular expressions. */
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
   * Timeout in milliseconds of idle transactions and of `slow` statements; none if absent. Processes that serve callers set it: a hanging
   * server must not keep its locks, and a hanging database must not keep the callers waiting.
   */
  readonly timeoutMs?: number;
  /** Timeout of all other statements in milliseconds; default: that of slow ones. */
  readonly statementMs?: number;
  readonly applicationName?: string;
  /** PostgreSQL settings with which every connection starts, by name. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Called when the database stops answering, and when it is back. */
  readonly onChange?: (state: 'silent' | 'back', milliseconds: number) => void;
}

/** The driver's timeout exceeds the database's by this much: only for a database that does not even time out. */
export const driverWaitsMs = 500;
/** Timeout for the probe of a database that seems lost. */
const answerMs = 1000;
/** After read-only refusals, connections are replaced at most this often. */
const renewMs = 1000;

/** Lends connections and closes those that are unusable. */
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
      // Statements that are not awaited one by one are pipelined.
      pipeline: true,
      stream: () => this.#watch?.socket() ?? new GatheringSocket(),
      ...timeoutOf(options),
      ...settingsOf(options),
      types: valueTypes,
    });
    this.#pool.on('connect', (client) => this.#madeIn.set(client, this.#generation));
    // If an idle connection breaks, the pool replaces it at the next query.
    this.#pool.on('error', () => undefined);
  }

  /** Runs work on its own connection. Errors: `DatabaseUnavailable` without a connection; whatever the work fails with. */
  withConnection<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    return this.#watch?.during(() => this.#withConnection(work)) ?? this.#withConnection(work);
  }

  async #withConnection<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#take();
    let broken: Error | undefined;
    // A connection that breaks between two statements emits an error, which would end the process if unhandled.
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
   * A session keeps the settings it started with: one opened while the database was read-only, or on a server that has become a standby,
   * would refuse writes for as long as it lives.
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

/** The database times out first; the driver only if the database does not. */
function timeoutOf({ timeoutMs, statementMs = timeoutMs }: PoolOptions): pg.PoolConfig {
  if (timeoutMs === undefined || statementMs === undefined) return {};
  return {
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: timeoutMs,
    query_timeout: statementMs + driverWaitsMs,
  };
}
