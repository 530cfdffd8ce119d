import { Text } from '@mantine/core';
import { exportAnswerTimes } from '@patio/contract/sales/answer-times/export-answer-times.ts';
import { getAnswerTimes } from '@patio/contract/sales/answer-times/get-answer-times.ts';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { FailedReading } from '../../../platform/panels/failed-reading.tsx';
import { PlainTable } from '../../../platform/lists/plain-table.tsx';
import { Nothing, Section } from '../../../platform/panels/section.tsx';
import { ExportSection } from './export-section.tsx';
import type { Period } from './use-period.ts';

/** How long people waited for an answer in the period, by kind and team. */
export function AnswerTimesSection({ period: { from, to } }: { readonly period: Period }) {
  const { figures, answerTimes: texts } = useTexts();
  const { reply, failed, retry } = useReply(getAnswerTimes, { de: from, ate: to }, undefined, { once: true });
  const rows = (reply?.data ?? []).filter(({ respondidas }) => respondidas > 0);
  const share = (part: number, whole: number): string => `${Math.round((part / whole) * 100)} %`;
  const title = figures.answerTimes;
  const saved = <ExportSection title={title} route={exportAnswerTimes} fields={{ de: from, ate: to }} />;
  return (
    <Section title={title} actions={rows.length === 0 ? null : saved}>
      {reply === null ? null : (
        <Text size="sm" c="dimmed">
          {texts.how(reply.horasPrometidas)}
        </Text>
      )}
      <FailedReading failed={failed} onRetry={retry} />
      {reply !== null && rows.length === 0 ? <Nothing text={figures.noAnswers} /> : null}
      {rows.length === 0 ? null : (
        <PlainTable
          label={title}
          rows={rows}
          idOf={({ tipo, equipe, categoria }) => `${tipo} ${equipe} ${categoria?.codigo ?? ''}`}
          columns={[
            { label: texts.kind, cell: ({ tipo }) => texts.kinds[tipo] },
            { label: texts.team, cell: ({ equipe, categoria }) => categoria?.nome ?? texts.teams[equipe] },
            { label: texts.answered, cell: ({ respondidas }) => respondidas, numeric: true },
            {
              label: texts.median,
              cell: ({ mediana }) => (mediana === null ? '—' : texts.duration(mediana)),
              numeric: true,
            },
            {
              label: texts.p90,
              cell: ({ p90 }) => (p90 === null ? '—' : texts.duration(p90)),
              numeric: true,
            },
            {
              label: texts.inTime,
              cell: ({ noPrazo, respondidas }) => share(noPrazo, respondidas),
              numeric: true,
            },
          ]}
        />
      )}
    </Section>
  );
}
