/** Settings of the embedded server, passed on its command line so that no file can drift. */
const BASE: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  // TCP only: a socket's path may be at most 107 bytes, which a clone in a deep directory exceeds.
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  random_page_cost: '1.1',
  jit: 'off',
  // A single long query must not take every core from the bids.
  max_parallel_workers_per_gather: '0',
  wal_compression: 'on',
  min_wal_size: '128MB',
  max_wal_size: '1GB',
  checkpoint_timeout: '15min',
  // Several bids that commit at the same moment share one disk write.
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  log_checkpoints: 'off',
  idle_in_transaction_session_timeout: '60s',
  cluster_name: 'patio',
};

/** For tests: data may be lost if the machine fails. */
const FORGETFUL: Readonly<Record<string, string>> = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  shared_buffers: '64MB',
  max_connections: '200',
  // Cloning a database in the kernel takes some 15 ms, in PostgreSQL 150.
  ...(process.platform === 'linux' ? { file_copy_method: 'clone' } : {}),
};

/** Returns the command line arguments that carry the settings. */
export function settingArguments(durable: boolean): string[] {
  const settings = durable ? BASE : { ...BASE, ...FORGETFUL };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
