import { readHouse } from '../../src/platform/house/read-house.ts';
import type { House } from '../../src/platform/house/house.ts';

/** Where the storefront listens, where it reaches the API, and its public identity. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Origin of the API on the loopback, without a path: `http://127.0.0.1:3000`. */
  readonly apiOrigin: string;
  /** Public URL of the site, without a trailing slash: every page is rendered for it. */
  readonly publicUrl: string;
  /** Origin of Facebook's API, which the page that returns from Facebook queries; null: none, or this site's own. */
  readonly graphOrigin: string | null;
  /** Brand and company; null: the product's own name and no contacts. */
  readonly house: House | null;
  /** Origin of the API for browsers if `API_BASE` of the build names one; null: this site's own. */
  readonly browserApiOrigin: string | null;
}

/** Reads the variables of the storefront: PORT, HOST, API_ORIGIN, PUBLIC_URL, PATIO_HOUSE (JSON), and those of Facebook. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const port = Number(env['PORT'] ?? 3001);
  return {
    port,
    host: env['HOST'] ?? '127.0.0.1',
    apiOrigin: (env['API_ORIGIN'] ?? 'http://127.0.0.1:3000').replace(/\/+$/, ''),
    publicUrl: (env['PUBLIC_URL'] ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    graphOrigin: graphOriginOf(env),
    house: readHouse(env['PATIO_HOUSE']),
    browserApiOrigin: originOf(env['API_BASE']),
  };
}

function originOf(base = ''): string | null {
  return URL.canParse(base) ? new URL(base).origin : null;
}

function graphOriginOf(env: NodeJS.ProcessEnv): string | null {
  if (!env['FACEBOOK_APP_ID']?.trim()) return null;
  const address = env['FACEBOOK_GRAPH_URL']?.trim() || 'https://graph.facebook.com';
  return URL.canParse(address) ? new URL(address).origin : null;
}
