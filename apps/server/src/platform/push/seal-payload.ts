import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** Whom a payload is for: the keys of a subscription, base64url. */
export interface Receiver {
  readonly p256dh: string;
  readonly auth: string;
}

/** What is random in a sealed payload; given only to compare with a published example. */
export interface Seed {
  /** 16 bytes. */
  readonly salt: Buffer;
  /** The private key of one message: 32 bytes of P-256. */
  readonly privateKey: Buffer;
}

/** In one record everything; the size that every browser takes (RFC 8291, 4). */
const recordSize = 4096;
const mostBytes = 3993;

/** Seals a payload for one browser: content coding aes128gcm (RFC 8188) with the keys of RFC 8291. Throws when it is too long or a key is none. */
export function sealPayload(payload: Buffer, receiver: Receiver, seed?: Seed): Buffer {
  if (payload.length > mostBytes) throw new RangeError(`A payload has ${mostBytes} bytes at most.`);
  const own = createECDH('prime256v1');
  if (seed) own.setPrivateKey(seed.privateKey);
  else own.generateKeys();
  const salt = seed?.salt ?? randomBytes(16);
  const theirs = Buffer.from(receiver.p256dh, 'base64url');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, own.getPublicKey()]);
  const secret = derive(own.computeSecret(theirs), Buffer.from(receiver.auth, 'base64url'), info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = [cipher.update(Buffer.concat([payload, Buffer.of(2)])), cipher.final(), cipher.getAuthTag()];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  return Buffer.concat([salt, size, Buffer.of(own.getPublicKey().length), own.getPublicKey(), ...sealed]);
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}
