import { Anchor, Stack, Text } from '@mantine/core';
import {
  getStoreAnswerTimes,
  type StoreAnswerTime,
} from '@patio/contract/sales/answer-times/get-store-answer-times.ts';
import { readFigures } from '@patio/contract/sales/figures/read-figures.ts';
import type { StoreHead } from '@patio/contract/stores/directory/store-head.ts';
import { Link } from 'react-router';
import { useRecord } from '../../../platform/api/use-record.ts';
import { useToday } from '../../../platform/desk/use-today.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { PlainTable } from '../../../platform/lists/plain-table.tsx';
import { Section } from '../../../platform/panels/section.tsx';
import { daysBefore, KeyFigures } from '../../sales/figures/public.ts';

const DAYS = 28;

/** How a store sells and answers: its figures of the last four weeks, and how long people wait for its answers. */
export function StorePerformance({ store }: { readonly store: StoreHead }) {
  const { storePerformance: texts } = useTexts();
  const today = useToday();
  const period = { de: daysBefore(today, DAYS), ate: today, loja: store.codigo };
  const figures = useRecord(readFigures, { query: period });
  const times = useRecord(getStoreAnswerTimes, { params: { id: store.codigo }, query: { dias: '30' } });
  return (
    <Stack gap="md">
      <Section
        title={texts.figures}
        read={figures}
        actions={
          <Anchor component={Link} to={`/numeros?loja=${store.codigo}`} size="sm">
            {texts.toFigures}
          </Anchor>
        }
      >
        {figures.reply === null ? null : <KeyFigures figures={figures.reply.data} />}
      </Section>
      <Section title={texts.answers} read={times}>
        {times.reply === null ? null : (
          <>
            <Times times={times.reply.data} />
            <Text size="sm" c="dimmed">
              {texts.how(times.reply.horasPrometidas)}
            </Text>
          </>
        )}
      </Section>
    </Stack>
  );
}

function Times({ times }: { readonly times: readonly StoreAnswerTime[] }) {
  const { storePerformance, answerTimes: texts } = useTexts();
  const duration = (minutes: number | null): string => (minutes === null ? '—' : texts.duration(minutes));
  return (
    <PlainTable
      label={storePerformance.answers}
      rows={times}
      idOf={({ tipo }) => tipo}
      columns={[
        { label: texts.kind, cell: ({ tipo }) => texts.kinds[tipo] },
        { label: texts.answered, cell: ({ respondidas }) => respondidas, numeric: true },
        { label: texts.median, cell: ({ mediana }) => duration(mediana), numeric: true },
        { label: texts.p90, cell: ({ p90 }) => duration(p90), numeric: true },
        {
          label: texts.inTime,
          cell: ({ noPrazo, respondidas }) =>
            respondidas === 0 ? '—' : `${Math.round((noPrazo / respondidas) * 100)} %`,
          numeric: true,
        },
        { label: storePerformance.waiting, cell: ({ esperando }) => esperando, numeric: true },
        {
          label: texts.overdue,
          cell: ({ atrasadas }) => (
            <Text span size="sm" c={atrasadas > 0 ? 'danger' : 'dimmed'} fw={atrasadas > 0 ? 600 : 400}>
              {atrasadas}
            </Text>
          ),
          numeric: true,
        },
      ]}
    />
  );
}
