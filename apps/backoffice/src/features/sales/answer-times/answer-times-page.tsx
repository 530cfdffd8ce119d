import { Group, Paper, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { exportAnswerTimes } from '@patio/contract/sales/answer-times/export-answer-times.ts';
import { getAnswerTimes, type AnswerTime } from '@patio/contract/sales/answer-times/get-answer-times.ts';
import { useSearchParams } from 'react-router';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { ExportButton } from '../../../platform/lists/export-button.tsx';
import { PlainTable } from '../../../platform/lists/plain-table.tsx';
import { UntilLoaded } from '../../../platform/panels/until-loaded.tsx';

/** How long people waited for a first answer, by kind and team. */
export function AnswerTimesPage() {
  const { answerTimes: texts, pages } = useTexts();
  const [parameters, setParameters] = useSearchParams();
  const dias = parameters.get('dias') === '30' ? '30' : '7';
  const { reply, failed, retry } = useReply(getAnswerTimes, { dias });
  usePageTitle(pages.answerTimes);
  return (
    <Stack gap="sm">
      <Group justify="space-between" align="center">
        <Title order={1} size="h3">
          {pages.answerTimes}
        </Title>
        <Group gap="xs">
          <SegmentedControl
            aria-label={texts.days}
            value={dias}
            onChange={(value) => setParameters({ dias: value })}
            data={[
              { value: '7', label: texts.lastDays(7) },
              { value: '30', label: texts.lastDays(30) },
            ]}
          />
          <ExportButton route={exportAnswerTimes} query={{ dias }} />
        </Group>
      </Group>
      <UntilLoaded loaded={reply !== null} failed={failed} height={240} onRetry={retry} />
      {reply === null ? null : (
        <>
          <Text size="sm" c="dimmed">
            {texts.how(reply.horasPrometidas)}
          </Text>
          <Times times={reply.data} />
        </>
      )}
    </Stack>
  );
}

function Times({ times }: { readonly times: readonly AnswerTime[] }) {
  const { answerTimes: texts, pages } = useTexts();
  const duration = (minutes: number | null): string => (minutes === null ? '—' : texts.duration(minutes));
  return (
    <Paper withBorder>
      <PlainTable
        label={pages.answerTimes}
        rows={times}
        idOf={({ tipo, equipe, categoria }) => `${tipo} ${equipe} ${categoria?.codigo ?? 0}`}
        columns={[
          {
            label: texts.kind,
            cell: ({ tipo, equipe }) => (
              <Text span size="sm" fw={equipe === 'todas' ? 700 : 400}>
                {texts.kinds[tipo]}
              </Text>
            ),
          },
          { label: texts.team, cell: ({ equipe, categoria }) => categoria?.nome ?? texts.teams[equipe] },
          { label: texts.answered, cell: ({ respondidas }) => respondidas, numeric: true },
          { label: texts.median, cell: ({ mediana }) => duration(mediana), numeric: true },
          { label: texts.p90, cell: ({ p90 }) => duration(p90), numeric: true },
          {
            label: texts.inTime,
            cell: ({ noPrazo, respondidas }) =>
              respondidas === 0 ? '—' : `${Math.round((noPrazo / respondidas) * 100)} %`,
            numeric: true,
          },
          {
            label: texts.overdue,
            cell: ({ atrasadas }) =>
              atrasadas === null ? (
                '—'
              ) : (
                <Text span size="sm" c={atrasadas > 0 ? 'danger' : 'dimmed'} fw={atrasadas > 0 ? 600 : 400}>
                  {atrasadas}
                </Text>
              ),
            numeric: true,
          },
        ]}
      />
    </Paper>
  );
}
