import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { wantedParts } from './wanted-parts.ts';

const SOURCES = resolve(import.meta.dirname, '../src');
const WANT = resolve(SOURCES, 'platform/i18n/late-texts.ts');
const DICTIONARY = /[\\/]src[\\/]texts[\\/](?:ptbr|en)\.ts$/;
const IMPORT = /^import \{ (\w+) \} from '(\.\/(?:ptbr|en)\/[\w/-]+\.ts)';$/gm;

/**
 * Makes a page load only the words that it shows. In the browser's build the parts of a dictionary are functions that fetch them, and
 * every module asks for the parts that it takes out of `useTexts()` or `textsOf()` as soon as it is there. The server has all words.
 */
export function textsByPage(): Plugin {
  return {
    name: 'patio-texts-by-page',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (!file.startsWith(SOURCES) || !/\.tsx?$/.test(file)) return null;
      if (DICTIONARY.test(file)) return { code: partsOnRequest(code), map: null };
      const parts = wantedParts(code);
      if (parts.length === 0) return null;
      return {
        code: `${code}\nimport { wantTexts as wantTextsOfModule } from ${JSON.stringify(WANT)};\nwantTextsOfModule(${JSON.stringify(parts)});\n`,
        map: null,
      };
    },
  };
}

function partsOnRequest(code: string): string {
  const late = code.replaceAll(IMPORT, "const $1 = () => import('$2').then((it) => it.$1);");
  // A part that is no function would stop every page.
  const missed = /^import \{.*$/m.exec(late);
  if (missed !== null) throw new Error(`This part of the texts would not be fetched: ${missed[0]}`);
  return late;
}
