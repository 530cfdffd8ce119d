import buildWriter from 'fast-json-stringify';
import type { z } from 'zod';
import { responseSchema } from '../openapi/response-schema.ts';

type Writer = (value: unknown) => string;

const writers = new WeakMap<z.ZodType, Writer>();

/**
 * Returns what writes a reply as JSON, stripped to the fields that its contract declares. It is made when the first reply is written, and
 * once for a contract: making all of them would be half of the time a server takes to start.
 */
export function replyWriter(schema: z.ZodType): Writer {
  const known = writers.get(schema);
  if (known !== undefined) return known;
  const made: Writer = buildWriter(responseSchema(schema));
  writers.set(schema, made);
  return made;
}
