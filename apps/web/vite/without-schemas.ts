import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const STAND_IN = resolve(import.meta.dirname, '../src/platform/api/no-schemas.ts');

/**
 * Keeps zod out of what the browser loads (23 KB compressed): there a contract says only how a call is made. Replies are checked
 * where they are written, and while pages are rendered.
 */
export function withoutSchemas(): Plugin {
  return {
    name: 'patio-without-schemas',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (id) => (id === 'zod' ? STAND_IN : null),
  };
}
