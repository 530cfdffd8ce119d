import type { listAccountDeals as contract } from '@patio/contract/sales/negotiations/list-account-deals.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { situationOf } from '../proposals/public.ts';
import { accountDeals } from './account-deals.store.ts';

export const listAccountDeals =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id }, fail }) => {
    const deals = accountDeals(database, id);
    if (!(await deals.isKnown())) return fail('user-not-found');
    const [bids, proposals, purchases] = await Promise.all([
      deals.bids(),
      deals.proposals(),
      deals.purchases(),
    ]);
    return {
      data: {
        lances: bids.map((row) => ({
          codigoOferta: row.offer_code,
          titulo: row.title,
          valorLeilao: reaisFromCentavos(row.price_cents),
          naFrente: row.leads,
          ultimoLance: reaisFromCentavos(row.last_cents),
          fim: isoInstant(row.end_at),
        })),
        propostas: proposals.map((row) => ({
          codigo: row.code,
          codigoOferta: row.offer_code,
          titulo: row.title,
          valor: reaisFromCentavos(row.value_cents),
          situacao: situationOf(row.status),
          em: isoInstant(row.at),
        })),
        compras: purchases.map((row) => ({
          codigo: row.code,
          codigoOferta: row.offer_code,
          titulo: row.title,
          valor: reaisFromCentavos(row.value_cents),
          status: row.status,
          em: isoInstant(row.at),
          canceladaEm: row.cancelled_at === null ? null : isoInstant(row.cancelled_at),
        })),
      },
    };
  };
