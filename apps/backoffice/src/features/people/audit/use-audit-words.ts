import type { AuditEntry } from '@patio/contract/people/audit/audit-row.ts';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';

type Value = AuditEntry['detalhes'][number]['valor'];
type Kind = AuditEntry['detalhes'][number]['tipo'];

/** How the screens write the audit log. What has no words yet is shown as it is stored. */
export function useAuditWords() {
  const { audit: texts, lists } = useTexts();
  const dateText = useDateText();
  // A reason in the words of a user may be the name of what every object has.
  const named = (names: Readonly<Record<string, string>>, name: string): string =>
    (Object.hasOwn(names, name) ? names[name] : undefined) ?? name;
  /** Facts of a vehicle end with its place in the lot: `usage 1`. `of`: the action, of which a field may have a name of its own. */
  const field = (name: string, of = ''): string => {
    const own = `${of} ${name}`;
    if (Object.hasOwn(texts.fields, own)) return named(texts.fields, own);
    const [, fact = name, place] = /^(\w+) (\d+)$/u.exec(name) ?? [];
    return place === undefined
      ? named(texts.fields, name)
      : `${named(texts.fields, fact)} ${texts.ofVehicle(place)}`;
  };
  const kind = (name: string): string => named(texts.kinds, name);
  const value = (type: Kind, given: Value, of = ''): string => {
    if (given === null || given === '') return '—';
    if (typeof given === 'boolean') return given ? lists.yes : lists.no;
    if (typeof given === 'number') return type === 'dinheiro' ? moneyText(given) : String(given);
    if (type === 'instante') return dateText(given);
    const own = `${of} ${given}`;
    return named(texts.values, Object.hasOwn(texts.values, own) ? own : given);
  };
  return {
    field,
    kind,
    value,
    action: (name: string): string => named(texts.actions, name),
    actor: ({ quem, comando }: AuditEntry): string =>
      quem?.nome ?? (comando === null ? texts.house : texts.command(comando)),
    record: ({ tipo, id }: AuditEntry): string => [kind(tipo), id].filter(Boolean).join(' '),
    /** The first change in one line, and how many more there are; what only was read, why. */
    summary: ({ acao, mudancas, detalhes }: AuditEntry): string => {
      const [first, ...more] = mudancas.filter(({ antes, depois }) => antes !== depois);
      if (first === undefined) {
        const told = detalhes.find(({ campo }) => campo === 'reason') ?? detalhes[0];
        return told === undefined
          ? '—'
          : `${field(told.campo, acao)}: ${value(told.tipo, told.valor, told.campo)}`;
      }
      const one = `${field(first.campo, acao)}: ${value(first.tipo, first.antes, first.campo)} → ${value(first.tipo, first.depois, first.campo)}`;
      return more.length === 0 ? one : `${one} ${texts.more(more.length)}`;
    },
  };
}
