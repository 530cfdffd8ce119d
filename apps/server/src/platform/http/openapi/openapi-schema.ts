import { z } from 'zod';

export type Json = Record<string, unknown>;

/**
 * A schema in OpenAPI 3.1 form. A recursive schema cannot be inlined: it goes into `named`, the schemas of the document, under `name` and a
 * number.
 */
export function schemaIn(
  schema: z.ZodType,
  io: 'input' | 'output',
  name: string,
  named: Record<string, Json>,
): Json {
  const { $schema: _dialect, $defs = {}, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  const names = new Map(Object.keys($defs).map((key, at) => [`#/$defs/${key}`, `${name}-${at}`]));
  for (const [key, definition] of Object.entries($defs))
    named[names.get(`#/$defs/${key}`) ?? key] = renamed(definition, names);
  return renamed(json, names);
}

function renamed(json: object, names: ReadonlyMap<string, string>): Json {
  if (names.size === 0) return { ...json };
  const text = JSON.stringify(json, (key, value: unknown) => {
    const found = key === '$ref' && typeof value === 'string' ? names.get(value) : undefined;
    return found === undefined ? value : `#/components/schemas/${found}`;
  });
  return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
}
