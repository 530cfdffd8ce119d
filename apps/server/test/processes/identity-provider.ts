import type { SocialProvider } from '@patio/domain/identity/social/social-provider.ts';
import fastify from 'fastify';
import type { JWTPayload } from 'jose';
import {
  createFacebookTokens,
  type FacebookTokens,
} from '../../src/features/identity/local-identity/facebook-tokens.ts';
import {
  createGoogleSigner,
  type GoogleSigner,
} from '../../src/features/identity/local-identity/google-signer.ts';
import {
  localFacebook,
  localGoogle,
  localIdentityRoutes,
  subjectOf,
} from '../../src/features/identity/local-identity/public.ts';
import type { Clock } from '../../src/platform/clock/clock.ts';

/** What the provider does when it is asked. `lying`: well-formed nonsense. */
export type ProviderMood = 'well' | 'down' | 'slow' | 'lying';

/** A user at the provider. */
export interface Person {
  readonly name: string;
  readonly email: string;
  readonly emailVerified?: boolean;
}

/** The provider of the demo on a port of its own, which can be out of order, and the tokens that it issues. */
export async function startIdentityProvider(clock: Clock) {
  const google = createGoogleSigner();
  const facebook = createFacebookTokens();
  // Making them takes a while, which no test should wait for.
  await google.keys();
  const app = fastify();
  let mood: ProviderMood = 'well';
  const asked: string[] = [];
  const held: (() => void)[] = [];
  app.addHook('onRequest', async (request, reply) => {
    asked.push(request.url);
    if (mood === 'down') return reply.code(502).send('Bad gateway');
    if (mood === 'slow') await new Promise<void>((resolve) => held.push(resolve));
    if (mood === 'lying') return reply.send({ keys: 'none', data: 'x'.repeat(100_000) });
    return undefined;
  });
  localIdentityRoutes(
    app,
    { config: { identity: { google: null, facebook: null, timeoutMs: 0, local: true } }, clock },
    { google, facebook },
  );
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const ours = { google: localGoogle(origin), facebook: localFacebook(origin) };

  return {
    google,
    asked,
    /** Settings with which the house asks this provider. */
    environment: {
      GOOGLE_CLIENT_ID: ours.google.clientId,
      GOOGLE_ISSUER: ours.google.issuer,
      GOOGLE_KEYS_URL: ours.google.keysUrl,
      FACEBOOK_APP_ID: ours.facebook.appId,
      FACEBOOK_APP_SECRET: ours.facebook.appSecret,
      FACEBOOK_GRAPH_URL: ours.facebook.graphUrl,
      SOCIAL_TIMEOUT_MS: '2500',
    },
    be: (next: ProviderMood): void => {
      mood = next;
      for (const release of held.splice(0)) release();
    },
    ...issuerOf(clock, { google, facebook }),
    close: async () => {
      for (const release of held.splice(0)) release();
      await app.close();
    },
  };
}

/** The tokens that the two issue. */
function issuerOf(clock: Clock, { google, facebook }: { google: GoogleSigner; facebook: FacebookTokens }) {
  const { issuer, clientId } = localGoogle('');
  const seconds = () => Math.floor(clock.now() / 1000);
  return {
    /** What a user brings from Google, which hosts their mailbox. `claims` change what the token says; undefined takes one away. */
    fromGoogle: async (person: Person, claims: JWTPayload = {}) => ({
      idSocial: idOf('google', person),
      tokenSocial: await google.sign({
        iss: issuer,
        aud: clientId,
        sub: idOf('google', person),
        name: person.name,
        email: person.email,
        email_verified: person.emailVerified ?? true,
        hd: person.email.slice(person.email.lastIndexOf('@') + 1),
        iat: seconds(),
        exp: seconds() + 3600,
        ...claims,
      }),
    }),
    /** What a user brings from Facebook. */
    fromFacebook: (person: Person, changes: { app?: string; expires?: number } = {}) => {
      const { name, email } = person;
      const holder = { id: idOf('facebook', person), name, email, app: localFacebook('').appId };
      return {
        idSocial: holder.id,
        tokenSocial: facebook.issue({ ...holder, expires: seconds() + 3600, ...changes }),
      };
    },
  };
}

function idOf(provider: SocialProvider, { name, email, emailVerified = true }: Person): string {
  return subjectOf(provider, { name, email, emailVerified });
}

export type IdentityProvider = Awaited<ReturnType<typeof startIdentityProvider>>;
