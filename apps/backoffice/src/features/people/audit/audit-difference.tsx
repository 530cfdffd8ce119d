import { Text } from '@mantine/core';
import type { AuditEntry } from '@patio/contract/people/audit/audit-row.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import classes from './audit.module.css';
import { useAuditWords } from './use-audit-words.ts';

/** What an action changed: each field with its value before, struck through, and after. */
export function AuditDifference({ entry: { acao, mudancas } }: { entry: AuditEntry }) {
  const { audit: texts } = useTexts();
  const words = useAuditWords();
  const changed = mudancas.filter(({ antes, depois }) => antes !== depois);
  if (changed.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {texts.noChange}
      </Text>
    );
  return (
    <dl className={classes['difference']}>
      {changed.map(({ campo, tipo, antes, depois }) => (
        <div key={campo}>
          <dt>{words.field(campo, acao)}</dt>
          <dd>
            <del aria-label={`${texts.before}: ${words.value(tipo, antes, campo)}`}>
              {words.value(tipo, antes, campo)}
            </del>
            <span aria-hidden> → </span>
            <ins aria-label={`${texts.after}: ${words.value(tipo, depois, campo)}`}>
              {words.value(tipo, depois, campo)}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
