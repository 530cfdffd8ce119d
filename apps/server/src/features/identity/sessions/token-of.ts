import type { FastifyRequest } from 'fastify';
import { isSecret } from './secrets.ts';

/** The token of the header, if it has the right format. */
export function tokenOf(request: FastifyRequest): string | null {
  const value = request.headers['security-token'];
  return typeof value === 'string' && isSecret(value) ? value : null;
}
