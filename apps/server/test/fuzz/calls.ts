import type { InjectOptions } from 'fastify';
import { hostileBody, hostileValue } from './hostile.ts';
import { valueFrom, type Known } from './from-schema.ts';
import type { Random } from './random.ts';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly schema: unknown;
}

/** One call as the reference at `/openapi.json` declares it. */
export interface DeclaredCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly name: string;
  readonly needsSession: boolean;
  /** Of a call of the back office: who may make it. */
  readonly staff: { readonly roles: readonly string[]; readonly partners: boolean } | null;
  readonly parameters: readonly Parameter[];
  readonly body: unknown;
  /** It stays open: a test that waits for its reply would never end. */
  readonly stream: boolean;
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly security: readonly object[];
  readonly 'x-staff'?: { readonly roles: readonly string[]; readonly partners: boolean };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
  readonly requestBody?: { readonly content: Record<string, { readonly schema: unknown }> };
}

export interface Reference {
  readonly paths: Record<string, Record<string, Operation>>;
}

const methods = { get: 'GET', post: 'POST', put: 'PUT', delete: 'DELETE' } as const;

/** Every call of the reference. */
export function declaredCalls(reference: Reference): DeclaredCall[] {
  return Object.entries(reference.paths).flatMap(([path, operations]) =>
    Object.entries(methods).flatMap(([key, method]) => {
      const operation = operations[key];
      if (!operation) return [];
      const { security, parameters = [], requestBody, responses, operationId } = operation;
      return [
        {
          method,
          path: `/api${path}`,
          name: operationId,
          needsSession: security.length > 0 && security.every((one) => 'session' in one),
          staff: operation['x-staff'] ?? null,
          parameters,
          body: requestBody?.content['application/json']?.schema,
          stream: 'text/event-stream' in (responses['200']?.content ?? {}),
        },
      ];
    }),
  );
}

/** A request for a call, more or less as declared. */
export function requestFor(
  call: DeclaredCall,
  random: Random,
  world: Omit<Known, 'oddness'> & { readonly tokens: readonly string[] },
): InjectOptions {
  const known = { ...world, oddness: random.pick([0, 0, 0.05, 0.15, 0.4]) };
  const value = (parameter: Parameter): string =>
    textOf(valueFrom(parameter.schema, random, known, parameter.name));
  const path = call.parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce(
      (url, parameter) => url.replace(`{${parameter.name}}`, encoded(value(parameter), random)),
      call.path,
    );
  const query = call.parameters
    .filter((parameter) => parameter.in === 'query' && random.chance(0.4))
    .map((parameter) => `${parameter.name}=${encoded(value(parameter), random)}`);
  if (random.chance(0.05))
    query.push(random.pick(['__proto__=1', 'a[]=1', 'page=1&page=2', '%', '&&==', 'page[a]=1']));
  const body = call.method === 'GET' ? {} : bodyOf(call, random, known);
  return {
    method: call.method,
    url: query.length > 0 ? `${path}?${query.join('&')}` : path,
    ...body,
    headers: { ...headers(random, world.tokens), ...body.headers },
  };
}

function bodyOf(
  call: DeclaredCall,
  random: Random,
  known: Known,
): Pick<InjectOptions, 'payload' | 'headers'> {
  const type = random.chance(0.03)
    ? random.pick([
        'text/plain',
        'application/xml',
        'multipart/form-data',
        'application/json; charset=utf-16',
        'x',
      ])
    : 'application/json';
  const headers = { 'content-type': type };
  if (random.chance(known.oddness / 4)) return { payload: hostileBody(random), headers };
  const value = call.body ? valueFrom(call.body, random, known) : hostileValue(random);
  return { payload: JSON.stringify(value) ?? '', headers };
}

function headers(random: Random, tokens: readonly string[]): Record<string, string> {
  const oneOf = (name: string, chance: number, values: readonly string[]) =>
    random.chance(chance) ? { [name]: random.pick(values) } : {};
  return {
    ...oneOf('security-token', 0.85, tokens),
    ...oneOf('idempotency-key', 0.2, ['k1', 'k2', 'é\u{ff}', '\t', 'x'.repeat(300), "'"]),
    ...oneOf('if-none-match', 0.1, ['*', '"x"', 'W/"x", "y"']),
    ...oneOf('cookie', 0.1, ['refresh=x', '=;=;', 'a="', 'refresh=%00', `refresh=${'A'.repeat(43)}`]),
    ...oneOf('x-forwarded-for', 0.05, ['1.2.3.4', "'", '::1, x']),
    ...oneOf('accept-encoding', 0.2, ['gzip', 'br', '*', 'x;q=9']),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function encoded(text: string, random: Random): string {
  if (random.chance(0.02)) return random.pick(['%', '%zz', '%c3%28', '%00', '..%2f..', '%2e%2e', '']);
  // Half a character cannot be encoded.
  return encodeURIComponent(text.toWellFormed().slice(0, 3_000));
}
