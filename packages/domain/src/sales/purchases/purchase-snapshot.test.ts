import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, type Json } from './canonical-json.ts';
import { sealSnapshot, verifySnapshot } from './purchase-snapshot.ts';

const sha256Hex = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

const json: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constant(null),
    fc.boolean(),
    fc.integer(),
    fc.string({ unit: 'binary' }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.string(), tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value;
const facts = fc.dictionary(
  fc.string().filter((name) => name !== '__proto__'),
  json,
  { maxKeys: 6, noNullPrototype: true },
);

/** The same value with the fields of every object the other way round. */
function turned(value: Json): Json {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, item]) => [name, turned(item)]),
  );
}

describe('canonical JSON', () => {
  it('is one text whatever the order of fields, and reads back as it was', () => {
    fc.assert(
      fc.property(facts, (value) => {
        const text = canonicalJson(value);
        expect(canonicalJson(turned(value))).toBe(text);
        expect(canonicalJson(turned(turned(value)))).toBe(text);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('is written as anybody can write it', () => {
    expect(canonicalJson({ b: [1, 'ã"\n', null], a: { z: true, A: 0.5 } })).toBe(
      '{"a":{"A":0.5,"z":true},"b":[1,"ã\\"\\n",null]}',
    );
    expect(() => canonicalJson(Number.NaN)).toThrow(RangeError);
  });
});

describe('a purchase as a snapshot, rules 0.33', () => {
  it('holds as it was sealed, and without the person after an erasure', () => {
    fc.assert(
      fc.property(facts, json, fc.uuid(), (given, personal, salt) => {
        const sealed = sealSnapshot({ facts: given, personal, salt }, sha256Hex);
        expect(verifySnapshot(sealed, sha256Hex)).toBe('intact');
        const erased = { ...sealed, personal: null, salt: null };
        expect(verifySnapshot(erased, sha256Hex)).toBe('intact-without-person');
      }),
    );
  });

  it('shows every change of facts, person, salt and hash', () => {
    const sealed = sealSnapshot(
      { facts: { preco: 100, veiculos: [{ km: 42_000 }] }, personal: { nome: 'Ana' }, salt: 's1' },
      sha256Hex,
    );
    const verdict = (changed: object) => verifySnapshot({ ...sealed, ...changed }, sha256Hex);
    expect(verdict({ facts: sealed.facts.replace('42000', '42001') })).toBe('facts-changed');
    expect(verdict({ hash: sha256Hex('x') })).toBe('facts-changed');
    expect(verdict({ personal: '{"nome":"Bia"}' })).toBe('person-changed');
    expect(verdict({ salt: 's2' })).toBe('person-changed');
    // Who changes the person and writes the facts again needs another hash.
    const other = sealSnapshot({ facts: { preco: 100 }, personal: { nome: 'Bia' }, salt: 's1' }, sha256Hex);
    expect(verdict({ facts: other.facts, personal: other.personal })).toBe('facts-changed');
  });

  it('gives equal purchases of different people different hashes, and reveals nobody’s identity', () => {
    const of = (nome: string, salt: string) =>
      sealSnapshot({ facts: { preco: 100 }, personal: { nome }, salt }, sha256Hex);
    expect(of('Ana', 's1').hash).not.toBe(of('Bia', 's1').hash);
    expect(of('Ana', 's1').hash).not.toBe(of('Ana', 's2').hash);
    expect(of('Ana', 's1').facts).not.toContain('Ana');
  });
});
