/** People of the demo world, by the part of their address before the @. */
export type Person =
  | 'comprador'
  | 'rival'
  | 'lojista'
  | 'empresa'
  | 'colaborador'
  | 'semlimite'
  | `participante${number}`;

/** How an ended offer ended, and how far its sale has come (S-11). */
export interface EndedDeal {
  readonly result: 'sold' | 'unsold' | 'conditional' | 'released';
  /** The buyer; of a conditional sale the best bidder. */
  readonly buyer: Person | null;
  readonly how: 'bid' | 'buy' | 'proposal';
  /** A user who had led before. */
  readonly loser: Person | null;
  readonly bids: number;
  /** Days since the end. */
  readonly daysAgo: number;
  /** V awaiting contact, N in negotiation (status V too), C, L, X. */
  readonly stage: 'V' | 'N' | 'C' | 'L' | 'X';
  readonly cancellation: 'cancelled' | 'review' | 'rejected' | null;
  readonly order: { readonly invoice: boolean; readonly paid: boolean; readonly method: string } | null;
  /** The buyer collects it, whatever addresses they have. */
  readonly collected?: boolean;
}

type Rest = Partial<Pick<EndedDeal, 'how' | 'loser' | 'bids' | 'cancellation' | 'order' | 'collected'>>;

function sold(buyer: Person, stage: EndedDeal['stage'], daysAgo: number, rest: Rest = {}): EndedDeal {
  const how = rest.how ?? 'bid';
  const bids = rest.bids ?? (how === 'proposal' ? 0 : 7);
  return {
    result: 'sold',
    buyer,
    stage,
    daysAgo,
    how,
    bids,
    loser: null,
    cancellation: null,
    order: null,
    ...rest,
  };
}

function notSold(
  result: 'unsold' | 'conditional' | 'released',
  buyer: Person | null,
  daysAgo: number,
): EndedDeal {
  const bids = result === 'unsold' ? 0 : 5;
  return {
    result,
    buyer,
    how: 'bid',
    loser: null,
    bids,
    daysAgo,
    stage: 'V',
    cancellation: null,
    order: null,
  };
}

const INVOICED = { invoice: true, paid: true, method: 'A' } as const;
const FINANCED = { invoice: false, paid: true, method: 'EF' } as const;
const ORDERED = { invoice: false, paid: false, method: 'Boleto' } as const;

/**
 * Every ended offer, most of them oldest first. Those of `comprador` show each status that a purchase can have. Cancellation was requested
 * within ten days of the sale, as required (C-77); one that was paid five days ago can still be cancelled, with bank data.
 */
export const ENDED_DEALS: readonly EndedDeal[] = [
  sold('participante1', 'X', 96, { order: INVOICED }),
  sold('comprador', 'X', 88, { order: INVOICED }),
  sold('comprador', 'X', 9.8, { how: 'buy', cancellation: 'rejected', order: INVOICED }),
  sold('rival', 'X', 66, { loser: 'comprador', order: INVOICED }),
  sold('lojista', 'X', 58, { order: FINANCED }),
  sold('colaborador', 'X', 54, { how: 'buy', bids: 0, order: INVOICED }),
  sold('participante2', 'X', 50, { order: INVOICED }),
  notSold('unsold', null, 47),
  sold('comprador', 'L', 9.5, { cancellation: 'rejected', order: INVOICED }),
  sold('empresa', 'X', 42, { how: 'proposal', order: FINANCED }),
  notSold('released', 'participante3', 39),
  sold('comprador', 'L', 36, { order: INVOICED, collected: true }),
  sold('rival', 'L', 35, { how: 'buy', loser: 'comprador', order: INVOICED }),
  sold('participante4', 'L', 34, { order: FINANCED }),
  notSold('unsold', null, 33),
  sold('comprador', 'C', 32, { order: ORDERED }),
  sold('lojista', 'C', 16, { order: FINANCED }),
  sold('participante5', 'C', 15),
  sold('empresa', 'L', 14, { order: FINANCED }),
  notSold('unsold', null, 13),
  sold('comprador', 'C', 9, { cancellation: 'review', order: FINANCED }),
  sold('participante6', 'N', 11, { loser: 'comprador' }),
  sold('lojista', 'N', 9, { how: 'buy', bids: 3 }),
  sold('comprador', 'N', 8, { how: 'proposal', order: ORDERED }),
  sold('rival', 'N', 7),
  sold('comprador', 'V', 6, { cancellation: 'cancelled' }),
  notSold('unsold', null, 6),
  sold('participante7', 'N', 5, { order: ORDERED }),
  sold('comprador', 'C', 5, { order: FINANCED }),
  sold('empresa', 'V', 4),
  sold('participante8', 'V', 4, { how: 'proposal' }),
  sold('rival', 'V', 3, { loser: 'comprador' }),
  sold('comprador', 'V', 2),
  notSold('unsold', null, 2),
  sold('lojista', 'V', 2),
  sold('comprador', 'V', 1.2, { how: 'buy', bids: 4 }),
  notSold('conditional', 'comprador', 1),
  notSold('conditional', 'participante9', 0.8),
  notSold('conditional', 'lojista', 0.6),
  sold('participante10', 'V', 0.5, { loser: 'rival' }),
];
