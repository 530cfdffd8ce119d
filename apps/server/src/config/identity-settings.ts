import type { Identity } from './config.ts';
import type { Values } from './variables/variables.ts';

/** Sign-in with provider accounts. */
export function identitySettings(values: Values, demo: boolean): Identity {
  const { GOOGLE_CLIENT_ID: clientId, FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: appSecret } = values;
  return {
    google:
      clientId === null
        ? null
        : {
            clientId,
            authUrl: values.GOOGLE_AUTH_URL,
            issuer: values.GOOGLE_ISSUER,
            keysUrl: values.GOOGLE_KEYS_URL,
          },
    facebook:
      appId === null || appSecret === null
        ? null
        : {
            appId,
            appSecret,
            authUrl: values.FACEBOOK_AUTH_URL,
            graphUrl: values.FACEBOOK_GRAPH_URL,
          },
    timeoutMs: values.SOCIAL_TIMEOUT_MS,
    // It lets anyone be anyone, like the demo mailbox: only if no mail is really sent, and never in production.
    local: demo && values.SMTP_URL === null && values.APP_MODE !== 'production',
  };
}
