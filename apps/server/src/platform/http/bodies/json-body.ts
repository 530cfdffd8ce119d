import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api-error.ts';
import { isCostly } from './json-cost.ts';

/**
 * No call needs more than a few levels; thousands would exhaust the stack of whatever traverses them. A large body is a few texts that hold
 * files: millions of small lists in it would stop this process, which decides bids, for seconds, and fill its memory.
 */
const limits = { deepest: 32, mostSigns: 100_000 };

/**
 * Parses JSON bodies, and treats an empty one as absent: clients declare JSON on every request (B§7), also on those without a body. A call
 * that needs a body reports its absence by its own rules.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text.length === 0) done(null, undefined);
    else if (isCostly(text, limits)) done(new ApiError('malformed-request'));
    else return parse(request, text, done);
  });
}
