import type { AuditEntry } from '@patio/contract/people/audit/audit-row.ts';
import { auditField, auditName, auditValue } from '@patio/contract/people/audit/words/audit-words.ts';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';

type Value = AuditEntry['detalhes'][number]['valor'];
type Kind = AuditEntry['detalhes'][number]['tipo'];

/** How the screens write the audit log. What has no words yet is shown as it is stored. */
export function useAuditWords() {
  const { audit: texts } = useTexts();
  const { words } = texts;
  const dateText = useDateText();
  const field = (name: string, of = ''): string => auditField(words, name, of);
  const kind = (name: string): string => auditName(words.kinds, name);
  const value = (tipo: Kind, valor: Value, of = ''): string =>
    auditValue(words, { money: moneyText, instant: dateText }, { tipo, valor }, of);
  return {
    field,
    kind,
    value,
    action: (name: string): string => auditName(words.actions, name),
    actor: ({ quem, comando }: AuditEntry): string =>
      quem?.nome ?? (comando === null ? words.house : words.command(comando)),
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
