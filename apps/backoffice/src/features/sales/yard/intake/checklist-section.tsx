import { Group, SegmentedControl, Stack, Text } from '@mantine/core';
import type { InspectionForm } from '@patio/contract/sales/yard/intake-form.ts';
import {
  CHECKLIST_ANSWERS,
  CHECKLIST_ITEMS,
  type ChecklistAnswer,
} from '@patio/domain/sales/yard/yard-checklist.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { Section } from '../../../../platform/panels/section.tsx';

type Checklist = InspectionForm['conferencia'];

interface Props {
  readonly value: Checklist;
  readonly onChange: (value: Checklist) => void;
}

const isAnswer = (value: string): value is ChecklistAnswer =>
  CHECKLIST_ANSWERS.some((answer) => answer === value);

/** What is looked at, one row an item; nothing is taken for granted. */
export function ChecklistSection({ value, onChange }: Props) {
  const { yard: texts } = useTexts();
  return (
    <Section title={texts.checklist}>
      <Stack gap="xs">
        {CHECKLIST_ITEMS.map((item) => (
          <Group key={item} justify="space-between" wrap="wrap" gap={4}>
            <Text size="sm">{texts.items[item]}</Text>
            <SegmentedControl
              aria-label={texts.items[item]}
              value={value.itens[item] ?? 'nao-visto'}
              data={CHECKLIST_ANSWERS.map((answer) => ({ value: answer, label: texts.answers[answer] }))}
              onChange={(answer) =>
                isAnswer(answer)
                  ? onChange({ ...value, itens: { ...value.itens, [item]: answer } })
                  : undefined
              }
            />
          </Group>
        ))}
        <Text size="sm">{texts.fuel}</Text>
        <SegmentedControl
          fullWidth
          aria-label={texts.fuel}
          value={value.combustivel === null ? '-' : String(value.combustivel)}
          data={[
            { value: '-', label: '?' },
            ...texts.fuelLevels.map((label, level) => ({ value: String(level), label })),
          ]}
          onChange={(level) => onChange({ ...value, combustivel: level === '-' ? null : Number(level) })}
        />
      </Stack>
    </Section>
  );
}
