import type { OwnVisit } from '@patio/contract/sales/visits/visit-fields.ts';
import { isToCome, readsPlace } from '@patio/domain/sales/visits/decide-visit.ts';
import type { FreeSlot } from '@patio/domain/sales/slots/free-slots.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { Visit } from './visits.store.ts';

/** A slot as calls show it. */
export const presentSlot = ({ from, until, free }: FreeSlot) => ({
  inicio: isoInstant(from),
  fim: isoInstant(until),
  livres: free,
});

/** A visit for its visitor, who reads where it is once it is booked. */
export function presentOwn(visit: Visit, now: number): OwnVisit {
  const shown = readsPlace(visit.state);
  return {
    codigo: visit.code,
    codigoOferta: visit.offer_code,
    tituloOferta: visit.title,
    loja: visit.store,
    situacao: visit.state,
    inicio: isoInstant(visit.starts_at),
    fim: isoInstant(visit.ends_at),
    local: {
      codigo: visit.place_code,
      cidade: visit.city,
      uf: visit.uf,
      endereco: shown ? visit.address : null,
      contato: shown ? visit.contact : null,
      observacoes: shown && visit.notes !== '' ? visit.notes : null,
    },
    causa: visit.cause,
    motivo: visit.reason,
    podeMudar: isToCome(visit.state, visit.starts_at, now),
    versao: visit.version,
  };
}
