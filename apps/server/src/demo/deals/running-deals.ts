import type { Person } from './ended-deals.ts';

const MINUTE = 60_000;

type Action = 'corrected' | 'suspended';

/** When the team did it, before the first start. Bidders of the suspended offer may withdraw their bids by then: 24 hours are over. */
export const ACTION_AGO_MS: Readonly<Record<Action, number>> = {
  corrected: 10 * MINUTE,
  suspended: 30 * 60 * MINUTE,
};

/** Until when people bid on an offer: nobody bids on a suspended one. Epoch milliseconds. */
export function lastBidAt(action: Action | undefined, now: number): number {
  return now - (action === 'suspended' ? ACTION_AGO_MS.suspended : 0) - 20 * MINUTE;
}

/** A proposal on an offer; `share` is its part of the asking price. */
export interface DemoProposal {
  readonly buyer: Person;
  readonly status: 'open' | 'countered' | 'rejected' | 'withdrawn' | 'replaced';
  readonly share: number;
  readonly hoursAgo: number;
  readonly message: string;
  /** The sales team's answer: a counter-proposal, or the reason for a refusal. */
  readonly answer?: { readonly share: number; readonly hoursAgo: number; readonly message: string };
}

/** An open offer that the demo accounts are involved in. */
export interface RunningDeal {
  readonly bids: number;
  /** Who takes the lead in turn, after everyone else. */
  readonly lead: readonly Person[];
  readonly proposals: readonly DemoProposal[];
  readonly buyable: boolean;
  /** Bids have passed its buy-now price: buy now has ended (rule 0.29). */
  readonly pastBuyNow?: true;
  /** The sales team's action while bids stood. */
  readonly action?: Action;
}

function led(...lead: readonly Person[]): RunningDeal {
  return { bids: 6, lead, proposals: [], buyable: true };
}

function proposed(...proposals: readonly DemoProposal[]): RunningDeal {
  return { bids: 0, lead: [], proposals, buyable: true };
}

const OFFER_LESS = 'Pago à vista e retiro no pátio ainda nesta semana.';

/** Current deals, from the perspective of the demo accounts. */
export const RUNNING_DEALS: readonly RunningDeal[] = [
  led('rival', 'comprador'),
  led('comprador'),
  { ...led('lojista', 'comprador'), action: 'corrected' },
  led('comprador', 'rival'),
  { ...led('comprador', 'lojista', 'rival'), pastBuyNow: true },
  { ...led('comprador', 'empresa'), action: 'suspended' },
  led('lojista'),
  led('empresa', 'lojista'),
  led('empresa'),
  led('rival', 'colaborador'),
  proposed({ buyer: 'comprador', status: 'open', share: 0.9, hoursAgo: 3, message: OFFER_LESS }),
  proposed({
    buyer: 'comprador',
    status: 'rejected',
    share: 0.72,
    hoursAgo: 70,
    message: 'Valor com transferência por minha conta.',
    answer: { share: 0, hoursAgo: 58, message: 'O valor está bem abaixo do que o mercado pratica.' },
  }),
  proposed({ buyer: 'comprador', status: 'withdrawn', share: 0.85, hoursAgo: 90, message: '' }),
  proposed(
    { buyer: 'rival', status: 'replaced', share: 0.86, hoursAgo: 20, message: '' },
    { buyer: 'rival', status: 'open', share: 0.91, hoursAgo: 5, message: OFFER_LESS },
    {
      buyer: 'lojista',
      status: 'open',
      share: 0.88,
      hoursAgo: 9,
      message: 'Interesse em mais veículos do mesmo lote.',
    },
    {
      buyer: 'comprador',
      status: 'countered',
      share: 0.87,
      hoursAgo: 26,
      message: 'Pago à vista, sem financiamento.',
      answer: { share: 0.94, hoursAgo: 4, message: 'Com a revisão feita, chegamos a este valor.' },
    },
  ),
  proposed({ buyer: 'empresa', status: 'open', share: 0.93, hoursAgo: 12, message: '' }),
];
