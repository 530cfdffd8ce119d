import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import type { S3Settings } from '../../src/config/config.ts';

/** The settings of a bucket at an address. */
export function bucketAt(endpoint: string, waitMs = 5000): S3Settings {
  return {
    endpoint,
    region: 'us-east-1',
    bucket: 'patio-files',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    pathStyle: true,
    waitMs,
  };
}

/** Starts a server that speaks like S3, with an empty bucket. */
export async function startLocalS3() {
  const directory = await mkdtemp(path.join(tmpdir(), 'patio-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'patio-files', configs: [] }],
  });
  const { port } = await server.run();
  return {
    settings: bucketAt(`http://127.0.0.1:${port}`),
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
