import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { cutCode } from './cut-code.ts';
import { reactDomCuts } from './react-dom-cuts.ts';
import { routerCuts } from './router-cuts.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../../..');
const packageFile = (name: string): string => readFileSync(resolve(REPOSITORY, 'node_modules', name), 'utf8');

it('every cut is in the installed React DOM', () => {
  const source = packageFile('react-dom/cjs/react-dom-client.production.js');
  expect(cutCode(source, reactDomCuts).length).toBeLessThan(source.length * 0.85);
});

it.each(Object.entries(routerCuts))('every cut is in the installed React Router: %s', (name, cuts) => {
  const source = packageFile(`react-router/dist/production/lib/${name}`);
  expect(cutCode(source, cuts).length).toBeLessThan(source.length);
});

/** What the cuts have taken out of the built pages. In development it still works, so nothing else would tell. */
const TAKEN = [
  imported(
    'react-router',
    'Form|use(?:Fetchers?|Submit|FormAction|ViewTransitionState|Prompt)|Prefetch\\w+|unstable_\\w+',
  ),
  imported('react', 'Activity|ViewTransition|SuspenseList|useActionState|unstable_\\w+'),
  imported('react-dom', 'pre\\w+|requestFormReset|useFormSt\\w+'),
  imported('react-dom/client', 'createRoot'),
  /\b(?:viewTransition|precedence|onBeforeInput|formAction)=|\bonComposition/,
  /<(?:Nav)?Link\b[^>]*\b(?:mask=|prefetch="(?!intent"))/,
  /<(?:input|textarea)\b[^>]*\bonSelect=|<[a-z]+-[a-z-]+[\s>]|<Fragment [^>]*\bref=|<script [^>]*\bsrc=/,
  /export (?:async )?(?:function|const) (?:client(?:Action|Middleware)|links|HydrateFallback)\b/,
];

function imported(from: string, names: string): RegExp {
  return new RegExp(`import \\{[^}]*\\b(?:${names})\\b[^}]*\\} from '${from}'`);
}

it('no screen uses what the cuts have taken out', () => {
  const sources = globSync(['apps/web/src/**/*.{ts,tsx}', 'packages/ui/src/**/*.{ts,tsx}'], {
    cwd: REPOSITORY,
  });
  const found = sources.flatMap((name) => {
    if (/\.test\.tsx?$/.test(name)) return [];
    const source = readFileSync(resolve(REPOSITORY, name), 'utf8').replaceAll(
      /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm,
      '',
    );
    return TAKEN.flatMap((taken) => {
      const [match] = taken.exec(source) ?? [];
      return match === undefined ? [] : [`${name}: ${match}`];
    });
  });
  expect(sources.length).toBeGreaterThan(500);
  expect(found, 'see docs/decisions/0182: take the cut back before you use it').toEqual([]);
});
