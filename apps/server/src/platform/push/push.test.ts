import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { guardedPost, openLookup } from './guarded-post.ts';
import { isInnerAddress, isPushAddress } from './push-address.ts';
import { pushSender } from './push-service.ts';
import { vapidKeysFrom } from './vapid.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

describe('the keys of the house, RFC 8292', () => {
  const keys = vapidKeysFrom(Buffer.alloc(32, 7).toString('base64'));

  it('follow from its secret key alone', () => {
    expect(vapidKeysFrom(Buffer.alloc(32, 7).toString('base64'))).toEqual(keys);
    expect(vapidKeysFrom(Buffer.alloc(32, 8).toString('base64'))).not.toEqual(keys);
    expect(bytes(keys.publicKey)).toHaveLength(65);
  });

  it('sign who sends, to whom and until when', async () => {
    let header = '';
    const send = pushSender({
      keys,
      subject: 'mailto:a@patio.test',
      post: async (_address, { headers }) => {
        header = headers['Authorization'] ?? '';
        return { status: 201, retryAfter: null };
      },
    });
    const device = { p256dh: vapidKeysFrom(Buffer.alloc(32, 9).toString('base64')).publicKey };
    await send({
      ...device,
      endpoint: 'https://push.example/a/b',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      payload: '{}',
      tag: 'oferta-1',
      seconds: 60,
    });
    const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? [];
    const [head = '', claims = '', signature = ''] = token.split('.');
    const point = bytes(key);
    const publicKey = createPublicKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
    });
    const right = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      bytes(signature),
    );
    expect(right).toBe(true);
    const { exp, ...claim }: { exp: number } = JSON.parse(bytes(claims).toString());
    expect(claim).toEqual({ aud: 'https://push.example', sub: 'mailto:a@patio.test' });
    // The services allow 24 hours.
    expect(exp * 1000 - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);
  });
});

describe('an address that a browser gave', () => {
  const hosts = ['fcm.googleapis.com', '*.push.apple.com'];

  it.each(['https://fcm.googleapis.com/fcm/send/a:b', 'https://web.push.apple.com/QA'])(
    '%s may be called',
    (address) => expect(isPushAddress(address, hosts)).toBe(true),
  );

  it.each([
    'http://fcm.googleapis.com/a',
    'https://fcm.googleapis.com:8443/a',
    'https://a:b@fcm.googleapis.com/a',
    'https://fcm.googleapis.com.evil.test/a',
    'https://evil.test/fcm.googleapis.com',
    'https://push.apple.com.evil.test/a',
    'https://evilpush.apple.com/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'file:///etc/passwd',
    'nothing',
  ])('%s may not', (address) => expect(isPushAddress(address, hosts)).toBe(false));

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '192.168.0.1',
    '::1',
    '::ffff:10.0.0.1',
    'fd00::1',
    'x',
  ])('%s is an inner address', (address) => expect(isInnerAddress(address)).toBe(true));

  it.each(['8.8.8.8', '142.250.0.1', '2800:3f0::1'])('%s is an open one', (address) =>
    expect(isInnerAddress(address)).toBe(false),
  );

  it('is not called when its host is no longer of the list', async () => {
    await expect(
      guardedPost(hosts)('https://evil.test/a', { headers: {}, body: Buffer.of() }),
    ).rejects.toThrow('known push service');
  });

  it('leads nowhere when its name is of an inner address', async () => {
    const found = await new Promise((resolve) => openLookup('localhost', {}, (error) => resolve(error)));
    expect(String(found)).toContain('no open address');
  });
});
