import type { AuditEntry } from '../audit-row.ts';

type Names = Readonly<Record<string, string>>;
type Detail = AuditEntry['detalhes'][number];

/** The audit log in the words of a language, for screens and files. */
export interface AuditWords {
  /** The team, to users of stores. */
  readonly house: string;
  readonly command: (name: string) => string;
  readonly ofVehicle: (place: string) => string;
  readonly yes: string;
  readonly no: string;
  readonly actions: Names;
  readonly kinds: Names;
  readonly fields: Names;
  readonly values: Names;
}

/** How amounts of reais and instants of the wire are written where the words stand. */
export interface AuditFormats {
  /** Of zero or more. */
  readonly money: (reais: number) => string;
  readonly instant: (instant: string) => string;
}

/** The name of a word; what has none yet is written as it is stored. A word of a user may be the name of what every object has. */
export function auditName(names: Names, word: string): string {
  return (Object.hasOwn(names, word) ? names[word] : undefined) ?? word;
}

/**
 * The name of a field. `action`: the one in which it stands, of which it may have a name of its own. Facts of a vehicle end with its place
 * in the lot: `usage 1`.
 */
export function auditField({ fields, ofVehicle }: AuditWords, field: string, action = ''): string {
  const own = `${action} ${field}`;
  if (Object.hasOwn(fields, own)) return auditName(fields, own);
  const [, fact = field, place] = /^(\w+) (\d+)$/u.exec(field) ?? [];
  return place === undefined ? auditName(fields, field) : `${auditName(fields, fact)} ${ofVehicle(place)}`;
}

/** A value as it is read. `field`: the one whose value it is, of which it may have a name of its own. */
export function auditValue(
  { values, yes, no }: AuditWords,
  { money, instant }: AuditFormats,
  { tipo, valor }: Pick<Detail, 'tipo' | 'valor'>,
  field = '',
): string {
  if (valor === null || valor === '') return '—';
  if (typeof valor === 'boolean') return valor ? yes : no;
  if (typeof valor === 'number') {
    if (tipo !== 'dinheiro') return String(valor);
    return valor < 0 ? `− ${money(-valor)}` : money(valor);
  }
  if (tipo === 'instante') return instant(valor);
  const own = `${field} ${valor}`;
  return auditName(values, Object.hasOwn(values, own) ? own : valor);
}
