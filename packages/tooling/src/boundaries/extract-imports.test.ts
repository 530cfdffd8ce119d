import { describe, expect, it } from 'vitest';
import { extractImports } from './extract-imports.ts';

const requests = (path: string, text: string) => extractImports(path, text).map((each) => each.request);

describe('finding the imports of a file', () => {
  it('sees each way of asking for another module', () => {
    const text = [
      "import a from './static.ts';",
      "import './side-effect.ts';",
      "export { b } from './named.ts';",
      "export * from './star.ts';",
      "export const later = () => import('./dynamic.ts');",
      "export type C = import('./in-a-type.ts').C;",
    ].join('\n');
    expect(requests('x.ts', text).toSorted()).toEqual([
      './dynamic.ts',
      './in-a-type.ts',
      './named.ts',
      './side-effect.ts',
      './star.ts',
      './static.ts',
    ]);
  });

  it('distinguishes types from values', () => {
    const text =
      "import type { A } from './a.ts';\nimport { type B, c } from './b.ts';\nexport type { D } from './d.ts';";
    expect(extractImports('x.ts', text)).toEqual([
      { request: './a.ts', line: 1, typeOnly: true },
      { request: './b.ts', line: 2, typeOnly: false },
      { request: './d.ts', line: 3, typeOnly: true },
    ]);
  });

  it('reads markup, and does not take a text for an import', () => {
    const text = "import { b } from './b.ts';\nexport const A = () => <p title=\"import './c.ts'\">{b}</p>;";
    expect(requests('x.tsx', text)).toEqual(['./b.ts']);
  });

  it('refuses a file that cannot be parsed', () => {
    expect(() => extractImports('x.ts', 'import {')).toThrow('x.ts cannot be parsed');
  });
});
