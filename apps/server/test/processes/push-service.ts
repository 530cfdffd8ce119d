import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { Post } from '../../src/platform/push/push-service.ts';

/** What has reached a device: the sealed message opened with its keys, and how it came. */
export interface Received {
  readonly endpoint: string;
  readonly payload: unknown;
  readonly headers: NodeJS.Dict<string | string[]>;
}

interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

const host = 'push.patio.test';

/** A push service on this machine that speaks the protocol, and the browsers behind it. Its name must be in `PUSH_HOSTS`. */
export async function startPushService() {
  const received: Received[] = [];
  const browsers = new Map<string, { readonly open: (sealed: Buffer) => unknown }>();
  let answers: { readonly status: number; readonly retryAfter?: string }[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const browser = browsers.get(request.url ?? '');
      const answer = answers.shift() ?? { status: browser ? 201 : 410 };
      if (browser && answer.status === 201) {
        const payload = browser.open(Buffer.concat(pieces));
        received.push({ endpoint: `https://${host}${request.url}`, payload, headers: request.headers });
      }
      if (answer.retryAfter !== undefined) response.setHeader('retry-after', answer.retryAfter);
      response.writeHead(answer.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const post: Post = async (endpoint, { headers, body }) => {
    const { pathname } = new URL(endpoint);
    const reply = await fetch(`http://127.0.0.1:${port}${pathname}`, {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
    });
    return { status: reply.status, retryAfter: reply.headers.get('retry-after') };
  };
  return {
    host,
    post,
    received,
    /** A browser that has said yes. */
    subscribe: (): Subscription => {
      const path = `/${randomUUID()}`;
      const { keys, open } = browserKeys();
      browsers.set(path, { open });
      return { endpoint: `https://${host}${path}`, keys };
    },
    /** What the next messages are answered, in order. */
    answer: (...next: typeof answers) => {
      answers = next;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The keys of a browser and how it opens what is sealed for them (RFC 8291, 3). */
function browserKeys() {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const auth = randomBytes(16);
  const open = (sealed: Buffer): unknown => {
    const salt = sealed.subarray(0, 16);
    const sender = sealed.subarray(21, 21 + sealed.readUInt8(20));
    const body = sealed.subarray(21 + sender.length);
    const derive = (secret: Buffer, by: Buffer, info: Buffer, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, by, info, length));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender]);
    const secret = derive(curve.computeSecret(sender), auth, info, 32);
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(body.subarray(-16));
    const plain = Buffer.concat([decipher.update(body.subarray(0, -16)), decipher.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
  };
  return {
    keys: { p256dh: curve.getPublicKey('base64url'), auth: auth.toString('base64url') },
    open,
  };
}
