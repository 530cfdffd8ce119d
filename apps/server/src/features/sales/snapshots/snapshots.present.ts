import {
  snapshotFacts,
  type PurchaseSnapshotReply,
} from '@patio/contract/sales/snapshots/purchase-snapshot.ts';
import type { SnapshotVerdict } from '@patio/domain/sales/purchases/purchase-snapshot.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { SnapshotRow } from './snapshots.store.ts';

const SITUATIONS = {
  intact: 'integra',
  'intact-without-person': 'integra-sem-pessoa',
  'facts-changed': 'alterada',
  'person-changed': 'alterada',
} as const satisfies Record<SnapshotVerdict, PurchaseSnapshotReply['situacao']>;

/** A snapshot in calls, without the buyer. */
export function presentSnapshot(row: SnapshotRow, verdict: SnapshotVerdict): PurchaseSnapshotReply {
  return {
    codigoCompra: row.purchase_code,
    codigoOferta: row.offer_code,
    fatos: snapshotFacts.parse(JSON.parse(row.facts)),
    texto: row.facts,
    hash: row.hash,
    reconstituida: row.reconstituted,
    registradaEm: isoInstant(row.taken_at),
    situacao: SITUATIONS[verdict],
  };
}
