import { LineChart } from '@mantine/charts';
import '@mantine/charts/styles.css';
import type { SurveyResults } from '@patio/contract/sales/surveys/survey-results.ts';
import { useDayText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { PlainTable } from '../../../platform/lists/plain-table.tsx';
import { FigureSection } from '../figures/public.ts';

/** The score of every week with its answers; its plot says nothing that its table does not. */
export function ScoreByWeek({ weeks }: { weeks: SurveyResults['semanas'] }) {
  const { surveys: texts } = useTexts();
  const dayText = useDayText();
  const label = (week: string) => dayText(`${week}T12:00:00Z`);
  return (
    <FigureSection
      title={texts.byWeek}
      plot={
        <LineChart
          h={180}
          data={weeks.map(({ semana, nota }) => ({ week: label(semana).slice(0, 5), [texts.score]: nota }))}
          dataKey="week"
          series={[{ name: texts.score, color: 'var(--accent)' }]}
          curveType="linear"
          connectNulls
          tickLine="none"
          lineChartProps={{ margin: { top: 10 } }}
          yAxisProps={{ domain: [0, 100], width: 40 }}
        />
      }
    >
      <PlainTable
        label={texts.byWeek}
        rows={weeks.toReversed()}
        idOf={({ semana }) => semana}
        columns={[
          { label: texts.week, cell: ({ semana }) => label(semana) },
          { label: texts.count, numeric: true, cell: ({ respondidas }) => respondidas },
          { label: texts.score, numeric: true, cell: ({ nota }) => nota ?? '—' },
        ]}
      />
    </FigureSection>
  );
}
