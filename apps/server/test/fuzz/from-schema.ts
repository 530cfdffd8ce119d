import { hostileTexts, hostileValue } from './hostile.ts';
import type { Random } from './random.ts';

/** What is known of the world, so that some requests name things that exist. */
export interface Known {
  readonly codes: readonly number[];
  /** Good values by the name of the field, so that many requests get past the first check. */
  readonly byName: Readonly<Record<string, readonly unknown[]>>;
  /** The share of values that are hostile, 0 to 1. */
  readonly oddness: number;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A value made of a JSON Schema: mostly of the declared form, now and then hostile, missing or more than asked. */
export function valueFrom(schema: unknown, random: Random, known: Known, name = ''): unknown {
  if (!isObject(schema) || random.chance(known.oddness)) return hostileValue(random);
  const good = known.byName[name];
  if (good && random.chance(0.9)) return random.pick(good);
  const options = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])];
  if (options.length > 0) return valueFrom(random.pick(options), random, known, name);
  if (Array.isArray(schema['enum']) && schema['enum'].length > 0) return random.pick(listOf(schema['enum']));
  if ('const' in schema) return schema['const'];
  const type = Array.isArray(schema['type']) ? random.pick(listOf(schema['type'])) : schema['type'];
  if (type === 'object') return objectFrom(schema, random, known);
  if (type === 'array') {
    return Array.from({ length: random.below(4) }, () => valueFrom(schema['items'], random, known));
  }
  if (type === 'boolean') return random.chance(0.5);
  if (type === 'integer' || type === 'number') return numberFrom(random, known);
  if (type === 'string') return textFrom(schema, random, known);
  return type === 'null'
    ? null
    : random.chance(0.5)
      ? numberFrom(random, known)
      : textFrom(schema, random, known);
}

function objectFrom(schema: Record<string, unknown>, random: Random, known: Known): Record<string, unknown> {
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  const kept = Object.entries(properties).filter(() => !random.chance(known.oddness / 2));
  const made = Object.fromEntries(kept.map(([name, inner]) => [name, valueFrom(inner, random, known, name)]));
  return random.chance(known.oddness / 3)
    ? { ...made, [random.pick(hostileTexts)]: hostileValue(random) }
    : made;
}

function numberFrom(random: Random, known: Known): number {
  if (random.chance(0.4)) return random.pick(known.codes);
  if (random.chance(0.3)) return random.pick([0, 1, 2, 7, 12_000, 45_900, 9_999.99, 10_000.01]);
  return Math.round(random.next() * 10 ** random.below(17)) / random.pick([1, 1, 10, 100]);
}

const usual = [
  'S',
  'N',
  'Ana',
  'ana@patio.test',
  '29100000',
  '52998224725',
  '11222333000181',
  '27999990000',
  'Senha@123',
  'Nova@2026',
  '01/02/1990',
  'EN',
  'PTBR',
  'MENOR_PRECO',
  'texto',
];

function textFrom(schema: Record<string, unknown>, random: Random, known: Known): string {
  if (random.chance(known.oddness)) return random.pick(hostileTexts);
  const most = typeof schema['maxLength'] === 'number' ? schema['maxLength'] : 100;
  if (random.chance(0.15)) return 'x'.repeat(Math.min(most + random.below(3) - 1, 20_000));
  return random.pick(usual);
}
