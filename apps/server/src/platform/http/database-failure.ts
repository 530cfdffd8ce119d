import type { ErrorCode } from '@patio/contract/errors/catalogue.ts';
import type { FastifyRequest } from 'fastify';
import { isLost, isUnavailable, isWaitTooLong, OutcomeUnknown } from '../db/failures.ts';
import { seldom } from '../logging/seldom.ts';
import { ApiError } from './api-error.ts';

/** Tells the page renderer that the database is unavailable, as opposed to this call being refused. */
const headers = { 'retry-after': '2', 'x-unavailable': 'database' };

/** At most one log line a second. */
const atMostOncePerSecond = seldom(1000);

/** The error for a call that failed because of the database; null for other failures. */
export function databaseFailure(error: unknown, request: FastifyRequest): ApiError | null {
  const code = codeOf(error, request);
  if (code === null) return null;
  atMostOncePerSecond((alike) => request.log.warn({ err: error, alike }, 'database unavailable'));
  return new ApiError(code, { headers });
}

function codeOf(error: unknown, { method, routeOptions }: FastifyRequest): ErrorCode | null {
  if (isWaitTooLong(error)) return 'overloaded';
  const unknown = error instanceof OutcomeUnknown || isLost(error);
  if (!unknown) return isUnavailable(error) ? 'unavailable' : null;
  // A read records nothing.
  if (method === 'GET' || method === 'HEAD') return 'unavailable';
  const deal = routeOptions.config.contract;
  return deal?.idempotent === true && deal.access === 'user' ? 'outcome-unknown' : 'perhaps-recorded';
}
