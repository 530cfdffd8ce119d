import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { parse } from 'yaml';
import { z } from 'zod';

const file = path.resolve(import.meta.dirname, '../fixtures/pix/openapi.yaml');

const shape = z.object({
  components: z.object({
    schemas: z.record(z.string(), z.unknown()),
    examples: z.record(z.string(), z.object({ value: z.unknown() })),
  }),
});

/**
 * The file contradicts itself in these places, which its own examples show; the tests read what is meant. Patterns are not anchored, those
 * of CPF stand between slashes, defaults are texts, and addresses without a scheme are called URIs.
 */
function corrected(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(corrected);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([name, held]): [string, unknown][] => {
    if (name === 'example' || name === 'examples' || name === 'xml' || name === 'discriminator') return [];
    if (name === 'readOnly' || name === 'default') return [];
    if (name === 'format' && (held === 'uri' || held === 'int32' || held === 'int64')) return [];
    // "maximum" of an array is its number of items.
    if (name === 'maximum' && 'items' in value) return [['maxItems', held]];
    // A list of charges asks for a field that no charge has.
    if (name === 'required' && Array.isArray(held)) return [[name, held.filter((each) => each !== 'idCob')]];
    if (name === 'pattern' && typeof held === 'string') return [[name, anchored(held)]];
    return [[name, corrected(held)]];
  });
  return Object.fromEntries(entries);
}

function anchored(pattern: string): string {
  const inner = pattern.replaceAll(/^\/|\/$/g, '').replaceAll(/^\^|\$$/g, '');
  return `^(?:${inner})$`;
}

/** Schemas whose required fields name what the file nowhere defines. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  PixConsultados: ['parametros', 'pix'],
  DadosRecebedor: [],
};

/** The standard: what its schemas accept, and its examples. */
export interface PixStandard {
  /** What is wrong with a value; empty if it is right. */
  problems(schema: string, value: unknown): readonly string[];
  example(name: string): unknown;
}

/** Reads the file of the Central Bank. */
export function readPixStandard(): PixStandard {
  const read = shape.parse(parse(readFileSync(file, 'utf8'), { maxAliasCount: -1 }));
  const schemas = Object.fromEntries(
    Object.entries(read.components.schemas).map(([name, schema]) => {
      const right = corrected(schema);
      const required = REQUIRED[name];
      return [name, required === undefined ? right : Object.assign({}, right, { required })];
    }),
  );
  const ajv = new Ajv({ strict: false, allErrors: true, formats: fullFormats });
  ajv.addSchema({ $id: 'https://bank/', components: { schemas } });
  const compiled = new Map<string, ValidateFunction>();
  return {
    problems: (schema, value) => {
      const check =
        compiled.get(schema) ?? ajv.compile({ $ref: `https://bank/#/components/schemas/${schema}` });
      compiled.set(schema, check);
      check(value);
      return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
    },
    example: (name) => followed(read, read.components.examples[name]?.value),
  };
}

/** Examples refer to each other. */
function followed(file: unknown, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => followed(file, one));
  if (typeof value !== 'object' || value === null) return value;
  const reference: unknown = Reflect.get(value, '$ref');
  const whole: unknown = Reflect.get(value, 'allOf');
  if (Array.isArray(whole)) return Object.assign({}, ...whole.map((one) => followed(file, one)));
  if (typeof reference === 'string') return followed(file, at(file, reference.split('/').slice(1)));
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, followed(file, held)]));
}

function at(value: unknown, [first, ...rest]: readonly string[]): unknown {
  if (first === undefined) return value;
  return typeof value === 'object' && value !== null ? at(Reflect.get(value, first), rest) : undefined;
}
