import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';

/** How the device is made to misbehave. */
export interface Tampering {
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  /** The owner was not verified, only present. */
  readonly unverified?: boolean;
  /** Signs with another key. */
  readonly forged?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
}

interface Asked {
  readonly challenge: string;
}

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 } as const;

/** A device with one passkey, in software: valid WebAuthn Level 3 responses, and invalid ones. */
export class SoftwarePasskey {
  readonly id = randomBytes(32);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;
  readonly #rpId: string;
  #counter = 0;
  #userHandle = '';

  constructor(origin: string) {
    this.#origin = origin;
    this.#rpId = new URL(origin).hostname;
  }

  /** Returns a registration. */
  make({ challenge, user }: Asked & { readonly user: { readonly id: string } }, tampering: Tampering = {}) {
    this.#userHandle = user.id;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, coseKey(this.#keys.publicKey)]);
    const data = this.#authenticatorData(FLAGS.attested, attested, tampering);
    // {"fmt": "none", "attStmt": {}, "authData": data}
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(data),
    ]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, tampering),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** Returns a sign-in. */
  use({ challenge }: Asked, tampering: Tampering = {}) {
    this.#counter = tampering.counter ?? this.#counter + 1;
    const data = this.#authenticatorData(0, Buffer.alloc(0), tampering);
    const clientDataJSON = this.#clientData('webauthn.get', challenge, tampering);
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
    const { privateKey } = tampering.forged ? generateKeyPairSync('ec', { namedCurve: 'P-256' }) : this.#keys;
    const signature = createSign('sha256').update(data).update(hash).sign(privateKey);
    return {
      ...this.#named(),
      response: {
        clientDataJSON,
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: tampering.userHandle ?? this.#userHandle,
      },
    };
  }

  #named() {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key' } as const;
  }

  #authenticatorData(flags: number, rest: Buffer, { rpId = this.#rpId, unverified }: Tampering): Buffer {
    const house = createHash('sha256').update(rpId).digest();
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const flag = flags | FLAGS.present | (unverified ? 0 : FLAGS.verified);
    return Buffer.concat([house, Buffer.from([flag]), counter, rest]);
  }

  #clientData(type: string, challenge: string, tampering: Tampering): string {
    const data = { type: tampering.type ?? type, challenge, origin: tampering.origin ?? this.#origin };
    return Buffer.from(JSON.stringify({ ...data, crossOrigin: false })).toString('base64url');
  }
}

/** `{1: 2, 3: -7, -1: 1, -2: x, -3: y}`: a key of P-256 for ES256 (RFC 9053). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}

function cborBytes(content: Buffer): Buffer {
  const head =
    content.length < 256 ? [0x58, content.length] : [0x59, content.length >> 8, content.length & 255];
  return Buffer.concat([Buffer.from(head), content]);
}
