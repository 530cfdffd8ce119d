import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { seal, reseal, unseal } from './seal.ts';

const newKey = () => randomBytes(32).toString('base64');
const key = newKey();
const keys = { secretKey: key, formerKeys: [] };

describe('what is stored encrypted, S-15', () => {
  it('is read again with the key, in its place, and shows nothing of itself', () => {
    const sealed = seal(key, 'row 1', 'Conta 123 – Açúcar');
    expect(sealed.toString('latin1')).not.toContain('123');
    expect(unseal(keys, 'row 1', sealed)).toBe('Conta 123 – Açúcar');
  });
  it('is never the same twice', () => {
    expect(seal(key, 'row 1', 'a').equals(seal(key, 'row 1', 'a'))).toBe(false);
  });
  it('cannot be read with another key, in another place, changed or cut', () => {
    const sealed = seal(key, 'row 1', 'a');
    const changed = Buffer.from(sealed);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(() => unseal({ secretKey: newKey(), formerKeys: [newKey()] }, 'row 1', sealed)).toThrow(
      'unable to authenticate data',
    );
    expect(() => unseal(keys, 'row 2', sealed)).toThrow('unable to authenticate data');
    expect(() => unseal(keys, 'row 1', changed)).toThrow('unable to authenticate data');
    expect(() => unseal(keys, 'row 1', sealed.subarray(0, 20))).toThrow('Invalid authentication tag length');
  });
  it('is read with any older key, and re-encrypted with the one in use', () => {
    const sealed = seal(key, 'row 1', 'a');
    const changed = { secretKey: newKey(), formerKeys: [newKey(), key] };
    expect(unseal(changed, 'row 1', sealed)).toBe('a');
    const resealed = reseal(changed, 'row 1', sealed);
    if (resealed === null) throw new Error('It was not resealed.');
    expect(unseal({ ...changed, formerKeys: [] }, 'row 1', resealed)).toBe('a');
    expect(reseal(changed, 'row 1', resealed)).toBeNull();
    expect(() => reseal(changed, 'row 2', sealed)).toThrow('unable to authenticate data');
  });
  it('needs a key', () => {
    expect(() => seal(null, 'row 1', 'a')).toThrow('no secret key');
  });
});
