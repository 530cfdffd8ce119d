import type { LedgerEntry, Maximum } from '@patio/domain/trading/auctions/ledger/ledger-entry.ts';
import { lineSealText, linkAt, maximumLinks } from '@patio/domain/trading/auctions/ledger/maxima-seal.ts';
import type { AuctionRow } from '../auction-row.ts';
import { maximaSecret, pseudonym, sha256Hex } from '../history/pseudonym.ts';

/** The seals of lines, in their order, and the link over the maxima from which the next lines continue. */
export interface SealedLines {
  readonly seals: readonly (string | null)[];
  readonly link: string;
}

type Sealing = Pick<AuctionRow, 'offer_code' | 'rule_version' | 'pseudonym_key' | 'maxima_link'>;

/** Seals new lines of an auction over the maxima set before them and with them (rule 0.41); `maxima_link` is where the last ones ended. */
export function sealLines(
  row: Sealing,
  entries: readonly Pick<LedgerEntry, 'seq' | 'at'>[],
  maxima: readonly Maximum[],
): SealedLines {
  if (row.rule_version === 1) return { seals: entries.map(() => null), link: row.maxima_link };
  const secret = maximaSecret(row.pseudonym_key);
  const previous = row.maxima_link;
  const links = linksOf(row, maxima);
  return {
    seals: entries.map(({ seq, at }) => {
      const link = linkAt(at, maxima, { previous, links });
      return sha256Hex(lineSealText({ offerId: row.offer_code, seq, link }, secret));
    }),
    link: links.at(-1) ?? previous,
  };
}

/** The links of maxima that follow those of the row. */
export function linksOf(row: Sealing, maxima: readonly Maximum[]): readonly string[] {
  const named = maxima.map(({ bidderId, value, at }) => ({
    participant: pseudonym(row.pseudonym_key, bidderId),
    value,
    at,
  }));
  return maximumLinks(
    named,
    { previous: row.maxima_link, secret: maximaSecret(row.pseudonym_key) },
    sha256Hex,
  );
}
