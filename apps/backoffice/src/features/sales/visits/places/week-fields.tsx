import { ActionIcon, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { withDay, withOneMore, type TypedInterval, type Week } from './week.ts';

const MOST_INTERVALS = 3;

interface Props {
  readonly week: Week;
  readonly onChange: (week: Week) => void;
}

/** The opening hours of a week, day by day. */
export function WeekFields({ week, onChange }: Props) {
  const { visits: texts } = useTexts();
  return (
    <Stack gap={6}>
      {week.map((intervals, day) => (
        <DayRow
          key={texts.weekdays[day]}
          name={texts.weekdays[day] ?? ''}
          intervals={intervals}
          onChange={(own) => onChange(withDay(week, day, own))}
        />
      ))}
    </Stack>
  );
}

interface RowProps {
  readonly name: string;
  readonly intervals: readonly TypedInterval[];
  readonly onChange: (intervals: readonly TypedInterval[]) => void;
}

function DayRow({ name, intervals, onChange }: RowProps) {
  const { visits: texts } = useTexts();
  const change = (at: number, given: Partial<TypedInterval>): void =>
    onChange(intervals.map((one, index) => (index === at ? { ...one, ...given } : one)));
  return (
    <Group gap="xs" align="start" wrap="nowrap">
      <Text size="sm" w={76} pt={6} style={{ flexShrink: 0 }}>
        {name}
      </Text>
      <Stack gap={4}>
        {intervals.map(({ das, ate }, at) => (
          <Group key={at} gap={6} wrap="nowrap">
            <TextInput
              type="time"
              aria-label={texts.from(name)}
              value={das}
              onChange={(event) => change(at, { das: event.currentTarget.value })}
            />
            <TextInput
              type="time"
              aria-label={texts.until(name)}
              value={ate}
              onChange={(event) => change(at, { ate: event.currentTarget.value })}
            />
            {das === '' && ate === '' && intervals.length === 1 ? null : (
              <ActionIcon
                variant="subtle"
                aria-label={texts.removeInterval(name)}
                onClick={() => onChange(intervals.filter((_one, index) => index !== at))}
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            )}
            {at === intervals.length - 1 && das !== '' && intervals.length < MOST_INTERVALS ? (
              <ActionIcon
                variant="subtle"
                aria-label={texts.addInterval(name)}
                onClick={() => onChange(withOneMore(intervals))}
              >
                <IconPlus size={16} aria-hidden />
              </ActionIcon>
            ) : null}
          </Group>
        ))}
      </Stack>
    </Group>
  );
}
