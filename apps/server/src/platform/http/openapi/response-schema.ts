import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

/**
 * The JSON Schema used to serialise a reply: only declared fields leave the server. `X or null` becomes a type list, which the serialiser
 * writes without trying alternatives.
 */
export function responseSchema(schema: z.ZodType): JsonSchema {
  const json = z.toJSONSchema(schema, { io: 'output', target: 'draft-7', unrepresentable: 'any' });
  return flatten(json);
}

function flatten(node: unknown): JsonSchema {
  const source = isSchema(node) ? node : {};
  const { $schema: _dialect, ...rest } = source;
  const folded = foldNullable(rest);
  return Object.fromEntries(Object.entries(folded).map(([key, value]) => [key, visit(value)]));
}

function visit(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => (isSchema(item) ? flatten(item) : item));
  return isSchema(value) ? flatten(value) : value;
}

function foldNullable(node: JsonSchema): JsonSchema {
  const options: unknown = node['anyOf'];
  if (!isList(options) || options.length !== 2) return node;
  const [some, none] = options;
  if (!isSchema(some) || !isSchema(none) || none['type'] !== 'null') return node;
  if (typeof some['type'] !== 'string') return node;
  const { anyOf: _options, ...others } = node;
  return some['type'] === 'object'
    ? { ...others, ...some, nullable: true }
    : { ...others, ...some, type: [some['type'], 'null'] };
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
