import { z } from 'zod';
import { requiredLine } from '../../wire/text.ts';

/** What a provider issues is visible ASCII, whether it is a signed token or an opaque one. */
const visible = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\x21-\x7e]+$/);

/** What shows that a user owns an account at a provider (S-36). */
export const socialProof = {
  /** The provider's own number of the account. */
  idSocial: requiredLine(255),
  /** Google: the signed ID token. Facebook: the access token. */
  tokenSocial: visible(8192),
  /** The random value that the browser sent along, where the provider signs it: sent here, it must be in the token. */
  nonce: visible(255).nullish(),
};
