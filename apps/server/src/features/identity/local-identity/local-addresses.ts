import type { Identity } from '../../../config/config.ts';

/** Base path of the demo's provider, in the worker. */
export const LOCAL_ROOT = '/dev/identidade';

/** Google's part of the demo's provider, reached by the server at `origin` and by browsers under the public URL. */
export function localGoogle(origin: string): NonNullable<Identity['google']> {
  return {
    clientId: 'patio-demo',
    authUrl: `${LOCAL_ROOT}/google`,
    issuer: 'https://contas.patio.test',
    keysUrl: `${origin}${LOCAL_ROOT}/google/certs`,
  };
}

/** Facebook's part. Its secret protects nothing: anyone who reaches this provider can be anyone. */
export function localFacebook(origin: string): NonNullable<Identity['facebook']> {
  return {
    appId: '1000',
    appSecret: 'patio-demo',
    authUrl: `${LOCAL_ROOT}/facebook`,
    graphUrl: `${origin}${LOCAL_ROOT}/facebook/graph`,
  };
}
