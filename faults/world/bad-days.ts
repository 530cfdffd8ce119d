import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { clusterPids, freeze, postmasterPid } from '../../apps/server/test/processes/cluster-processes.ts';
import { untilItAnswers } from './kill-database.ts';
import type { World } from './world.ts';

/** Does something to the database for so many milliseconds. */
export type BadDay = (world: World, milliseconds: number) => Promise<void>;

const statement = (text: string) => ({ name: `faults ${text.slice(0, 50)}`, text });

/** All its processes stand still, as on a machine that hangs: connections are accepted, nothing answers. */
export const frozen: BadDay = async ({ clusterDir }, milliseconds) => {
  const thaw = freeze(await clusterPids(clusterDir));
  await pause(milliseconds);
  thaw();
};

/** It takes no writes. */
export const readOnly: BadDay = async ({ database }, milliseconds) => {
  await database.run(statement('alter system set default_transaction_read_only = on'));
  await database.rows(statement('select pg_reload_conf()'));
  await pause(milliseconds);
  await database.run(statement('alter system reset default_transaction_read_only'));
  await database.rows(statement('select pg_reload_conf()'));
};

/** More than the database gives to anyone. */
const tooMany = 130;

/** Others take every connection, those of the product too. */
export const withoutConnections: BadDay = async ({ databaseUrl }, milliseconds) => {
  const admin = openDatabase({ url: databaseUrl, max: 1, applicationName: 'patio-faults' });
  await admin.rows(statement('select 1'));
  const others = openDatabase({ url: databaseUrl, max: tooMany, applicationName: 'patio-others' });
  const sleep = statement('select pg_sleep($1::float / 1000)');
  const take = async () => {
    for (const until = performance.now() + milliseconds; performance.now() < until;) {
      await others.rows(sleep, [until - performance.now()]).catch(() => pause(5));
    }
  };
  const taking = Array.from({ length: tooMany }, take);
  await pause(100);
  await admin.rows(
    statement(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'patio-api%'",
    ),
  );
  await Promise.all(taking);
  await others.close();
  await admin.close();
};

/** It is shut down as by its operator, and restarted by its supervisor. */
export const restarted: BadDay = async ({ clusterDir, database }) => {
  const before = await postmasterPid(clusterDir);
  process.kill(before, 'SIGINT');
  await untilItAnswers(
    database,
    async () => (await postmasterPid(clusterDir).catch(() => before)) !== before,
  );
};
