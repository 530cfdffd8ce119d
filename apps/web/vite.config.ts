import { fastifyReactRouterDev } from '@mcansh/react-router-fastify/vite';
import { reactRouter } from '@react-router/dev/vite';
import tailwind from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { pushWorker } from './vite/push-worker.ts';
import { fetchedAlong, scriptGroups } from './vite/script-groups.ts';
import { textsByPage } from './vite/texts-by-page.ts';
import { withoutSchemas } from './vite/without-schemas.ts';
import { withoutUnused } from './vite/without-unused.ts';

export default defineConfig({
  // The base address of the API is a setting of the build (S-48).
  define: { 'import.meta.env.API_BASE': JSON.stringify(process.env['API_BASE'] ?? '') },
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}'] },
  plugins: [
    withoutSchemas(),
    withoutUnused(),
    textsByPage(),
    tailwind(),
    reactRouter(),
    fastifyReactRouterDev({ entry: './server/app.ts', externalizeServerEntryImports: false }),
    pushWorker(),
  ],
  environments: {
    client: {
      build: {
        modulePreload: { resolveDependencies: fetchedAlong },
        rolldownOptions: { output: { codeSplitting: { groups: scriptGroups } } },
      },
    },
    ssr: { build: { rolldownOptions: { input: './server/main.ts' } } },
  },
});
