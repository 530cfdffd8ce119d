import type { AnsweredColumn } from './describe-statement.ts';

/** The driver's types of values, with the parsers of `platform/db/pool.ts`. */
const types: Readonly<Record<string, string>> = {
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  oid: 'number',
  real: 'number',
  'double precision': 'number',
  numeric: 'string',
  boolean: 'boolean',
  text: 'string',
  'character varying': 'string',
  character: 'string',
  '"char"': 'string',
  name: 'string',
  regclass: 'string',
  uuid: 'string',
  xid: 'string',
  xid8: 'string',
  pg_snapshot: 'string',
  tsvector: 'string',
  inet: 'string',
  date: 'string',
  'timestamp with time zone': 'number',
  bytea: 'Buffer',
  json: 'Json',
  jsonb: 'Json',
  'smallint[]': 'number[]',
  'integer[]': 'number[]',
  'bigint[]': 'number[]',
  'double precision[]': 'number[]',
  'bytea[]': 'Buffer[]',
  'uuid[]': 'string[]',
  'text[]': 'string[]',
  'boolean[]': 'boolean[]',
  'jsonb[]': 'Json[]',
  'json[]': 'Json[]',
};

/** The TypeScript type of a column. Throws for a type without a known mapping. */
export function typeOf({ name, type, values, nullable }: AnsweredColumn): string {
  const made = types[type];
  if (made === undefined)
    throw new Error(`type-names.ts does not know what the driver makes of ${type} (${name}).`);
  const isWord = (made === 'string' || made === 'number') && values !== null && values.length > 0;
  const whole = isWord ? values.join(' | ') : made;
  return nullable ? `${whole} | null` : whole;
}
