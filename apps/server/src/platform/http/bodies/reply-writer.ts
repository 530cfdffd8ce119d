import buildWriter from 'fast-json-stringify';
import type { z } from 'zod';
import { responseSchema } from '../openapi/response-schema.ts';

type Writer = (value: unknown) => string;

const writers = new WeakMap<z.ZodType, Writer>();

/**
 * Returns the JSON serialiser of a contract, which strips replies to the declared fields. It is compiled when the first reply is written,
 * once per contract: compiling all of them would double the start time of a server.
 */
export function replyWriter(schema: z.ZodType): Writer {
  const known = writers.get(schema);
  if (known !== undefined) return known;
  const made: Writer = buildWriter(responseSchema(schema));
  writers.set(schema, made);
  return made;
}
