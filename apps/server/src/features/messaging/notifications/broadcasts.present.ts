import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { BroadcastRow, Segment } from './broadcasts.store.ts';

/** A staff notification in calls. */
export function presentBroadcast(row: BroadcastRow) {
  return {
    codigo: row.id,
    titulo: row.title,
    emIngles: row.in_english,
    destino: {
      conta: row.account_id,
      perfil: row.profile_code,
      estado: row.state,
      categoria: row.category,
    },
    nomeArquivo: row.attachment_name,
    destinatarios: row.recipients,
    entregues: row.told,
    enviadaPor: row.sender,
    em: isoInstant(row.created_at),
    concluidaEm: row.finished_at === null ? null : isoInstant(row.finished_at),
  };
}

/** The segment named in a call. */
export function segmentOf(given: {
  readonly conta?: number | undefined;
  readonly perfil?: number | undefined;
  readonly estado?: string | undefined;
  readonly categoria?: number | undefined;
}): Segment {
  return {
    accountId: given.conta ?? null,
    profileCode: given.perfil ?? null,
    state: given.estado ?? null,
    categoryCode: given.categoria ?? null,
  };
}
