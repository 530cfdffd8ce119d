import type { Sha256Hex } from './ledger-chain.ts';
import { lineSealText, linkAt, maximumText, NO_MAXIMUM, type NamedMaximum } from './maxima-seal.ts';

/** A published maximum, with the link that its seal is made of; null in ledgers of version 1. */
export type PublicMaximum = NamedMaximum & { readonly link: string | null };

interface SealedLedger {
  readonly offerId: number;
  readonly rule: { readonly version: number; readonly secret: string | null };
  readonly entries: readonly { readonly seq: number; readonly at: number; readonly seal: string | null }[];
  readonly maxima: readonly PublicMaximum[] | null;
}

interface Sealed {
  readonly text: string;
  readonly hash: string | null;
}

/**
 * Whether the published maxima are those to which the ledger lines committed when they were written (rule 0.41): none was changed, added or
 * left out since. Before they are published only the presence of the seals can be checked.
 */
export function verifyMaximaSeals(
  ledger: SealedLedger,
  sha256Hex: Sha256Hex,
): 'holds' | 'broken' | 'unknown' {
  if (ledger.rule.version === 1) return 'unknown';
  if (ledger.entries.some(({ seal }) => seal === null)) return 'broken';
  if (ledger.maxima === null) return 'unknown';
  if (ledger.rule.secret === null) return 'broken';
  return seals(ledger).every(({ text, hash }) => sha256Hex(text) === hash) ? 'holds' : 'broken';
}

/** The texts whose hashes this needs. */
export function sealTexts(ledger: SealedLedger): readonly string[] {
  return seals(ledger).map(({ text }) => text);
}

function seals({ offerId, rule, entries, maxima }: SealedLedger): readonly Sealed[] {
  const { secret } = rule;
  if (secret === null || maxima === null) return [];
  const links = maxima.map(({ link }) => link ?? '');
  const ofMaxima = maxima.map((maximum, index): Sealed => ({
    text: maximumText(maximum, links[index - 1] ?? NO_MAXIMUM, secret),
    hash: maximum.link,
  }));
  const ofLines = entries.map(({ seq, at, seal }): Sealed => ({
    text: lineSealText({ offerId, seq, link: linkAt(at, maxima, { previous: NO_MAXIMUM, links }) }, secret),
    hash: seal,
  }));
  return [...ofMaxima, ...ofLines];
}
