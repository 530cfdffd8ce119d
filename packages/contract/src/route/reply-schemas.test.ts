import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';

const root = path.join(import.meta.dirname, '..');

/** Kinds of schema that give something else than they read. */
const CHANGING = new Set(['transform', 'pipe', 'default', 'prefault', 'catch']);

/** The schemas of all replies by the name of their call. */
async function replySchemas(): Promise<Map<string, z.ZodType>> {
  const found = new Map<string, z.ZodType>();
  const files = globSync('**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((file): Promise<object> => import(path.join(root, file))));
  for (const value of modules.flatMap((module): unknown[] => Object.values(module))) {
    if (typeof value !== 'object' || value === null || !('success' in value) || !('name' in value)) continue;
    const { name, success } = value;
    if (typeof success !== 'object' || success === null || !('schema' in success)) continue;
    if (success.schema instanceof z.ZodType) found.set(String(name), success.schema);
  }
  return found;
}

/** The kinds of a schema and of everything in it. */
function kindsIn(schema: unknown, seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  const inner = Object.values(schema).flatMap((part) => kindsIn(part, seen));
  if (!(schema instanceof z.ZodType)) return inner;
  const { def } = schema;
  const coerced = 'coerce' in def && def.coerce === true ? ['coerce'] : [];
  return [def.type, ...coerced, ...kindsIn(def, seen), ...inner];
}

it('no reply is changed by its schema: the browser, which has no schemas, sees what the server sees', async () => {
  const schemas = await replySchemas();
  expect(schemas.size).toBeGreaterThan(30);
  const changing = [...schemas].filter(([, schema]) =>
    kindsIn(schema).some((kind) => CHANGING.has(kind) || kind === 'coerce'),
  );
  expect(changing.map(([name]) => name)).toEqual([]);
});

it('sees a change however deep it stands', () => {
  const deep = z.object({ list: z.array(z.object({ a: z.string().transform(Number) }).nullable()) });
  expect(kindsIn(deep)).toContain('transform');
});
