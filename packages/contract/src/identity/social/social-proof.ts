import { z } from 'zod';
import { requiredLine } from '../../wire/text.ts';

/** Provider tokens are visible ASCII, whether signed or opaque. */
const visible = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\x21-\x7e]+$/);

/** The proof that a user owns an account at a provider (S-36). */
export const socialProof = {
  /** The provider's id of the account. */
  idSocial: requiredLine(255),
  /** Google: the signed ID token. Facebook: the access token. */
  tokenSocial: visible(8192),
  /** The nonce that the browser sent, if the provider signs it: if given here, it must be in the token. */
  nonce: visible(255).nullish(),
};
