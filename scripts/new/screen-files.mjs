import { inWords } from './names.mjs';

/** @typedef {import('./new-screen.mjs').Screen} Screen */

/**
 * The page: what the route shows.
 *
 * @param {Screen} screen
 */
export function pageText({ name, part, component }) {
  return `import { useTexts } from '../../../platform/i18n/texts.ts';

/** ${inWords(name)}. */
export function ${component}Page() {
  const { ${part}: texts } = useTexts();
  return (
    <article className="mx-auto min-h-[50vh] max-w-3xl px-4 py-10">
      <h1 className="text-2xl font-bold">{texts.title}</h1>
    </article>
  );
}
`;
}

/**
 * The words of one language; the Portuguese ones are the measure of the others.
 *
 * @param {Screen} screen
 * @param {string} measured
 */
export function textsText({ name, part }, measured) {
  const dictionary = measured === '' ? '' : "import type { Dictionary } from '../dictionary.ts';\n\n";
  const about = measured === '' ? `/** ${inWords(name)}. */\n` : '';
  return `${dictionary}${about}export const ${part}Texts = {
  title: '${inWords(name)}',
}${measured};
`;
}

/**
 * The route: data, title, page.
 *
 * @param {Screen} screen
 */
export function routeText({ place, name, address, part, component }) {
  return `import type { Route } from './+types/${address}';
import { ${component}Page } from '../features/${place}/${name}-page.tsx';
import { originContext } from '../platform/api/contexts.ts';
import { pageMeta } from '../platform/head/page-meta.ts';
import { idiomOfRequest } from '../platform/i18n/idiom.ts';
import { textsOf } from '../platform/i18n/texts.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  return { idiom: idiomOfRequest(request), origin: context.get(originContext) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { title } = textsOf(loaderData.idiom).${part};
  return pageMeta({ title, origin: loaderData.origin, path: '/${address}/', hidden: true });
}

/** ${inWords(name)}. */
export default function ${component}() {
  return <${component}Page />;
}
`;
}

/**
 * A test in a browser.
 *
 * @param {Screen} screen
 */
export function testText({ name, address, part }) {
  return `import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../../../../test/screens/open-screen.tsx';
import { ${part}Texts } from '../../../texts/ptbr/${name}.ts';

test('the screen is headed by its title', async () => {
  await openScreen('/${address}/');
  const heading = page.getByRole('heading', { name: ${part}Texts.title, exact: true });
  await expect.element(heading).toBeVisible();
});
`;
}
