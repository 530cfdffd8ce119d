import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/**
 * Whether a new connection to the database can be opened and answers within so many milliseconds. A refusal counts as an answer, unless the
 * database reports that it is starting or shutting down.
 */
export async function databaseAnswers(url: string, withinMs: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, application_name: 'patio-probe' });
  client.on('error', () => undefined);
  const given = new AbortController();
  const answered = ask(client);
  const late = pause(withinMs, false, { signal: given.signal })
    // Data that arrived while this process was busy is read first.
    .then(() => turn(false))
    .catch(() => false);
  try {
    return await Promise.race([answered, late]);
  } finally {
    given.abort();
    client.connection.stream.destroy();
  }
}

async function ask(client: pg.Client): Promise<boolean> {
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : null;
    return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !/^(57P|EPIPE)/.test(code);
  }
}
