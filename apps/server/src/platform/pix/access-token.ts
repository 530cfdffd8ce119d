import { PixError } from './pix-failure.ts';
import { tokenShape } from './pix-shapes.ts';
import { readJson } from './read-json.ts';
import type { SendRequest } from './send-request.ts';

/** Who asks the bank. */
export interface Client {
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** A token that is renewed before it expires; several who need one wait for the same. */
export interface AccessTokens {
  current(): Promise<string>;
  /** The bank does not take this one any more. */
  forget(token: string): void;
}

const SCOPES = 'cob.write cob.read cobv.write cobv.read pix.write pix.read webhook.write webhook.read';
const DEFAULT_SECONDS = 300;
/** So long before its end a token is not used any more: it has to arrive. */
const MARGIN_MS = 30_000;

/** Tokens by OAuth 2 client credentials (RFC 6749, 4.4). `now` is a steady clock, in milliseconds. */
export function keepAccessToken(client: Client, send: SendRequest, now: () => number): AccessTokens {
  let held: { token: string; until: number } | null = null;
  let asking: Promise<string> | null = null;
  const ask = async (): Promise<string> => {
    const asked = now();
    const { clientId, clientSecret } = client;
    const basic = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`);
    const reply = await send({
      method: 'POST',
      url: client.tokenUrl,
      headers: {
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
        authorization: `Basic ${basic.toString('base64')}`,
      },
      body: new URLSearchParams({ grant_type: 'client_credentials', scope: SCOPES }).toString(),
    });
    if (reply.status >= 500 || reply.status === 429)
      throw new PixError('away', 'The bank gives no token now.');
    if (reply.status !== 200 && reply.status !== 201)
      throw new PixError('denied', `The bank refused our client (${reply.status}).`);
    const { access_token: token, expires_in: seconds = DEFAULT_SECONDS } = readJson(tokenShape, reply.text);
    held = { token, until: asked + Math.max(seconds * 1000 - MARGIN_MS, seconds * 500) };
    return token;
  };
  return {
    current: async () => {
      if (held !== null && now() < held.until) return held.token;
      asking ??= ask().finally(() => {
        asking = null;
      });
      return asking;
    },
    forget: (token) => {
      if (held?.token === token) held = null;
    },
  };
}
