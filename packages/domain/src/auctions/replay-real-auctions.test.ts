import { describe, expect, it } from 'vitest';
import { hasReferenceData, referenceRows } from '../testing-support/reference-data.ts';
import { anAuctionRule, play } from './auction.builder.ts';
import type { Bid } from './resolve-bid.ts';

const AUCTIONS = 'leiloes/ebay_proxy_leiloes.csv';
const BIDS = 'leiloes/ebay_proxy_lances.csv';
const INCREMENT = 100;

type Row = Readonly<Record<string, string>>;

const cents = (text: string | undefined) => Math.round(Number(text) * 100);

function bidsOf(rows: readonly Row[], bidders: Map<string, number>): readonly Bid[] {
  return rows
    .filter((row) => row['motivo_ignorado_na_simulacao'] === '')
    .map((row, index) => {
      const name = row['licitante'] ?? '';
      bidders.set(name, bidders.get(name) ?? bidders.size + 1);
      const amount = cents(row['valor_maximo_informado']);
      return { bidderId: bidders.get(name) ?? 0, amount, automatic: true, at: index + 1 };
    });
}

/** The highest maximum of anybody but the winner. */
function secondHighest(bids: readonly Bid[], winner: number): number {
  return Math.max(0, ...bids.filter((bid) => bid.bidderId !== winner).map((bid) => bid.amount));
}

describe('real auctions with secret maxima', () => {
  it.skipIf(!hasReferenceData(BIDS))(
    'end with the same winner, one increment above the second maximum at most',
    () => {
      const byAuction = Map.groupBy(referenceRows(BIDS), (row) => row['leilao_id']);
      const auctions = referenceRows(AUCTIONS);
      expect(auctions).toHaveLength(322);
      for (const auction of auctions) {
        const bidders = new Map<string, number>();
        const bids = bidsOf(byAuction.get(auction['leilao_id']) ?? [], bidders);
        const rule = anAuctionRule({ base: cents(auction['lance_abertura']), increment: INCREMENT });
        const { state } = play(rule, bids);
        const winner = bidders.get(auction['vencedor'] ?? '') ?? 0;
        const second = Math.max(secondHighest(bids, winner), rule.base);
        expect([auction['leilao_id'], state.leader?.bidderId]).toEqual([auction['leilao_id'], winner]);
        expect(state.price).toBeGreaterThanOrEqual(second);
        expect(state.price).toBeLessThanOrEqual(second + INCREMENT);
      }
    },
  );
});
