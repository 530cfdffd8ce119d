import type pg from 'pg';
import { countChange, recordChange, refuseUnaudited } from './changes-made.ts';
import { DatabaseUnavailable, isCollision, isLost, OutcomeUnknown } from './failures.ts';
import { driverWaitsMs, Pool, type PoolOptions } from './pool.ts';
import type { Statement } from './statement.ts';

export type { Statement };

export type Parameter = string | number | boolean | null | Buffer | Date | readonly unknown[] | object;

/** What a reader needs. Timestamps are returned as epoch milliseconds UTC, bigint as number. */
export interface Queries {
  rows<Row = unknown>(statement: Statement<Row>, parameters?: readonly Parameter[]): Promise<NoInfer<Row>[]>;
  /** The first row, or undefined. */
  row<Row = unknown>(
    statement: Statement<Row>,
    parameters?: readonly Parameter[],
  ): Promise<NoInfer<Row> | undefined>;
  /** Number of rows changed. */
  run(statement: Statement, parameters?: readonly Parameter[]): Promise<number>;
}

/** What a writer needs: it exists only inside `Database.transact`. */
export interface Transaction extends Queries {
  readonly transaction: true;
  /** Runs after a successful commit, never after a rollback; must not throw. */
  afterCommit(effect: () => void): void;
  /**
   * Pipelines the commit behind statements that were sent last and only need to succeed: all replies arrive in one round trip. All of them
   * must have been sent already; anything sent after the commit is refused.
   */
  commitWith(sent: Promise<unknown>): void;
}

export interface Database extends Queries {
  /** The work is repeated if another transaction conflicted with it, so its side effects must be idempotent. */
  transact<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The result of a statement. */
interface Answer<Row> {
  readonly rows: Row[];
  readonly rowCount: number | null;
}

type Send = <Row>(statement: Statement<Row>, parameters: readonly Parameter[]) => Promise<Answer<Row>>;

function queriesOver(send: Send): Queries {
  return {
    rows: async <Row>(statement: Statement<Row>, parameters: readonly Parameter[] = []) =>
      (await send(statement, parameters)).rows,
    row: async <Row>(statement: Statement<Row>, parameters: readonly Parameter[] = []) =>
      (await send(statement, parameters)).rows[0],
    run: async (statement, parameters = []) => (await send(statement, parameters)).rowCount ?? 0,
  };
}

const sendOn =
  (client: pg.PoolClient): Send =>
  <Row>({ name, text }: Statement<Row>, parameters: readonly Parameter[]) =>
    client.query<Row & object>({ name, text, values: [...parameters] });

const begin: Statement = { name: 'begin', text: 'begin' };

async function transactOn<T>(pool: Pool, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  let committing = false;
  try {
    const result = await pool.withConnection(async (client) => {
      const done = await workOn(client, work, () => (committing = true));
      recordChange();
      return done;
    });
    return result;
  } catch (error) {
    if (!isLost(error)) throw error;
    throw committing ? unknownOutcome(error) : new DatabaseUnavailable(error);
  }
}

/** The error of a change that was perhaps committed: what was read before it may be old. */
function unknownOutcome(error: unknown): OutcomeUnknown {
  countChange();
  return new OutcomeUnknown(error);
}

async function workOn<T>(
  client: pg.PoolClient,
  work: (transaction: Transaction) => Promise<T>,
  onCommit: () => void,
): Promise<T> {
  const effects: (() => void)[] = [];
  const last: Promise<unknown>[] = [];
  const send = sendOn(client);
  let ended = false;
  let wrote = false;
  try {
    // Not awaited: it is pipelined with the first statement, which reports its failure.
    const started = client.query(begin);
    started.catch(() => undefined);
    const transaction: Transaction = {
      ...queriesOver(async <Row>(statement: Statement<Row>, parameters: readonly Parameter[]) => {
        if (ended) throw new Error(`${statement.name} was sent after the end of its transaction.`);
        const answer = await send<Row>(statement, parameters);
        if (isAudited(statement) && answer.rowCount !== 0) wrote = true;
        return answer;
      }),
      transaction: true,
      afterCommit: (effect) => effects.push(effect),
      commitWith: (sent) => {
        // Handled at the end; an unhandled rejection must not end the process before that.
        sent.catch(() => undefined);
        last.push(sent);
      },
    };
    const result = await work(transaction);
    ended = true;
    if (wrote) refuseUnaudited(transaction);
    onCommit();
    await commit(client, [started, ...last]);
    for (const effect of effects) effect();
    return result;
  } catch (error) {
    // If the connection is lost, the database rolls back by itself.
    if (!isLost(error)) await rollBack(client);
    throw error;
  }
}

/** Sends the commit behind the statements in progress; the database rolls back if one of them fails. */
async function commit(client: pg.PoolClient, before: readonly Promise<unknown>[]): Promise<void> {
  const committed = client.query('commit');
  committed.catch(() => undefined);
  await Promise.all(before);
  const { command } = await committed;
  if (command !== 'COMMIT') throw new Error('The transaction was not committed.');
}

/** A connection on which that fails is unusable. */
async function rollBack(client: pg.PoolClient): Promise<void> {
  await client.query('rollback').catch(() => client.connection.stream.destroy());
}

const maxAttempts = 4;

async function transactAgain<T>(pool: Pool, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transactOn(pool, work);
    } catch (error) {
      if (tries === maxAttempts || !isCollision(error)) throw error;
    }
  }
}

// Locks (`for update`, `for no key update`) change nothing.
const changing = /\b(?:insert|delete|merge|truncate)\b|(?<!\b(?:for|key)\s)\bupdate\b/i;
const known = new WeakMap<Statement, boolean>();

/** Whether a statement may change something. */
function changes(statement: Statement): boolean {
  const found = known.get(statement) ?? changing.test(statement.text);
  known.set(statement, found);
  return found;
}

/** Whether a change by it has to be audited when staff make it. */
function isAudited(statement: Statement): boolean {
  return statement.counts !== true && changes(statement);
}

/** Runs a single statement; `slowMs` raises its timeout. */
async function sendAlone<Row>(
  client: pg.PoolClient,
  statement: Statement<Row>,
  parameters: readonly Parameter[],
  slowMs: number | undefined,
): Promise<Answer<Row>> {
  if (slowMs === undefined) return sendOn(client)<Row>(statement, parameters);
  const { name, text } = statement;
  // Also the commit, which is answered after the statement.
  const patience = { query_timeout: slowMs + driverWaitsMs };
  const [patient, patientCommit] = [
    { name, text, values: [...parameters], ...patience },
    { text: 'commit', ...patience },
  ];
  // Sent together.
  const [, , result] = await Promise.all([
    client.query(begin),
    client.query(`set local statement_timeout = ${slowMs}`),
    client.query<Row & object>(patient),
    client.query(patientCommit),
  ]);
  return result;
}

/**
 * Opens a pool. Every statement is prepared under its name. `timeoutMs` limits the wait for a database that no longer answers. Errors: the
 * driver's own, with the SQLSTATE in `code`; `DatabaseUnavailable` if nothing was recorded because the database could not be reached or the
 * connection was lost; `OutcomeUnknown` if it was lost during the commit.
 */
export function openDatabase(options: PoolOptions): Database {
  const pool = new Pool(options);
  const slowMs = options.statementMs === undefined ? undefined : options.timeoutMs;
  const send: Send = async <Row>(statement: Statement<Row>, parameters: readonly Parameter[]) => {
    if (isAudited(statement)) refuseUnaudited(null);
    try {
      const patience = statement.slow === true ? slowMs : undefined;
      const result = await pool.withConnection((client) =>
        sendAlone(client, statement, parameters, patience),
      );
      if (changes(statement)) recordChange();
      return result;
    } catch (error) {
      if (!isLost(error)) throw error;
      throw changes(statement) ? unknownOutcome(error) : new DatabaseUnavailable(error);
    }
  };
  return {
    ...queriesOver(send),
    transact: (work) => transactAgain(pool, work),
    close: () => pool.close(),
  };
}
