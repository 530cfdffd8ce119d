import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';

const key = randomBytes(32).toString('base64');

describe('what is kept encrypted, S-15', () => {
  it('is read again with the key, in its place, and shows nothing of itself', () => {
    const sealed = seal(key, 'row 1', 'Conta 123 – Açúcar');
    expect(sealed.toString('latin1')).not.toContain('123');
    expect(unseal(key, 'row 1', sealed)).toBe('Conta 123 – Açúcar');
  });
  it('is never the same twice', () => {
    expect(seal(key, 'row 1', 'a').equals(seal(key, 'row 1', 'a'))).toBe(false);
  });
  it('cannot be read with another key, in another place, changed or cut', () => {
    const sealed = seal(key, 'row 1', 'a');
    const changed = Buffer.from(sealed);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(() => unseal(randomBytes(32).toString('base64'), 'row 1', sealed)).toThrow(
      'unable to authenticate data',
    );
    expect(() => unseal(key, 'row 2', sealed)).toThrow('unable to authenticate data');
    expect(() => unseal(key, 'row 1', changed)).toThrow('unable to authenticate data');
    expect(() => unseal(key, 'row 1', sealed.subarray(0, 20))).toThrow('Invalid authentication tag length');
  });
  it('needs a key', () => {
    expect(() => seal(null, 'row 1', 'a')).toThrow('no secret key');
  });
});
