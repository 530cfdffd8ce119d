import { Checkbox, Group, SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { DayField } from '../../../platform/panels/fields/day-field.tsx';
import { useUser } from '../../../platform/session/user.ts';
import { useToday } from '../../../platform/desk/use-today.ts';
import { daysBefore, LENGTHS, type Period } from './use-period.ts';

/** Which days, and of whom; `children` chooses that instead of the box for the house alone. */
export function PeriodChoice({ period, children }: { period: Period; children?: ReactNode }) {
  const { figures: texts } = useTexts();
  const today = useToday();
  const { papel } = useUser();
  return (
    <Group align="end" gap="md">
      <SegmentedControl
        aria-label={texts.period}
        value={String(period.length ?? '')}
        data={LENGTHS.map((days) => ({ value: String(days), label: texts.lengths[days] }))}
        onChange={(days) => period.set({ de: daysBefore(today, Number(days)), ate: today })}
      />
      <DayField
        label={texts.from}
        value={period.from}
        onChange={(day) => (day === '' ? undefined : period.set({ de: day }))}
      />
      <DayField
        label={texts.to}
        value={period.to}
        onChange={(day) => (day === '' ? undefined : period.set({ ate: day }))}
      />
      {children !== undefined ? (
        children
      ) : papel === null ? null : (
        <Checkbox
          label={texts.houseOnly}
          checked={period.store === '0'}
          onChange={(event) => period.set({ loja: event.currentTarget.checked ? '0' : '' })}
          pb={8}
        />
      )}
    </Group>
  );
}
