import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { missingPackages } from './locked-packages.mjs';
import { sourceHash } from './source-hash.mjs';

describe('telling whether the dependencies are installed', () => {
  const lock = {
    packages: {
      '': { version: '0.1.0' },
      'node_modules/zod': { version: '4.6.7' },
      'node_modules/sharp-darwin': { version: '1.0.0', optional: true },
      'node_modules/@patio/domain': { link: true },
    },
  };
  const installed = {
    packages: { 'node_modules/zod': { version: '4.6.7' }, 'node_modules/@patio/domain': { link: true } },
  };

  it('misses nothing when each version agrees; packages for other platforms may be absent', () => {
    expect(missingPackages(lock, installed)).toEqual([]);
  });

  it('misses what is absent and what is there in another version', () => {
    const older = { packages: { 'node_modules/zod': { version: '4.6.6' } } };
    expect(missingPackages(lock, older)).toEqual(['node_modules/zod', 'node_modules/@patio/domain']);
  });

  it('misses everything that is needed when nothing was installed', () => {
    expect(missingPackages(lock, {})).toEqual(['node_modules/zod', 'node_modules/@patio/domain']);
  });
});

describe('telling whether the sources changed', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'patio sources '));
    mkdirSync(join(root, 'web/build'), { recursive: true });
    writeFileSync(join(root, 'web/a.ts'), 'a');
  });
  afterEach(() => rmSync(root, { recursive: true }));
  const hash = () => sourceHash(root, ['web', 'absent']);

  it('stays the same for the same content, whatever is built or tested', () => {
    const before = hash();
    writeFileSync(join(root, 'web/a.ts'), 'a');
    writeFileSync(join(root, 'web/build/out.js'), 'x');
    writeFileSync(join(root, 'web/a.test.ts'), 'x');
    expect(hash()).toBe(before);
  });

  it('changes with a content, a name and a new file', () => {
    const seen = new Set([hash()]);
    writeFileSync(join(root, 'web/a.ts'), 'b');
    seen.add(hash());
    writeFileSync(join(root, 'web/b.ts'), '');
    seen.add(hash());
    rmSync(join(root, 'web/b.ts'));
    writeFileSync(join(root, 'web/c.ts'), '');
    seen.add(hash());
    expect(seen.size).toBe(4);
  });
});
