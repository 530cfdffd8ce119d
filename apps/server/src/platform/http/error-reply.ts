import { errorCatalogue, errorText, type ErrorCode } from '@patio/contract/errors/catalogue.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';
import { setCommonHeaders } from './security-headers.ts';
import { idiomOf } from './context-of.ts';
import { databaseFailure } from './database-failure.ts';
import { storageFailure } from './storage-failure.ts';

/** Turns everything that is thrown into `{"erros": [...]}`; errors outside the catalogue are logged and reveal no internals. */
export function installErrorReplies(app: FastifyInstance): void {
  app.setErrorHandler((error: unknown, request, reply) => answer(request, reply, asApiError(error, request)));
  app.setNotFoundHandler((request, reply) => answer(request, reply, new ApiError('not-found')));
}

/** The error for an invalid URL, which fails before it reaches a route. */
export function answerUnreadable(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  setCommonHeaders(reply);
  answer(request, reply, new ApiError('malformed-request'));
}

function answer(request: FastifyRequest, reply: FastifyReply, error: ApiError): FastifyReply {
  const { status } = errorCatalogue[error.code];
  const text = errorText(error.code, idiomOf(request), error.details.parameters);
  const erros = error.details.erros?.length ? error.details.erros : [text];
  return reply
    .code(status)
    .headers(error.details.headers ?? {})
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send({ erros, ...error.details.extra });
}

function asApiError(error: unknown, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error;
  const code = clientFault(error);
  if (code) return new ApiError(code);
  const unavailable = databaseFailure(error, request) ?? storageFailure(error, request);
  if (unavailable) return unavailable;
  request.log.error({ err: error }, 'call failed');
  return new ApiError('internal-error');
}

/** Failures that Fastify and its plugins report with a status of 4xx. */
function clientFault(error: unknown): ErrorCode | null {
  const status: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, 'statusCode') : null;
  if (status === 413) return 'payload-too-large';
  if (status === 429) return 'too-many-requests';
  if (status === 503) return 'overloaded';
  return typeof status === 'number' && status >= 400 && status < 500 ? 'malformed-request' : null;
}
