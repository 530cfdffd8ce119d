import type { FastifyRequest } from 'fastify';
import { seldom } from '../logging/seldom.ts';
import { StorageError } from '../storage/storage-error.ts';
import { ApiError } from './api-error.ts';

const headers = { 'retry-after': '5', 'cache-control': 'no-store' };

/** At most one log line a second. */
const atMostOncePerSecond = seldom(1000);

/** The error for a call that failed because of the storage of files; null for other failures. */
export function storageFailure(error: unknown, request: FastifyRequest): ApiError | null {
  if (!(error instanceof StorageError)) return null;
  atMostOncePerSecond((alike) => request.log.warn({ err: error, alike }, 'files unavailable'));
  return new ApiError('storage-unavailable', { headers });
}
