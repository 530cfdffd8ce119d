import { errorCatalogue, implicitErrors, type ErrorCode } from '@patio/contract/errors/catalogue.ts';
import type { RouteDefinition } from '@patio/contract/route/define-route.ts';
import { z } from 'zod';
import { schemaIn, type Json } from './openapi-schema.ts';

const errorBody = {
  type: 'object',
  required: ['erros'],
  properties: { erros: { type: 'array', items: { type: 'string' }, minItems: 1 } },
};

export interface OpenApiDocument {
  openapi: string;
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string }[];
  components: Json;
  paths: Record<string, Json>;
}

/** The OpenAPI 3.1 document of the calls: everything in it is derived from the contract. */
export function openApiDocument(routes: readonly RouteDefinition[]): OpenApiDocument {
  const paths: Record<string, Json> = {};
  const schemas: Record<string, Json> = { Erros: errorBody };
  for (const route of [...routes].sort((a, b) => a.path.localeCompare(b.path))) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    const { operation, named } = operationOf(route);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation };
    Object.assign(schemas, named);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pátio API',
      version: '1.0.0',
      description:
        'Money is in reais with at most two decimals, instants are ISO 8601 in UTC. Failures are `{"erros": [text, …]}`.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/api' }],
    components: {
      schemas,
      securitySchemes: { session: { type: 'apiKey', in: 'header', name: 'security-token' } },
    },
    paths,
  };
}

interface Operation {
  readonly operation: Json;
  /** The schemas that are referenced by name. */
  readonly named: Record<string, Json>;
}

const operations = new WeakMap<RouteDefinition, Operation>();

/** A contract never changes: several servers of one process derive the document once. */
function operationOf(route: RouteDefinition): Operation {
  const known = operations.get(route) ?? describedOperation(route);
  operations.set(route, known);
  return known;
}

function describedOperation(route: RouteDefinition): Operation {
  const named: Record<string, Json> = {};
  const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json =>
    schemaIn(schema, io, `${route.name}-${io}`, named);
  return { operation: operation(route, schemaOf), named };
}

type SchemaOf = (schema: z.ZodType, io: 'input' | 'output') => Json;

function operation(route: RouteDefinition, schemaOf: SchemaOf): Json {
  return {
    operationId: route.name,
    summary: route.summary,
    tags: [route.tag],
    security: securityOf(route),
    ...(route.access === 'staff'
      ? { 'x-staff': { roles: [...(route.roles ?? []), 'administrator'], partners: route.partners === true } }
      : {}),
    parameters: [
      ...parametersOf(route.params, 'path', schemaOf),
      ...parametersOf(route.query, 'query', schemaOf),
      ...(route.idempotent ? [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } }] : []),
    ],
    ...(route.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(route.body, 'input') } },
          },
        }
      : {}),
    responses: { ...successOf(route, schemaOf), ...failuresOf(route) },
  };
}

function successOf(route: RouteDefinition, schemaOf: SchemaOf): Json {
  const { success } = route;
  if ('schema' in success) {
    const schema = success.other ? z.union([success.schema, success.other]) : success.schema;
    const content = { 'application/json': { schema: schemaOf(schema, 'output') } };
    return { [success.status]: { description: 'Success', content } };
  }
  if ('content' in success) {
    const type = success.content === 'stream' ? 'text/event-stream' : 'application/octet-stream';
    return { 200: { description: 'Success', content: { [type]: { schema: { type: 'string' } } } } };
  }
  return { 204: { description: 'Success, no body' } };
}

const needsSession = ({ access }: RouteDefinition): boolean => access === 'user' || access === 'staff';

/** Stated for every operation: none, none or a session, a session. */
function securityOf(route: RouteDefinition): Json[] {
  if (route.access === 'public') return [];
  return needsSession(route) ? [{ session: [] }] : [{}, { session: [] }];
}

function failuresOf(route: RouteDefinition): Json {
  const forStaff: readonly ErrorCode[] =
    route.access === 'staff'
      ? [
          'not-allowed',
          'second-step-required',
          ...(route.partners === true ? (['store-suspended'] as const) : []),
        ]
      : [];
  const codes = [...implicitErrors, ...forStaff, ...route.errors].filter(
    (code) => code !== 'not-signed-in' || needsSession(route) || route.errors.includes(code),
  );
  const byStatus = Map.groupBy(new Set(codes), (code) => errorCatalogue[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.map((code) => `${code}: ${errorCatalogue[code].EN}`).join(' | '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Erros' } } },
      },
    ]),
  );
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query', schemaOf: SchemaOf): Json[] {
  if (!schema) return [];
  const json = schemaOf(schema, 'input');
  const properties = json['properties'];
  if (typeof properties !== 'object' || properties === null) return [];
  const required: unknown = json['required'];
  return Object.entries(properties).map(([name, property]: [string, unknown]) => ({
    name,
    in: place,
    required: place === 'path' || (Array.isArray(required) && required.includes(name)),
    schema: property,
  }));
}
