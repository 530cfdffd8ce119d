import fastify from 'fastify';
import pg from 'pg';
import type { RecordedCall, RecordedQuery } from './record-sql.ts';

/** Input of the bare handler from the process that starts it. */
export interface BareSqlTask {
  readonly databaseUrl: string;
  readonly calls: readonly RecordedCall[];
}

/** Whatever the database says is passed on as it came: nothing is parsed. */
const types: pg.CustomTypesConfig = { getTypeParser: () => (text: string) => text };

/** The limit of a reading call: Fastify, `pg`, the product's SQL, and nothing else. */
process.on('message', ({ databaseUrl, calls }: BareSqlTask) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 16, types });
  const app = fastify();
  let turn = 0;
  const send = async ({ name, text, values }: RecordedQuery) =>
    (await pool.query<Record<string, string>>({ name, text, values: [...values] })).rows;
  app.get('/*', async (_request, reply) => {
    const call = calls[turn++ % calls.length] ?? [];
    const parts: string[] = [];
    for (const wave of call) {
      for (const rows of await Promise.all(wave.map(send))) parts.push(written(rows));
    }
    return reply.type('application/json; charset=utf-8').send(`[${parts.join(',')}]`);
  });
  app.listen({ port: 0, host: '127.0.0.1' }).then(
    (address) => process.send?.({ port: Number(new URL(address).port) }),
    (error: unknown) => process.send?.({ failure: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));

/** Columns that are JSON already are put in as they are. */
function written(rows: readonly Record<string, string>[]): string {
  return `[${rows.map((row) => Object.values(row).join(',')).join(',')}]`;
}
