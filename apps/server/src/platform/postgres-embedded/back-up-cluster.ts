import { chown, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { copyTree } from './copy-tree.ts';

/** Directories that PostgreSQL recreates at every start: they are copied empty. */
const EMPTY = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts', 'backup_label', 'tablespace_map']);
const CONTROL = path.join('global', 'pg_control');
const SEGMENT = /^[0-9A-F]{24}$/;

interface Begun {
  readonly place: string;
  readonly first: string;
}
interface Ended {
  readonly last: string;
  readonly labelfile: string;
}

/**
 * Copies a running cluster: everything committed before the start is in the copy, as a consistent snapshot. A server that is started on
 * `target` replays what the copy missed. A replication slot, which ends with the connection, retains the log it needs. Errors: of the
 * database or the disk; the incomplete copy is removed.
 */
export async function backUpCluster(url: string, target: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'patio-backup' });
  await client.connect();
  try {
    const slot = `select pg_create_physical_replication_slot('patio_backup_' || pg_backend_pid(), true, true)`;
    await client.query(slot);
    const { place, first } = await one<Begun>(
      client,
      `select current_setting('data_directory') as place, pg_walfile_name(pg_backup_start('patio', true)) as first`,
    );
    await copyTree(place, target, (name) => EMPTY.has(path.dirname(name)) || isLeftOut(name));
    // It records how far the files are, so it is copied last.
    await copyTree(place, target, (name) => name !== 'global' && name !== CONTROL);
    const { last, labelfile } = await one<Ended>(
      client,
      'select pg_walfile_name(lsn) as last, labelfile from pg_backup_stop(false)',
    );
    const segments = (await readdir(path.join(place, 'pg_wal'))).filter(
      (name) => SEGMENT.test(name) && name >= first && name <= last,
    );
    const wanted = new Set(segments.map((name) => path.join('pg_wal', name)));
    await copyTree(place, target, (name) => name !== 'pg_wal' && !wanted.has(name));
    const label = path.join(target, 'backup_label');
    await writeFile(label, labelfile, { mode: 0o600 });
    const { uid, gid } = await stat(target);
    await chown(label, uid, gid);
  } catch (error) {
    await rm(target, { recursive: true, force: true });
    throw error;
  } finally {
    await client.end();
  }
}

function isLeftOut(name: string): boolean {
  const base = path.basename(name);
  return (
    LEFT_OUT.has(name) || name === CONTROL || base === 'pg_internal.init' || base.startsWith('pgsql_tmp')
  );
}

async function one<Row extends object>(client: pg.Client, text: string): Promise<Row> {
  const { rows } = await client.query<Row>(text);
  const [row] = rows;
  if (row === undefined) throw new Error('The database gave no answer.');
  return row;
}
