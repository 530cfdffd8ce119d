import { Badge, Group, Text } from '@mantine/core';
import { useDateText } from '../../../../../platform/i18n/formats.ts';
import { useTexts } from '../../../../../platform/i18n/texts.ts';
import { useEditor } from '../editor-context.ts';
import { TONES } from './check-line.tsx';
import classes from './checks.module.css';
import { useCheckWords } from './use-check-words.ts';

/** Every check of a vehicle as it was recorded; with the first vehicle also those whose plate is no longer there. */
export function CheckHistory({ at }: { readonly at: number }) {
  const { drafts: texts, legalChecks: words } = useTexts();
  const { draft } = useEditor();
  const dateText = useDateText();
  const wordsOf = useCheckWords();
  const checks = draft.legal.conferencias.filter(
    ({ veiculo }) => veiculo === at || (veiculo === null && at === 0),
  );
  if (checks.length === 0) return null;
  return (
    <details className={classes['history'] ?? ''}>
      <summary>
        <Text span size="sm">
          {words.history(checks.length)}
        </Text>
      </summary>
      {checks.map((check) => (
        <div key={check.codigo} className={classes['line'] ?? ''}>
          <div className={classes['words'] ?? ''}>
            <Group gap={6}>
              <Text size="sm">{texts.legalItems[check.item]}</Text>
              <Badge size="sm" variant="light" color={TONES[check.situacao]} tt="none">
                {texts.legalStatuses[check.situacao]}
              </Badge>
              {check.vale ? null : (
                <Badge size="sm" variant="default" tt="none">
                  {check.veiculo === null ? words.otherPlate : words.superseded}
                </Badge>
              )}
            </Group>
            <Text size="xs" c="dimmed" className={classes['origin'] ?? ''}>
              {`${wordsOf(check)} · ${words.recordedBy(check.registrada.nome, dateText(check.registrada.em))}`}
            </Text>
          </div>
        </div>
      ))}
    </details>
  );
}
