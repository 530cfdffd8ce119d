import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api-error.ts';
import { isDeeper } from './json-depth.ts';

/** No call needs more than a few levels; thousands would exhaust the stack of anyone who walks through them. */
const deepest = 32;

/**
 * Reads JSON bodies, and takes an empty one for none: clients name JSON on every request (B§7), also on those that send nothing. A call
 * that needs a body misses it by its own rules.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text.length === 0) done(null, undefined);
    else if (isDeeper(text, deepest)) done(new ApiError('malformed-request'));
    else return parse(request, text, done);
  });
}
