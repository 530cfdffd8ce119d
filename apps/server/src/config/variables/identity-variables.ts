import { address, optionalText, whole } from '../fields.ts';

const provider = (about: string, initial: string) =>
  address({ about, initial, example: initial }, ['https', 'http']);

/** Sign-in with accounts at Google and Facebook (S-36). */
export const identityVariables = {
  GOOGLE_CLIENT_ID: optionalText({
    about: 'Sign-in with Google; default: not offered, or simulated in the demo world.',
    example: '123.apps.googleusercontent.com',
  }),
  GOOGLE_AUTH_URL: provider('Sign-in page of Google.', 'https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_ISSUER: provider('Issuer of the ID tokens.', 'https://accounts.google.com'),
  GOOGLE_KEYS_URL: provider(
    'Public keys that verify the ID tokens.',
    'https://www.googleapis.com/oauth2/v3/certs',
  ),
  FACEBOOK_APP_ID: optionalText({
    about: 'Sign-in with Facebook; default: not offered, or simulated in the demo world.',
    example: '1234567890',
  }),
  FACEBOOK_APP_SECRET: optionalText({
    about: 'Secret of the Facebook application.',
    example: '0a1b2c…',
    secret: true,
  }),
  FACEBOOK_AUTH_URL: provider(
    'Sign-in page of Facebook; may contain an API version.',
    'https://www.facebook.com/dialog/oauth',
  ),
  FACEBOOK_GRAPH_URL: provider(
    'Graph API of Facebook; may contain an API version.',
    'https://graph.facebook.com',
  ),
  SOCIAL_TIMEOUT_MS: whole({
    about: 'Timeout for one request to Google or Facebook, in milliseconds.',
    example: '2500',
    initial: '4000',
    min: 100,
    max: 30_000,
  }),
};
