import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { guardedPost, openLookup } from './guarded-post.ts';
import { isInnerAddress, isPushAddress } from './push-address.ts';
import { sealPayload } from './seal-payload.ts';
import { vapidHeader, vapidKeysFrom } from './vapid.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

test('seals the published example, RFC 8291 appendix A', () => {
  const sealed = sealPayload(
    Buffer.from('When I grow up, I want to be a watermelon'),
    {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    {
      salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
      privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    },
  );
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

describe('the keys of the house, RFC 8292', () => {
  const keys = vapidKeysFrom(Buffer.alloc(32, 7).toString('base64'));

  it('follow from its secret key alone', () => {
    expect(vapidKeysFrom(Buffer.alloc(32, 7).toString('base64'))).toEqual(keys);
    expect(vapidKeysFrom(Buffer.alloc(32, 8).toString('base64'))).not.toEqual(keys);
    expect(bytes(keys.publicKey)).toHaveLength(65);
  });

  it('sign who sends, to whom and until when', () => {
    const header = vapidHeader(keys, {
      endpoint: 'https://push.example/a/b',
      subject: 'mailto:a@patio.test',
      expires: 1_800_000_000_000,
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
    expect(JSON.parse(bytes(claims).toString())).toEqual({
      aud: 'https://push.example',
      exp: 1_800_000_000,
      sub: 'mailto:a@patio.test',
    });
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
