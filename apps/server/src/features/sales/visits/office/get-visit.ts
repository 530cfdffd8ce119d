import type { getVisit as contract } from '@patio/contract/sales/visits/get-visit.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { visitCounts } from '../visits.store.ts';
import { presentRow } from './list-visits.ts';
import { reachedVisit, readsPhones } from './reach-visit.ts';

/** A visit with what is needed to decide on it. */
export const getVisit =
  ({ config, database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { actor, now }) => {
    const visit = await reachedVisit(database, params.id, actor);
    if (!visit) return fail('visit-not-found');
    const since = now - config.rules.visits.missedMs;
    const { came, missed } = await visitCounts(database, visit.account_id, visit.offer_code, since);
    return {
      data: {
        ...presentRow(visit, readsPhones(actor)),
        codigoConta: visit.account_id,
        codigoLocal: visit.place_code,
        endereco: visit.address,
        causa: visit.cause,
        motivo: visit.reason,
        nota: visit.note,
        lembradaEm: visit.reminded_at === null ? null : isoInstant(visit.reminded_at),
        vieram: came,
        faltas: missed,
        comecou: visit.starts_at <= now,
        versao: visit.version,
      },
    };
  };
