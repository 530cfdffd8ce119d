import type { Random } from './random.ts';

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 ? { a: value } : [value];
  return value;
};

/** Texts that have broken programs: control characters, injections, look-alikes, half characters, other writings of numbers. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u{d800}',
  'a\u{dfff}b',
  '𝒳é\u{301}',
  '\u{202e}abc',
  '\u{feff}1',
  '\u{1f468}\u{200d}\u{1f469}'.repeat(40),
  'ß'.repeat(300),
  'İı'.repeat(50),
  "'; drop table offer; --",
  "' or '1'='1",
  '$1',
  '${7*7}',
  '{{7*7}}',
  '%00',
  '%',
  '\\',
  '"',
  '../../../../etc/passwd',
  'a\r\nx-injected: 1',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '1e3',
  '0x10',
  '-1',
  '1.5',
  '1,2,3',
  ',',
  ',,1,,',
  '1'.repeat(400),
  '9223372036854775807',
  '9223372036854775808',
  '2147483648',
  'NaN',
  'Infinity',
  'null',
  '[object Object]',
  '0000-00-00',
  '31/02/2026',
  '9999-12-31T23:59:60Z',
  '+275760-09-13',
  'a@b',
  'a@b.co\r\nbcc: c@d.co',
  `${'a'.repeat(250)}@b.co`,
  '__proto__',
  'constructor',
  'toString',
  'a'.repeat(5_000),
  '('.repeat(500),
  'a & b | !c <-> :*',
];

const hostileValues: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.005,
  0.001,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  1e308,
  -1e308,
  Number.MIN_VALUE,
  [],
  {},
  [null],
  [[]],
  { length: 1e9 },
  { toString: 1, valueOf: 1 },
  { constructor: { prototype: { polluted: true } } },
  { $gt: '' },
  nested(30),
  Array.from({ length: 2_000 }, (_, index) => index),
];

/** A value that no field expects. */
export function hostileValue(random: Random): unknown {
  return random.chance(0.6) ? random.pick(hostileTexts) : random.pick(hostileValues);
}

/** A body as bytes that are not quite JSON, or JSON of an unheard-of form. */
export function hostileBody(random: Random): string | Buffer {
  return random.pick<string | Buffer>([
    '',
    '{',
    '{"a":}',
    'null',
    '[]',
    '"text"',
    '1e999',
    '{"__proto__":{"polluted":true}}',
    '{"constructor":{"prototype":{"polluted":true}}}',
    '{"a":1,"a":2}',
    '['.repeat(50_000),
    `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    `{"cdofrta":1,"x":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`,
    `{"a":"${'x'.repeat(300_000)}"}`,
    Buffer.from([0xff, 0xfe, 0x7b, 0x7d]),
    Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]),
  ]);
}
