import { normalizeEmail } from '@patio/domain/validation/email.ts';
import type { JWTPayload } from 'jose';
import type { SocialProvider } from '@patio/domain/identity/social/social-provider.ts';
import type { FacebookTokens } from './facebook-tokens.ts';
import type { GoogleSigner } from './google-signer.ts';
import { localFacebook, localGoogle } from './local-addresses.ts';
import { subjectOf, type LocalPerson } from './local-person.ts';

type Query = Readonly<Record<string, string>>;

const hourSeconds = 3600;

/** The redirect with a signed ID token in its fragment (OpenID Connect Core 1.0, 3.2.2.5). */
export async function answerGoogle(signer: GoogleSigner, query: Query, now: number): Promise<string> {
  const person = personOf(query);
  const seconds = Math.floor(now / 1000);
  const token = await signer.sign({
    iss: localGoogle('').issuer,
    aud: query['client_id'] ?? '',
    azp: query['client_id'] ?? '',
    sub: subjectOf('google', person),
    name: person.name,
    ...(person.email === '' ? {} : mailboxOf(person)),
    ...(query['nonce'] === undefined ? {} : { nonce: query['nonce'] }),
    iat: seconds,
    exp: seconds + hourSeconds,
  });
  return back(query, '#', { id_token: token });
}

/** The e-mail as Google reports it for a domain that it hosts, which makes a verified one valid today. */
function mailboxOf({ email, emailVerified }: LocalPerson): JWTPayload {
  const hosted = emailVerified ? { hd: email.slice(email.lastIndexOf('@') + 1) } : {};
  return { email, email_verified: emailVerified, ...hosted };
}

/** The redirect with an access token in its fragment. */
export function answerFacebook(tokens: FacebookTokens, query: Query, now: number): string {
  const person = personOf(query);
  const expires = Math.floor(now / 1000) + hourSeconds;
  const app = query['client_id'] ?? localFacebook('').appId;
  const { name, email } = person;
  const token = tokens.issue({ id: subjectOf('facebook', person), name, email, app, expires });
  return back(query, '#', { access_token: token, expires_in: String(hourSeconds) });
}

/** The redirect for a user who declines. Facebook reports it in the query. */
export function refusal(provider: SocialProvider, query: Query): string {
  const error = { error: 'access_denied' };
  return provider === 'google'
    ? back(query, '#', error)
    : back(query, '?', { ...error, error_reason: 'user_denied' });
}

function back(query: Query, sign: '#' | '?', answer: Readonly<Record<string, string>>): string {
  const fields = new URLSearchParams(answer);
  if (query['state'] !== undefined) fields.set('state', query['state']);
  return `${query['redirect_uri'] ?? ''}${sign}${fields.toString()}`;
}

function personOf(query: Query): LocalPerson {
  return {
    name: (query['name'] ?? '').trim(),
    email: normalizeEmail(query['email'] ?? ''),
    emailVerified: query['verified'] !== undefined,
  };
}
