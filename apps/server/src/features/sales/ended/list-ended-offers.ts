import type { EndedOffer } from '@patio/contract/sales/ended/ended-offer.ts';
import type { listEndedOffers as contract } from '@patio/contract/sales/ended/list-ended-offers.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { endedActions, type EndedAction } from '@patio/domain/sales/process/ended-actions.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { readList } from '../../../platform/lists/public.ts';
import { ENDED, HAS_ENDED, type EndedRow } from './ended-offers.store.ts';

/** Ended offers with what the rules let staff do. */
export const listEndedOffers =
  ({ database, clock }: ServerDeps): Handler<typeof contract> =>
  async ({ query }) => {
    const { rows, ...page } = await readList(database, ENDED, query, HAS_ENDED);
    const now = clock.now();
    return { data: rows.map((row) => present(row, now)), ...page };
  };

const ACTIONS = {
  'second-chance': 'segunda-chance',
  reopen: 'reabrir',
  default: 'nao-concluida',
  withdraw: 'retirar',
  conditional: 'condicional',
} as const satisfies Record<EndedAction, EndedOffer['acoes'][number]>;

function present(row: EndedRow, now: number): EndedOffer {
  const { conditional, withdrawn, shown, purchase_code: purchase, chance_account_id: chance } = row;
  const status = row.status === 'A' ? 'E' : row.status;
  const actions = endedActions(
    {
      status,
      end: row.end_at,
      shown,
      conditional,
      withdrawn,
      chanceOpen: chance !== null,
      underReview: row.flags > 0,
      vehicleAway: row.away,
      sale: purchase === null ? null : { cancelled: row.cancelled_at !== null },
    },
    now,
  );
  return {
    codigo: row.offer_code,
    titulo: row.title,
    loja: row.partner_id === null ? null : { codigo: row.partner_id, nome: row.store ?? '' },
    resultado: row.outcome,
    situacao: status,
    valor: reaisFromCentavos(row.price_cents),
    lances: row.bid_count,
    encerradaEm: isoInstant(row.closed_at ?? row.end_at),
    fim: isoInstant(row.end_at),
    compra: saleOf(row),
    segundaChance: chanceOf(row),
    retirada: withdrawn,
    veiculoFora: row.away,
    suspeitas: row.flags,
    acoes: actions.map((action) => ACTIONS[action]),
  };
}

function saleOf({ purchase_code: codigo, buyer_id: buyer, ...row }: EndedRow): EndedOffer['compra'] {
  if (codigo === null || buyer === null) return null;
  return {
    codigo,
    comprador: { codigo: buyer, nome: row.buyer ?? '' },
    valor: reaisFromCentavos(row.value_cents ?? 0),
    canceladaEm: row.cancelled_at === null ? null : isoInstant(row.cancelled_at),
  };
}

function chanceOf({ chance_account_id: account, ...row }: EndedRow): EndedOffer['segundaChance'] {
  if (account === null) return null;
  return {
    conta: { codigo: account, nome: row.chance_account ?? '' },
    valor: reaisFromCentavos(row.chance_cents ?? 0),
    ate: isoInstant(row.chance_until ?? 0),
  };
}
