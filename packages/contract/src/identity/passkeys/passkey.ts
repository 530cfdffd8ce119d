import { z } from 'zod';
import { code, instant } from '../../wire/primitives.ts';
import { requiredLine, token } from '../../wire/text.ts';

/** A passkey, as its owner sees it. */
export const passkey = z.object({
  codigo: z.number(),
  nome: z.string(),
  /** Its device syncs it elsewhere: losing the device does not lose it. */
  sincronizada: z.boolean(),
  dataCriacao: instant,
  ultimoUso: instant.nullable(),
});
export type Passkey = z.output<typeof passkey>;

export const passkeyName = requiredLine(60, 'passkey-name');
export const passkeyParams = z.object({ id: code });

/** Bytes in base64url, as WebAuthn writes them in JSON. */
const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/);

const credential = { id: bytes(1400), rawId: bytes(1400), type: z.literal('public-key') };

/** A device's reply to a registration (`RegistrationResponseJSON` of WebAuthn Level 3). Unneeded fields are left out. */
export const newCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(6000),
    attestationObject: bytes(60_000),
    transports: z.array(token(40)).max(20).optional(),
  }),
});
export type NewCredential = z.output<typeof newCredential>;

/** A device's reply to a sign-in (`AuthenticationResponseJSON`). */
export const usedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(6000),
    authenticatorData: bytes(6000),
    signature: bytes(2000),
    userHandle: bytes(200).optional(),
  }),
});
export type UsedCredential = z.output<typeof usedCredential>;

/** `PublicKeyCredentialRequestOptionsJSON`: any passkey of this relying party, with user verification. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  /** Milliseconds. */
  timeout: z.number(),
  userVerification: z.literal('required'),
});

/** `PublicKeyCredentialCreationOptionsJSON`: a discoverable passkey, with user verification. */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  /** Milliseconds. */
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(z.object({ type: z.literal('public-key'), id: z.string() })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
