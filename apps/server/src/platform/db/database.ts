import pg from 'pg';
import { isCollision } from './failures.ts';
import { GatheringSocket } from './gathering-socket.ts';

/** A prepared statement: the name is unique in the program, so that PostgreSQL plans its text once a connection. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

export type Parameter = string | number | boolean | null | Buffer | Date | readonly unknown[] | object;

/** What a reader needs. Timestamps come as epoch milliseconds UTC, bigint as number. */
export interface Queries {
  rows<T extends pg.QueryResultRow>(statement: Statement, parameters?: readonly Parameter[]): Promise<T[]>;
  /** The first row, or undefined. */
  row<T extends pg.QueryResultRow>(
    statement: Statement,
    parameters?: readonly Parameter[],
  ): Promise<T | undefined>;
  /** Number of rows changed. */
  run(statement: Statement, parameters?: readonly Parameter[]): Promise<number>;
}

/** What a writer needs: it exists only inside `Database.transact`. */
export interface Transaction extends Queries {
  readonly transaction: true;
  /** Runs after a successful commit, never after a rollback; must not throw. */
  afterCommit(effect: () => void): void;
  /**
   * Lets the commit travel together with statements that were sent last and need nothing but to succeed: their answers come in one flight.
   * All of them must have been sent already; what is sent after the commit is refused.
   */
  commitWith(sent: Promise<unknown>): void;
}

export interface Database extends Queries {
  /** The work is done again when another transaction was in its way, so what it does outside must bear repeating. */
  transact<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly url: string;
  /** Connections at most. */
  readonly max?: number;
  /**
   * Milliseconds that a statement may take and a transaction may pause; endless without. Whoever serves callers sets it: a server that
   * hangs must not keep its locks, and a database that hangs must not keep the callers.
   */
  readonly patienceMs?: number;
  readonly applicationName?: string;
}

const OID = { int8: 20, date: 1082, timestamptz: 1184 } as const;

/** The usual readings of the driver, except for these three. */
const types = new pg.TypeOverrides();
types.setTypeParser(OID.int8, Number);
types.setTypeParser(OID.timestamptz, parseInstant);
types.setTypeParser(OID.date, (text: string) => text);

function parseInstant(text: string): number {
  const normal = text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
  return Date.parse(normal);
}

function queriesOn(client: pg.Pool | pg.PoolClient, isOver: () => boolean = () => false): Queries {
  const send = async <T extends pg.QueryResultRow>(
    statement: Statement,
    parameters: readonly Parameter[],
  ) => {
    if (isOver()) throw new Error(`${statement.name} was sent after the end of its transaction.`);
    return client.query<T>({ name: statement.name, text: statement.text, values: [...parameters] });
  };
  return {
    rows: async <T extends pg.QueryResultRow>(statement: Statement, parameters: readonly Parameter[] = []) =>
      (await send<T>(statement, parameters)).rows,
    row: async <T extends pg.QueryResultRow>(statement: Statement, parameters: readonly Parameter[] = []) =>
      (await send<T>(statement, parameters)).rows[0],
    run: async (statement, parameters = []) => (await send(statement, parameters)).rowCount ?? 0,
  };
}

const begin: Statement = { name: 'begin', text: 'begin' };

async function transactOn<T>(pool: pg.Pool, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const effects: (() => void)[] = [];
  const last: Promise<unknown>[] = [];
  let ended = false;
  let broken: Error | undefined;
  // A connection that breaks between two statements says so here, and unheard it would end the process.
  const onBreak = (failure: Error): void => {
    broken = failure;
  };
  client.on('error', onBreak);
  try {
    // Not awaited: it travels together with the first statement, and its failure shows there.
    const begun = client.query(begin);
    begun.catch(() => undefined);
    const result = await work({
      ...queriesOn(client, () => ended),
      transaction: true,
      afterCommit: (effect) => effects.push(effect),
      commitWith: (sent) => {
        // Heard at the end; unheard until then it must not end the process.
        sent.catch(() => undefined);
        last.push(sent);
      },
    });
    ended = true;
    await commit(client, [begun, ...last]);
    for (const effect of effects) effect();
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.off('error', onBreak);
    client.release(broken);
  }
}

/** Sends the commit behind what is still under way; the database makes a rollback of it when something of that fails. */
async function commit(client: pg.PoolClient, before: readonly Promise<unknown>[]): Promise<void> {
  const committed = client.query('commit');
  committed.catch(() => undefined);
  await Promise.all(before);
  const { command } = await committed;
  if (command !== 'COMMIT') throw new Error('The transaction was not committed.');
}

const triesAtMost = 4;

async function transactAgain<T>(pool: pg.Pool, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transactOn(pool, work);
    } catch (error) {
      if (tries === triesAtMost || !isCollision(error)) throw error;
    }
  }
}

/** The database gives up first; the driver only on a database that does not even do that. */
function patience(milliseconds: number | undefined): pg.PoolConfig {
  if (milliseconds === undefined) return {};
  return {
    statement_timeout: milliseconds,
    idle_in_transaction_session_timeout: milliseconds,
    query_timeout: milliseconds + 1000,
  };
}

/**
 * Opens a pool. Every statement is prepared under its name.
 * Errors: the driver's own, with the SQLSTATE in `code`.
 */
export function openDatabase(options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.max ?? 16,
    application_name: options.applicationName ?? 'patio',
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    // Statements that are not waited for one by one travel together.
    pipeline: true,
    stream: () => new GatheringSocket(),
    ...patience(options.patienceMs),
    types,
  });
  // An idle connection that breaks is replaced by the pool at the next query.
  pool.on('error', () => undefined);
  return {
    ...queriesOn(pool),
    transact: (work) => transactAgain(pool, work),
    close: () => pool.end(),
  };
}
