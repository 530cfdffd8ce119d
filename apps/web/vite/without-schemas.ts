import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { callOnly } from './call-only.ts';

const STAND_IN = resolve(import.meta.dirname, '../src/platform/api/no-schemas.ts');
const CONTRACT = /[\\/]packages[\\/]contract[\\/]src[\\/].+\.ts$/;

/**
 * Keeps zod (23 KB compressed) and every schema out of what the browser loads: there a contract says only how a call is made. Replies are
 * checked where they are written, and while pages are rendered.
 */
export function withoutSchemas(): Plugin {
  return {
    name: 'patio-without-schemas',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (id) => (id === 'zod' ? STAND_IN : null),
    transform(code, id) {
      return CONTRACT.test(id) ? { code: callOnly(code), map: null } : null;
    },
  };
}
