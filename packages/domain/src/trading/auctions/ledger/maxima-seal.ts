import type { Centavos } from '../../../money/centavos.ts';
import { isoInstant } from '../../../time/iso-instant.ts';
import { GENESIS_HASH, type Sha256Hex } from './ledger-chain.ts';

/** A maximum under the public pseudonym of its bidder. Centavos and epoch milliseconds. */
export type NamedMaximum = { readonly participant: string; readonly value: Centavos; readonly at: number };

/** The link before the first maximum in the chain of seals. */
export const NO_MAXIMUM = GENESIS_HASH;

/** The text whose hash commits to one maximum and to all before it: `elo anterior|em|participante|valor|segredo` (rule 0.41). */
export function maximumText(
  { participant, value, at }: NamedMaximum,
  previous: string,
  secret: string,
): string {
  return [previous, isoInstant(at), participant, value, secret].join('|');
}

/**
 * The text whose hash is the seal of a ledger line: `oferta|maximos|linha|elo|segredo`, where the link is that of the last maximum set
 * until then. The line number makes every seal different, so that nobody sees whether a user has silently raised a maximum.
 */
export function lineSealText(
  line: { readonly offerId: number; readonly seq: number; readonly link: string },
  secret: string,
): string {
  return [line.offerId, 'maximos', line.seq, line.link, secret].join('|');
}

/** The links of maxima in the order in which they were set, `previous` being the one before them. */
export function maximumLinks(
  maxima: readonly NamedMaximum[],
  { previous, secret }: { readonly previous: string; readonly secret: string },
  sha256Hex: Sha256Hex,
): readonly string[] {
  const links: string[] = [];
  let last = previous;
  for (const maximum of maxima) {
    last = sha256Hex(maximumText(maximum, last, secret));
    links.push(last);
  }
  return links;
}

/** The link that a line at an instant commits to: of the last maximum set until then. */
export function linkAt(
  at: number,
  maxima: readonly Pick<NamedMaximum, 'at'>[],
  { previous, links }: { readonly previous: string; readonly links: readonly string[] },
): string {
  const last = maxima.findLastIndex((maximum) => maximum.at <= at);
  return links[last] ?? previous;
}
