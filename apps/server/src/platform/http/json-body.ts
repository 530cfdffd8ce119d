import type { FastifyInstance } from 'fastify';

/**
 * Reads JSON bodies, and takes an empty one for none: clients name JSON on every request (B§7), also on those that send nothing. A call
 * that needs a body misses it by its own rules.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else return parse(request, String(body), done);
  });
}
