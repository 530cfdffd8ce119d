/** Where the storefront listens and where it finds the API. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Origin of the API on the loopback, without a path: `http://127.0.0.1:3000`. */
  readonly apiOrigin: string;
  /** Address under which people reach the site; null: taken from each request. */
  readonly publicUrl: string | null;
}

/** Reads the four variables that the storefront knows: PORT, HOST, API_ORIGIN, PUBLIC_URL. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  return {
    port: Number(env['PORT'] ?? 3001),
    host: env['HOST'] ?? '127.0.0.1',
    apiOrigin: (env['API_ORIGIN'] ?? 'http://127.0.0.1:3000').replace(/\/+$/, ''),
    publicUrl: env['PUBLIC_URL']?.replace(/\/+$/, '') ?? null,
  };
}
