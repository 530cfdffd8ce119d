import { camelCase, needPlace, pascalCase } from './names.mjs';
import { pageText, routeText, testText, textsText } from './screen-files.mjs';
import { insertBefore } from './write-all.mjs';

const WEB = 'apps/web/src';
const RESERVED = 'packages/domain/src/stores/partners/reserved-names.ts';

/**
 * A screen of the house and of every store: page, texts in both languages, route, test, and the lines that make them known. The code has
 * an English name, the address a Portuguese one, which no store may have from then on.
 *
 * @param {string} root
 * @param {{ place: string, name: string, address: string }} given place: `area/feature`
 * @returns {import('./make-new.mjs').Made}
 */
export function newScreen(root, { place, name, address }) {
  needPlace(root, `${WEB}/features`, place, 2);
  if (!/^[a-z-]+$/.test(address)) throw new Error('An address has small letters and hyphens only.');
  const screen = { place, name, address, part: camelCase(name), component: pascalCase(name) };
  const page = `${WEB}/features/${place}/${name}-page.tsx`;
  return {
    files: {
      [page]: pageText(screen),
      [page.replace('-page.tsx', '.screen.test.tsx')]: testText(screen),
      [`${WEB}/routes/${address}.tsx`]: routeText(screen),
      [`${WEB}/texts/ptbr/${name}.ts`]: textsText(screen, ''),
      [`${WEB}/texts/en/${name}.ts`]: textsText(screen, ` satisfies Dictionary['${screen.part}']`),
    },
    edits: {
      [`${WEB}/routes.ts`]: (text) => routeIn(text, address),
      [RESERVED]: (text) => reserveIn(text, address),
      [`${WEB}/texts/dictionary.ts`]: (text) => typeIn(text, screen),
      [`${WEB}/texts/ptbr.ts`]: (text) => textsIn(text, screen, 'ptbr'),
      [`${WEB}/texts/en.ts`]: (text) => textsIn(text, screen, 'en'),
    },
    next: [
      `Write the words of both languages in ${WEB}/texts/{ptbr,en}/${name}.ts, and the screen in ${page}.`,
      'Load data in the loader of the route: loaderApi(args).call(CALL), or loadPrivate for what is of one user only.',
      'A screen that search engines may find: take `hidden` out of the route, and name it in apps/server/src/features/catalogue/sitemaps.',
      `NODE_ENV=production npx vitest run --project screens --no-file-parallelism ${place}/${name}`,
      'npm run check',
    ],
  };
}

/** @typedef {{ place: string, name: string, address: string, part: string, component: string }} Screen */

/**
 * @param {string} text of routes.ts
 * @param {string} address
 */
function routeIn(text, address) {
  const line = `  route(':partner?/${address}', 'routes/${address}.tsx'),\n`;
  return insertBefore(text, "  route(':partner', ", line);
}

/**
 * @param {string} text of the reserved names
 * @param {string} address
 */
function reserveIn(text, address) {
  const line = `  '${address}',\n`;
  const lines = text.match(/^ {2}'[a-z-]+',\n/gm) ?? [];
  return insertBefore(text, lines.find((other) => other > line) ?? ']);\n', line);
}

/**
 * @param {string} text of dictionary.ts
 * @param {Screen} screen
 */
function typeIn(text, { name, part }) {
  const typed = insertBefore(text, '}\n', `  readonly ${part}: typeof ${part}Texts;\n`);
  return insertBefore(typed, '\n/**\n', `import type { ${part}Texts } from './ptbr/${name}.ts';\n`);
}

/**
 * @param {string} text of ptbr.ts or en.ts
 * @param {Screen} screen
 * @param {string} language
 */
function textsIn(text, { name, part }, language) {
  const listed = insertBefore(text, '} satisfies Dictionary', `  ${part}: ${part}Texts,\n`);
  return insertBefore(
    listed,
    '\nexport const ',
    `import { ${part}Texts } from './${language}/${name}.ts';\n`,
  );
}
