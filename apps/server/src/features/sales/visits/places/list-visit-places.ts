import { listVisitPlaces as contract } from '@patio/contract/sales/visits/list-visit-places.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { storeOf } from '../../../../platform/access/store-access.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { placeReader } from '../places.store.ts';
import { wireHours } from './place-text.ts';

/** The pickup places and how they take visits; a store user sees those of the store. */
export const listVisitPlaces =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async (_input, { actor, now }) => {
    const reader = placeReader(database);
    const rows = await reader.yards(storeOf(actor, contract));
    const codes = rows.flatMap(({ code }) => code ?? []);
    const closed = await reader.closedDays(codes, dayOf(now));
    const data = rows.map((row) => ({
      parceiro: row.partner_id,
      loja: row.store,
      cidade: row.city_code,
      nomeCidade: row.city,
      uf: row.uf,
      endereco: row.address,
      visitas:
        row.code === null
          ? null
          : {
              codigo: row.code,
              aberto: row.open ?? false,
              horarios: wireHours(row.hours ?? []),
              lugares: row.capacity ?? 1,
              contato: row.contact ?? '',
              observacoes: row.notes ?? '',
              versao: row.version ?? 0,
              abertas: row.standing,
              diasFechados: (closed.get(row.code) ?? []).map(({ day, reason }) => ({
                dia: day,
                motivo: reason,
              })),
            },
    }));
    return { data };
  };
