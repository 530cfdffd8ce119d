import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { ptbr } from '../src/texts/ptbr.ts';
import { wantedParts } from './wanted-parts.ts';

const SOURCES = resolve(import.meta.dirname, '../src');

it.each([
  ['const { flow: texts, shell } = useTexts();', ['flow', 'shell']],
  ['const { head } = textsOf(loaderData.idiom);', ['head']],
  ['const { title } = textsOf(idiom).session; useTexts().deal', ['session', 'deal']],
  ['const { t } = useTexts().offer;', ['offer']],
  ['const { user } = useSession();', []],
])('finds the parts that a source takes: %s', (source, parts) => {
  expect(wantedParts(source)).toEqual(parts);
});

it('understands every place of the screens that reads words', () => {
  const known = Object.keys(ptbr);
  const wrong = globSync('**/*.{ts,tsx}', { cwd: SOURCES }).flatMap((name) => {
    const source = readFileSync(resolve(SOURCES, name), 'utf8').replaceAll(/\/\*\*[\s\S]*?\*\//g, '');
    if (name === 'platform/i18n/texts.ts' || /\.test\.tsx?$/.test(name)) return [];
    const parts = wantedParts(source);
    const calls = [...source.matchAll(/(?<!typeof )\b(?:useTexts|textsOf)\(/g)].length;
    const taken = [...source.matchAll(/\} = (?:useTexts|textsOf)\(|\b(?:useTexts|textsOf)\([\w.]*\)\./g)]
      .length;
    return taken === calls && parts.every((part) => known.includes(part))
      ? []
      : [`${name}: ${parts.join(', ')}`];
  });
  expect(wrong, 'take the parts by name: const { flow } = useTexts()').toEqual([]);
});
