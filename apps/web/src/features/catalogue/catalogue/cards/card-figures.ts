import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import { readFields } from '../../../../platform/live/read-fields.ts';

/** What changes on a card while it is on screen. */
export interface CardFigures {
  readonly seq: number;
  /** Neither sold nor over. */
  readonly open: boolean;
  readonly sold: boolean;
  readonly hasBid: boolean;
  /** Of the bidding, in centavos. */
  readonly price: number;
  readonly bids: number;
  /** Pseudonym of the leader; null without a bid. */
  readonly leader: string | null;
  /** Epoch milliseconds on the server's clock. */
  readonly end: number;
  /** Milliseconds by which the server's clock is ahead of ours. */
  readonly offset: number;
}

/** Reads the figures from an event of the event stream received at an instant of our clock; null for any other event. */
export function cardFigures(text: string, at: number): CardFigures | null {
  const { seq, status, hasBid, valorLeilao, lances, lider, end, agora } = readFields(text);
  if (typeof seq !== 'number' || typeof valorLeilao !== 'number' || typeof lances !== 'number') return null;
  const [endsAt, serverNow] = [Date.parse(String(end)), Date.parse(String(agora))];
  if (Number.isNaN(endsAt) || Number.isNaN(serverNow)) return null;
  return {
    seq,
    open: status === 'A' && endsAt > serverNow,
    sold: status === 'V' || status === 'C' || status === 'L' || status === 'X',
    hasBid: hasBid === true,
    price: centavosFromReais(valorLeilao) ?? 0,
    bids: lances,
    leader: typeof lider === 'string' ? lider : null,
    end: endsAt,
    offset: serverNow - at,
  };
}
