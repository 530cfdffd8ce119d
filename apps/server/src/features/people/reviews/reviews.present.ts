import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { FlagKind, FlagRow, FlagStatus } from './flags.store.ts';

const statuses = {
  open: 'aberta',
  dismissed: 'descartada',
  confirmed: 'confirmada',
} as const satisfies Record<FlagStatus, string>;

/** Kinds of flags in the words of the wire. */
export const FLAG_KINDS = {
  'same-device': 'mesmo-aparelho',
  'same-document': 'mesma-empresa',
  'same-address': 'mesmo-endereco',
  'same-phone': 'mesmo-telefone',
  'seller-device': 'aparelho-do-vendedor',
  'seller-address': 'endereco-do-vendedor',
  'seller-phone': 'telefone-do-vendedor',
  'bidding-pattern': 'padrao-de-lances',
} as const satisfies Record<FlagKind, string>;

const evidenceNames: Readonly<Record<string, string>> = {
  shared: 'emComum',
  sameNetwork: 'mesmaRede',
  score: 'pontos',
  tendency: 'preferenciaPeloVendedor',
  biddingRatio: 'parteDosLances',
  successiveOutbidding: 'lancesSeguidos',
  losingRatio: 'parteNaoVencida',
};

/** A flag in the words of the wire. */
export function presentFlag(row: FlagRow) {
  return {
    codigo: row.code,
    codigoOferta: row.offer_code,
    tituloOferta: row.offer_title,
    tipo: FLAG_KINDS[row.kind],
    contas: row.accounts.map(({ id, name }) => ({ codigo: id, nome: name })),
    evidencia: Object.fromEntries(
      Object.entries(row.evidence).map(([name, value]) => [evidenceNames[name] ?? name, value]),
    ),
    situacao: statuses[row.status],
    em: isoInstant(row.raised_at),
    revisor: row.reviewer,
    revistaEm: row.reviewed_at === null ? null : isoInstant(row.reviewed_at),
    nota: row.note,
  };
}
