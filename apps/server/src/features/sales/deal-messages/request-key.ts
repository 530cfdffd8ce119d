import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../../platform/http/api-error.ts';

/** The header `Idempotency-Key`; null if absent. */
export function requestKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return null;
  if (key.length > 200) throw new ApiError('invalid-fields');
  return key;
}
