import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from '../project-root.mjs';
import { makeNew } from './make-new.mjs';

const ROUTES = 'apps/server/src/features/trading/questions/routes.ts';
const NEEDED = [
  'apps/server/migrations',
  'apps/server/src/features/messaging/mail',
  'apps/server/src/features/trading/questions',
  'apps/web/src/features/catalogue/catalogue/vehicle/vehicle-view.test.ts',
  'apps/web/src/features/catalogue/comparison/comparison-rows.test.ts',
  'apps/web/src/features/catalogue/offer/offer-meta.test.ts',
  'apps/web/src/features/people/accessibility',
  'apps/server/test/world/world-offer.ts',
  'apps/web/src/routes.ts',
  'apps/web/src/texts',
  'apps/web/test/world/options.ts',
  'apps/server/src/features/catalogue/catalogue',
  'packages/contract/src/wire/offer.ts',
  'packages/domain/src/catalogue/catalogue/filter',
  'packages/domain/src/stores/partners',
];

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'patio-new-'));
  for (const path of NEEDED) cpSync(join(projectRoot, path), join(root, path), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const make = (line: string) => makeNew(root, line.split(' '));

/** Where an import leads: into the copy or, where that has no such file, into the project. */
function imported(from: string, specifier: string): string | null {
  const [, name, rest] = /^@patio\/([a-z-]+)\/(.*)$/.exec(specifier) ?? [];
  const path =
    name === undefined ? join(dirname(from), specifier) : join('packages', name, 'src', rest ?? '');
  if (!specifier.startsWith('.') && name === undefined) return null;
  return [root, projectRoot].map((place) => resolve(place, path)).find((file) => existsSync(file)) ?? '';
}

/** Names that a file takes from others which do not export them, and files that are not there. */
function brokenImports(path: string): string[] {
  const imports = read(path).matchAll(/import (?:type )?\{([^}]*)\} from '([^']+)'/g);
  return [...imports].flatMap(([, names = '', specifier = '']) => {
    if (specifier.includes('/+types/')) return [];
    const file = imported(path, specifier);
    if (file === null) return [];
    if (file === '') return [`${path}: ${specifier}`];
    const text = readFileSync(file, 'utf8');
    const wanted = names.split(',').map((name) =>
      name
        .trim()
        .replace(/^type /, '')
        .replace(/ as .*$/, ''),
    );
    const lacks = (name: string) => !new RegExp(String.raw`export [^;]*\b${name}\b`).test(text);
    return wanted
      .filter((name) => name !== '' && lacks(name))
      .map((name) => `${path}: ${name} of ${specifier}`);
  });
}

const KINDS = [
  { kind: 'a call that reads', line: 'call trading/questions get-question-count', files: 3, edits: 1 },
  { kind: 'a call that changes', line: 'call trading/questions close-question', files: 3, edits: 1 },
  { kind: 'a screen', line: 'screen people/accessibility help ajuda', files: 5, edits: 5 },
  { kind: 'a mail', line: 'mail trading deposit-returned', files: 1, edits: 2 },
  { kind: 'a mail about access', line: 'mail access session-ended', files: 1, edits: 2 },
  { kind: 'a facet', line: 'facet bodies body carroceria', files: 1, edits: 13 },
];

describe.each(KINDS)('$kind', ({ line, files, edits }) => {
  it('is written, each file of it and each line in others, with imports that lead somewhere', () => {
    const { written, next } = make(line);
    expect(new Set(written).size).toBe(files + edits);
    expect(written.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    expect(written.filter((path) => existsSync(join(projectRoot, path)))).toHaveLength(edits);
    expect(written.filter((path) => /\.tsx?$/.test(path)).flatMap(brokenImports)).toEqual([]);
    expect(next.at(-1)).toBe('npm run check');
  });

  it('is never written over what is there, and then nothing else changes', () => {
    const { written } = make(line);
    const texts = written.map(read);
    expect(() => make(line)).toThrow(/is there/);
    expect(written.map(read)).toEqual(texts);
  });
});

describe('what is written', () => {
  it('serves a call and reads its contract', () => {
    make('call trading/questions get-question-count');
    expect(read(ROUTES)).toContain('  serve(app, getQuestionCountCall)(getQuestionCount(deps));\n}\n');
    expect(read('packages/contract/src/trading/questions/get-question-count.ts')).toContain("method: 'GET'");
    make('call trading/questions close-question');
    expect(read('packages/contract/src/trading/questions/close-question.ts')).toContain("access: 'user'");
  });

  it('keeps a new address from stores, in the order of the list', () => {
    make('screen people/accessibility help ajuda');
    const names = read('packages/domain/src/stores/partners/reserved-names.ts').match(/(?<=^ {2}')[a-z-]+/gm);
    expect(names).toEqual(names?.toSorted());
    expect(names).toContain('ajuda');
  });

  it('gives a facet the next migration', () => {
    const last = Math.max(
      ...readdirSync(join(root, 'apps/server/migrations')).map((name) => Number.parseInt(name, 10)),
    );
    const { written } = make('facet bodies body carroceria');
    expect(written[0]).toBe(`apps/server/migrations/${String(last + 1).padStart(4, '0')}_facet_bodies.sql`);
  });
});

describe('nothing is written', () => {
  it.each(['', 'room trading', 'call trading/questions', 'call trading/questions Get', 'facet bodies'])(
    'for %j, which is answered with how it is meant',
    (line) => {
      expect(() => make(line)).toThrow(/^Usage:\n/);
    },
  );

  it('into a feature that is not there, and the others of its area are named', () => {
    expect(() => make('call trading/nothing get-it')).toThrow(
      /has no trading\/nothing\. There are: trading\/questions\./,
    );
  });

  it('where a line has no place', () => {
    writeFileSync(join(root, ROUTES), 'export {};\n');
    expect(() => make('call trading/questions close-question')).toThrow(/routes\.ts has no place/);
    expect(existsSync(join(root, 'packages/contract/src/trading/questions/close-question.ts'))).toBe(false);
  });
});
