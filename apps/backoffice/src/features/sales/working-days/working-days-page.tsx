import { Button, Group, Paper, Stack, Title } from '@mantine/core';
import { listWorkingDays } from '@patio/contract/sales/working-days/list-working-days.ts';
import { saveHoliday } from '@patio/contract/sales/working-days/save-holiday.ts';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { UntilLoaded } from '../../../platform/panels/until-loaded.tsx';
import { can, useUser } from '../../../platform/session/user.ts';
import { HolidayDialog } from './holiday-dialog.tsx';
import { HolidayTable } from './holiday-table.tsx';
import { WorkingPlace } from './working-place.tsx';

/** The holidays of a year, calculated and entered, and the place whose holidays count for terms in working days. */
export function WorkingDaysPage() {
  const { workingDays: texts } = useTexts();
  const mayEdit = can(useUser(), saveHoliday);
  const [parameters, setParameters] = useSearchParams();
  const [adding, add] = useState(false);
  const asked = Number(parameters.get('ano'));
  const query = asked >= 2000 && asked <= 2100 ? { ano: asked } : {};
  const { reply, failed, retry } = useReply(listWorkingDays, query);
  usePageTitle(texts.title);
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Title order={1} size="h3">
          {texts.title}
        </Title>
        {mayEdit ? <Button onClick={() => add(true)}>{texts.add}</Button> : null}
      </Group>
      <UntilLoaded loaded={reply !== null} failed={failed} height={300} onRetry={retry} />
      {reply === null ? null : (
        <>
          <WorkingPlace place={reply.local} mayEdit={mayEdit} />
          <Paper withBorder p="md" component="section" aria-label={texts.yearOf(reply.ano)}>
            <YearChoice year={reply.ano} onChange={(year) => setParameters({ ano: String(year) })} />
            <HolidayTable year={reply.ano} holidays={reply.data} mayEdit={mayEdit} />
          </Paper>
        </>
      )}
      {adding ? <HolidayDialog given={null} onClose={() => add(false)} /> : null}
    </Stack>
  );
}

function YearChoice({ year, onChange }: { year: number; onChange: (year: number) => void }) {
  const { workingDays: texts } = useTexts();
  return (
    <Group mb="xs">
      <Button
        variant="default"
        size="compact-sm"
        aria-label={texts.before}
        disabled={year <= 2000}
        onClick={() => onChange(year - 1)}
      >
        <IconChevronLeft size={16} aria-hidden />
      </Button>
      <Title order={2} size="h5">
        {texts.yearOf(year)}
      </Title>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={texts.after}
        disabled={year >= 2100}
        onClick={() => onChange(year + 1)}
      >
        <IconChevronRight size={16} aria-hidden />
      </Button>
    </Group>
  );
}
