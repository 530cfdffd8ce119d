import { BarChart } from '@mantine/charts';
import type { Figures } from '@patio/contract/sales/figures/figures.ts';
import { moneyText, useDayText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { PlainTable } from '../../../platform/lists/plain-table.tsx';
import { ExportTable } from './export-section.tsx';
import { FigureSection } from './figure-section.tsx';
import { useFigureText } from './use-figure-text.ts';

/** Sales of every week; its plot says nothing that its table does not. */
export function SalesByWeek({ weeks }: { weeks: Figures['semanas'] }) {
  const { figures: texts } = useTexts();
  const dayText = useDayText();
  const { count } = useFigureText();
  const label = (week: string) => dayText(`${week}T12:00:00Z`);
  return (
    <FigureSection
      title={texts.byWeek}
      actions={<ExportTable title={texts.byWeek} table="semanas" />}
      plot={
        <BarChart
          h={220}
          data={weeks.map(({ semana, vendas, canceladas }) => ({
            week: label(semana).slice(0, 5),
            [texts.sales]: vendas,
            [texts.cancelled]: canceladas,
          }))}
          dataKey="week"
          type="stacked"
          series={[
            { name: texts.sales, color: 'var(--accent)' },
            { name: texts.cancelled, color: 'var(--line-strong)' },
          ]}
          withLegend
          tickLine="none"
          yAxisProps={{ allowDecimals: false, width: 40 }}
        />
      }
    >
      <PlainTable
        label={texts.byWeek}
        rows={weeks.toReversed()}
        idOf={({ semana }) => semana}
        columns={[
          { label: texts.week, cell: ({ semana }) => label(semana) },
          { label: texts.sales, numeric: true, cell: ({ vendas }) => count(vendas) },
          { label: texts.value, numeric: true, cell: ({ valor }) => moneyText(valor) },
          { label: texts.cancelled, numeric: true, cell: ({ canceladas }) => count(canceladas) },
        ]}
      />
    </FigureSection>
  );
}
