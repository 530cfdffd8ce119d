import { Badge, Button, Group, Text } from '@mantine/core';
import type { ConditionForm } from '@patio/contract/catalogue/drafts/offer-form.ts';
import type { RecordedCheck } from '@patio/contract/catalogue/conditions/recorded-check.ts';
import type { LegalItem } from '@patio/domain/catalogue/conditions/legal-items.ts';
import { moneyText } from '../../../../../platform/i18n/formats.ts';
import { useTexts } from '../../../../../platform/i18n/texts.ts';
import { useEditor } from '../editor-context.ts';
import classes from './checks.module.css';
import { useCheckWords } from './use-check-words.ts';

export const TONES = { 'nada-consta': 'ok', consta: 'danger', 'nao-informado': 'gray' } as const;

interface Props {
  readonly item: LegalItem;
  /** The check that counts. */
  readonly check: RecordedCheck | null;
  /** What the form states without a check. */
  readonly stated: ConditionForm['legal'][number] | null;
  readonly onRecord: () => void;
}

/** One item of the sheet: its result, and where that comes from. */
export function CheckLine({ item, check, stated, onRecord }: Props) {
  const { drafts: texts, legalChecks: words } = useTexts();
  const { draft, resting } = useEditor();
  const wordsOf = useCheckWords();
  const status = check?.situacao ?? stated?.situacao ?? 'nao-informado';
  const owed = check === null && stated?.valor ? moneyText(stated.valor) : '';
  const origin =
    check === null
      ? [owed, status === 'nao-informado' ? '' : words.stated].filter(Boolean).join(' · ')
      : wordsOf(check);
  return (
    <li className={classes['line'] ?? ''}>
      <div className={classes['words'] ?? ''}>
        <Group gap={6}>
          <Text size="sm">{texts.legalItems[item]}</Text>
          {draft.oferta === null && draft.legal.exigidos.includes(item) ? (
            <Badge size="sm" variant="default" tt="none">
              {words.required}
            </Badge>
          ) : null}
          <Badge size="sm" variant="light" color={TONES[status]} tt="none">
            {texts.legalStatuses[status]}
          </Badge>
          {check?.vencida === true ? (
            <Badge size="sm" variant="light" color="warn" tt="none">
              {words.outdated}
            </Badge>
          ) : null}
        </Group>
        {origin === '' ? null : (
          <Text size="xs" c="dimmed" className={classes['origin'] ?? ''}>
            {origin}
          </Text>
        )}
      </div>
      <Button
        size="compact-sm"
        variant="subtle"
        disabled={resting}
        aria-label={words.recordOf(texts.legalItems[item])}
        onClick={onRecord}
      >
        {words.save}
      </Button>
    </li>
  );
}
