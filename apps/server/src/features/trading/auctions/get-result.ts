import type { getResult as contract } from '@patio/contract/trading/auctions/get-result.ts';
import { publicResult, type PublicEnd } from '@patio/domain/trading/auctions/ends/public-result.ts';
import { secretsOf } from '@patio/domain/trading/auctions/bids/secrets.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { presentSecrets } from './history/ledger.present.ts';
import { findResult } from './result.store.ts';

const WORDS = {
  bid: 'lance',
  bought: 'compra',
  proposal: 'proposta',
  conditional: 'condicional',
  unsold: 'sem-venda',
  undone: 'desfeita',
  'second-chance': 'segunda-chance',
  'second-sale': 'vendida-segunda-chance',
  counting: 'apuracao',
} as const satisfies Record<PublicEnd, string>;

/** How an offer ended, for anyone who visits it afterwards. */
export const getResult =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { now, reply }) => {
    const row = await findResult(database, params.id, now);
    if (row === undefined) return fail('offer-not-found');
    const result = publicResult(
      {
        status: row.status,
        end: row.end_at,
        closedAt: row.closed_at,
        outcome: row.outcome,
        conditionalUntil: row.conditional_until,
        price: row.price_cents,
        hasBid: row.bid_count > 0,
        secondChance: row.second_chance,
      },
      now,
    );
    const secrets = secretsOf(
      {
        status: row.open ? 'A' : 'E',
        end: row.end_at,
        conditionalUntil: row.conditional_until,
      },
      now,
    );
    reply.header('cache-control', 'no-store');
    return {
      codigoOferta: params.id,
      encerrada: result !== null,
      forma: result === null ? null : WORDS[result.how],
      em: result === null ? null : isoInstant(result.at),
      valor: result === null || result.price === null ? null : reaisFromCentavos(result.price),
      sigilo: presentSecrets(secrets),
    };
  };
