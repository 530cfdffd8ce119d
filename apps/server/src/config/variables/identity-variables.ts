import { address, optionalText, whole } from '../fields.ts';

const provider = (about: string, initial: string) =>
  address({ about, initial, example: initial }, ['https', 'http']);

/** Sign-in with accounts at Google and Facebook (S-36). */
export const identityVariables = {
  GOOGLE_CLIENT_ID: optionalText({
    about: 'Sign-in with Google; absent: not offered, in the demo world a provider of its own stands in.',
    example: '123.apps.googleusercontent.com',
  }),
  GOOGLE_AUTH_URL: provider(
    'Where Google asks people to sign in.',
    'https://accounts.google.com/o/oauth2/v2/auth',
  ),
  GOOGLE_ISSUER: provider('Who signs the ID tokens.', 'https://accounts.google.com'),
  GOOGLE_KEYS_URL: provider(
    'Keys with which the ID tokens are signed.',
    'https://www.googleapis.com/oauth2/v3/certs',
  ),
  FACEBOOK_APP_ID: optionalText({
    about: 'Sign-in with Facebook; absent: not offered, in the demo world a provider of its own stands in.',
    example: '1234567890',
  }),
  FACEBOOK_APP_SECRET: optionalText({
    about: 'Secret of the Facebook application.',
    example: '0a1b2c…',
    secret: true,
  }),
  FACEBOOK_AUTH_URL: provider(
    'Where Facebook asks people to sign in; a version of the API may stand in it.',
    'https://www.facebook.com/dialog/oauth',
  ),
  FACEBOOK_GRAPH_URL: provider(
    'Graph API of Facebook; a version may stand in it.',
    'https://graph.facebook.com',
  ),
  SOCIAL_TIMEOUT_MS: whole({
    about: 'Patience with Google and Facebook for one answer, in milliseconds.',
    example: '2500',
    initial: '4000',
    min: 100,
    max: 30_000,
  }),
};
