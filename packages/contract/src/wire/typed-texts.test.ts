import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { line, requiredText, text, token } from './text.ts';

const root = path.join(import.meta.dirname, '..');

/** What calls are given, by the name of the call and the part. */
async function requestSchemas(): Promise<Map<string, z.ZodType>> {
  const found = new Map<string, z.ZodType>();
  const files = globSync('**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((file): Promise<object> => import(path.join(root, file))));
  for (const value of modules.flatMap((module): unknown[] => Object.values(module))) {
    if (typeof value !== 'object' || value === null || !('success' in value) || !('name' in value)) continue;
    for (const part of ['params', 'query', 'body'] as const) {
      const schema: unknown = Reflect.get(value, part);
      if (schema instanceof z.ZodType) found.set(`${String(value.name)} ${part}`, schema);
    }
  }
  return found;
}

type Leaf = readonly [place: string, schema: z.ZodType];

/** All schemas below one that take texts or anything, whatever stands between. */
function leavesOf(schema: unknown, place: string, seen = new Set<unknown>()): Leaf[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  if (schema instanceof z.ZodType) {
    const { type } = schema.def;
    if (['string', 'template_literal', 'any', 'unknown', 'lazy'].includes(type)) return [[place, schema]];
    return leavesOf(schema.def, place, seen);
  }
  return Object.entries(schema).flatMap(([name, part]) =>
    leavesOf(part, WRAPPERS.has(name) ? place : `${place} ${name}`, seen),
  );
}

const WRAPPERS = new Set(['shape', 'innerType', 'element', 'options', 'in', 'out', 'checks', '0', '1', '2']);

/** Refused wherever they stand. */
const REFUSED = ['\0', '\uD800', '\uDC00', '\uFFFD'];
/** Refused or dropped. */
const UNWANTED = [
  ...'\u0007\u001B\u0085\u00AD\u061C\u200B\u200C\u200D\u200E\u2028\u202A\u202E\u2060\u2066\u2069\uFEFF',
];
/** Where they may stand, so that lengths and forms of fields let some of them pass. */
const FRAMES = [
  ...['', 'a', '1', 'A', 'aa', '1234', 'aaaaa', '2026-0', 'abcdefghijklmnopqrst'].map((side) => [side, side]),
  ['ana', '@patio.test'],
  ['https://a.example/', ''],
  ['https://a', '.example/b'],
] as const;

/** What a schema lets in that no text may hold. */
function letsIn(schema: z.ZodType): string[] {
  return [...REFUSED, ...UNWANTED].filter((sign) =>
    FRAMES.some(([before, after]) => {
      const read = schema.safeParse(`${before}${sign}${after}`);
      if (!read.success) return false;
      return (
        REFUSED.includes(sign) || JSON.stringify(read.data ?? '').includes(JSON.stringify(sign).slice(1, -1))
      );
    }),
  );
}

/** Secrets, which nobody shows or stores as text, and which are never changed. */
const SECRETS = /^(password|oldPassword|senha|senhaAtual|confirmacao|confirmacaoSenha)$/;
/** Answered in words of their own where they are not eight digits (`read-cep.ts`), so nothing is refused before. */
const POSTAL_CODES = /^(find|locate)-postal-code params cep$/;
const isSecret = (place: string) => SECRETS.test(place.split(' ').at(-1) ?? '');

describe('the texts of all calls', () => {
  it('come in by the one function, or have a form of their own', async () => {
    const schemas = await requestSchemas();
    expect(schemas.size).toBeGreaterThan(150);
    const leaves = [...schemas].flatMap(([name, schema]) => leavesOf(schema, name));
    expect(leaves.length).toBeGreaterThan(300);
    const open = leaves
      .filter(([place]) => !isSecret(place) && !POSTAL_CODES.test(place))
      .map(
        ([place, schema]) =>
          [
            place,
            letsIn(schema)
              .map((sign) => JSON.stringify(sign))
              .join(' '),
          ] as const,
      );
    expect(open.filter(([, signs]) => signs !== '')).toEqual([]);
  });

  it('but secrets are taken as they are', async () => {
    const leaves = [...(await requestSchemas())].flatMap(([name, schema]) => leavesOf(schema, name));
    const secrets = leaves.filter(([place]) => isSecret(place));
    expect(secrets.length).toBeGreaterThan(10);
    const typed = ' Se\u0303nha\u200B@\u{1F468}\u200D\u{1F467} 1\u202E ';
    for (const [place, schema] of secrets) expect(schema.parse(typed), place).toBe(typed);
  });

  it.each([
    ['a field', z.object({ a: z.string() })],
    ['a long one', z.object({ a: z.string().trim().min(5).max(2000) })],
    ['one without controls', z.object({ a: z.string().regex(/^\P{Cc}*$/u) })],
    ['one in a list of alternatives', z.object({ a: z.array(z.union([z.number(), z.string()])).nullish() })],
    [
      'one behind a transformation',
      z
        .string()
        .optional()
        .transform((given) => given ?? ''),
    ],
    ['one before a transformation', z.preprocess((given) => given, z.object({ b: z.string().default('') }))],
    ['the values of a record', z.record(z.string(), z.string())],
    ['anything', z.object({ a: z.unknown() })],
    ['an address', z.object({ a: z.url() })],
    ['an e-mail by a lenient form', z.object({ a: z.string().regex(/^[^\s@]+@[^\s@]+$/u) })],
  ])('would be seen past it: %s', (_what, schema) => {
    expect(leavesOf(schema, 'planted').flatMap(([, leaf]) => letsIn(leaf))).not.toEqual([]);
  });
});

describe('a field of text', () => {
  const said = (schema: z.ZodType, given: unknown) => {
    const read = schema.safeParse(given);
    return read.success ? read.data : read.error.issues.map(({ message }) => message);
  };

  it('is cleaned before it is measured', () => {
    expect(said(line(3), ' a\u200Bb\u202Ec\u0007 ')).toBe('abc');
    expect(said(line(1), 'e\u0301')).toBe('é');
    expect(said(line(3, 'passkey-name'), 'abcd')).toEqual(['passkey-name']);
    expect(said(line(9), 'a\r\nb\tc')).toBe('a b c');
    expect(said(text(9), 'a\r\nb\tc')).toBe('a\nb c');
    expect(said(text(40), '👩‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿')).toBe('👩‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿');
  });

  it('that holds nothing to be seen is empty', () => {
    expect(said(requiredText(9, 'question-required', 'question-invalid'), '\u200B \n\u2800')).toEqual([
      'question-required',
    ]);
    expect(said(line(9), '\u3164')).toBe('');
  });

  it.each(['a\0b', 'a\uD800b', 'a\uFFFDb'])('is refused with one sentence of its own: %j', (given) => {
    expect(said(line(2, 'passkey-name').min(5, 'passkey-name'), given)).toEqual(['text-unreadable']);
    expect(said(requiredText(9, 'question-required', 'question-invalid'), given)).toEqual([
      'text-unreadable',
    ]);
  });

  it('says what is missing in the words of the field', () => {
    expect(said(line(2, 'passkey-name'), 7)).toEqual(['passkey-name']);
  });

  it('a token is visible ASCII', () => {
    expect(said(token(9), ' a-Z_9. ')).toBe('a-Z_9.');
    expect(token(9).safeParse('a\u200Bb').success).toBe(false);
    expect(token(9).safeParse('ação').success).toBe(false);
  });
});
