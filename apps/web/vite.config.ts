import { fastifyReactRouterDev } from '@mcansh/react-router-fastify/vite';
import { reactRouter } from '@react-router/dev/vite';
import tailwind from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { precompress } from './vite/precompress.ts';
import { pushWorker } from './vite/push-worker.ts';
import { textsByPage } from './vite/texts-by-page.ts';
import { withoutSchemas } from './vite/without-schemas.ts';

/** What every page needs and what changes only with its versions: one file, compressed as one. */
const framework = {
  name: 'framework',
  test: /node_modules[\\/](?:react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]/,
};

/**
 * Words, a file for each part in each language; those that the frame and the first sight of home and offer page show come as one.
 * What its name begins with tells the language.
 */
const words = {
  name: (id: string): string | null => {
    const [, language, part = ''] = /[\\/]src[\\/]texts[\\/](ptbr|en)[\\/]([\w-]+)\.ts$/.exec(id) ?? [];
    if (language === undefined) return null;
    return `${language}-${FIRST_WORDS.has(part) ? 'frame' : part}`;
  },
  priority: 1,
};
const FIRST_WORDS = new Set(['shell', 'head', 'card', 'terms', 'favourites', 'search']);

/** What words are made with is no part of any of their files. */
const numbers = {
  name: 'numbers',
  test: /(?:platform[\\/]i18n[\\/]number-text|domain[\\/]src[\\/]money[\\/]format-money)\.ts$/,
  priority: 2,
};

/** What many screens share of platform and packages: a file for each of the many small modules would cost more than it saves. */
const shared = {
  name: 'shared',
  test: (id: string) => SHARED.test(id) && !OF_FORMS.test(id),
  minShareCount: 4,
};

const SHARED = /(?:apps[\\/]web[\\/]src[\\/]platform|packages)[\\/]/;
/** Many screens have forms; home and the offer page, which must stay light, have none. */
const OF_FORMS =
  /ui[\\/]src[\\/](?:dialog|field|password-field)\b|platform[\\/](?:drafts[\\/]|api[\\/](?:saved|download-file)\b)|domain[\\/]src[\\/](?:validation|accounts|security|personal-data|places)[\\/]/;

export default defineConfig({
  // The base address of the API is a setting of the build (S-48).
  define: { 'import.meta.env.API_BASE': JSON.stringify(process.env['API_BASE'] ?? '') },
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}'] },
  plugins: [
    withoutSchemas(),
    textsByPage(),
    tailwind(),
    reactRouter(),
    fastifyReactRouterDev({ entry: './server/app.ts', externalizeServerEntryImports: false }),
    pushWorker(),
    precompress(),
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: [framework, numbers, words, shared] } } },
      },
    },
    ssr: { build: { rolldownOptions: { input: './server/main.ts' } } },
  },
});
