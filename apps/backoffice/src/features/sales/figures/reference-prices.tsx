import { BarChart } from '@mantine/charts';
import type { Figures } from '@patio/contract/sales/figures/figures.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { PlainTable } from '../../../platform/lists/plain-table.tsx';
import { Nothing, Section } from '../../../platform/panels/section.tsx';
import { ExportTable } from './export-section.tsx';
import { FigureSection } from './figure-section.tsx';
import { useFigureText } from './use-figure-text.ts';

/** For how much more or less than the reference price single vehicles were sold. */
export function ReferencePrices({ reference }: { reference: Figures['referencia'] }) {
  const { figures: texts } = useTexts();
  const { count } = useFigureText();
  const bands = reference.faixas.map(({ de, ate, vendas }) => ({ band: texts.band(de, ate), vendas }));
  if (reference.comparadas === 0)
    return (
      <Section title={texts.referencePrices}>
        <Nothing text={texts.notCompared} />
      </Section>
    );
  return (
    <FigureSection
      title={texts.referencePrices}
      actions={<ExportTable title={texts.referencePrices} table="referencia" />}
      plot={
        <BarChart
          h={200}
          data={bands.map(({ band, vendas }) => ({ band, [texts.sales]: vendas }))}
          dataKey="band"
          series={[{ name: texts.sales, color: 'var(--accent)' }]}
          tickLine="none"
          yAxisProps={{ allowDecimals: false, width: 40 }}
        />
      }
    >
      <PlainTable
        label={texts.referencePrices}
        rows={bands}
        idOf={({ band }) => band}
        columns={[
          { label: texts.difference, cell: ({ band }) => band },
          { label: texts.sales, numeric: true, cell: ({ vendas }) => count(vendas) },
        ]}
      />
    </FigureSection>
  );
}
