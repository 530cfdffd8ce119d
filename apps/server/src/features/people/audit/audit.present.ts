import type { AuditEntry } from '@patio/contract/people/audit/audit-row.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { AuditRow } from './audit-list.store.ts';
import { mayReadValues, type AuditReader } from './audit.policy.ts';

type ShownValue = AuditEntry['detalhes'][number]['valor'];

/** Fields stored in centavos, and in epoch milliseconds. */
const MONEY = new Set([
  ...'price freightBase value reserve counter deposit step base buyNow minimum maximum fixed perKm increments floor'.split(
    ' ',
  ),
  ...'amount above proposed book difference stated gross commission waived charged'.split(' '),
]);
/** Of these actions a bank is what stands there; of others it is the number of bank data. */
const BALANCE_ACTIONS = new Set(['close-day', 'reopen-day']);
const INSTANTS = new Set(['end', 'until', 'publishedAt', 'publishAt']);
const WRITTEN_INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/u;

/** A row as its reader sees it. */
export function presentAudit(row: AuditRow, reader: AuditReader): AuditEntry {
  const open = mayReadValues(reader, row);
  const { before, after, details } = row;
  const ofDetails = { action: row.action, inDetails: true };
  const changed = open ? Object.keys({ ...before, ...after }) : [];
  return {
    codigo: row.code,
    em: isoInstant(row.at),
    quem: open && row.actor_id !== null ? { codigo: row.actor_id, nome: row.actor ?? '' } : null,
    comando: open ? row.command : null,
    acao: row.action,
    tipo: row.subject_kind,
    id: row.subject_id,
    loja: row.partner_id === null ? null : { codigo: row.partner_id, nome: row.store ?? '' },
    mudancas: changed.map((campo) => ({
      campo,
      tipo: kindOf(row, campo, before?.[campo] ?? after?.[campo]),
      antes: shown(row, campo, before?.[campo]),
      depois: shown(row, campo, after?.[campo]),
    })),
    detalhes: open
      ? Object.entries(details).map(([campo, valor]) => ({
          campo,
          tipo: kindOf(ofDetails, campo, valor),
          valor: shown(ofDetails, campo, valor),
        }))
      : [],
  };
}

/** Where a field stands. */
interface Place {
  readonly action: string;
  readonly inDetails?: boolean;
}

function kindOf(place: Place, field: string, value: unknown): AuditEntry['detalhes'][number]['tipo'] {
  if (typeof value === 'string' && WRITTEN_INSTANT.test(value)) return 'instante';
  if (typeof value !== 'number') return 'outro';
  if (isMoney(place, field)) return 'dinheiro';
  return INSTANTS.has(field) ? 'instante' : 'outro';
}

function isMoney({ action, inDetails = false }: Place, field: string): boolean {
  if (field === 'bank') return BALANCE_ACTIONS.has(action);
  // A deposit that is changed is its amount; beside another change it is named by its number.
  return MONEY.has(field) && !(field === 'deposit' && inDetails);
}

function shown(place: Place, field: string, value: unknown): ShownValue {
  if (Array.isArray(value)) return value.map((one: unknown) => String(shown(place, field, one))).join(', ');
  if (typeof value === 'number') {
    const kind = kindOf(place, field, value);
    if (kind === 'dinheiro') return reaisFromCentavos(value);
    return kind === 'instante' ? isoInstant(value) : value;
  }
  if (value === null || value === undefined) return null;
  return typeof value === 'string' || typeof value === 'boolean' ? value : JSON.stringify(value);
}
