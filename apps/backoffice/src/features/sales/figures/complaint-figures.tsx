import { BarChart } from '@mantine/charts';
import { Text } from '@mantine/core';
import type { ComplaintFigures as Complaints } from '@patio/contract/sales/figures/complaint-figures.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { PlainTable } from '../../../platform/lists/plain-table.tsx';
import { Nothing, Section } from '../../../platform/panels/section.tsx';
import { ExportTable } from './export-section.tsx';
import { FigureSection } from './figure-section.tsx';
import { useFigureText } from './use-figure-text.ts';

/** The complaints of the period: what they are about, how fast they were answered, and about whose sales they are. */
export function ComplaintFigures({ complaints }: { readonly complaints: Complaints }) {
  const { figures: texts, complaints: words } = useTexts();
  const columns = useHandledColumns();
  const { categorias, total } = complaints;
  if (total.abertas === 0)
    return (
      <Section title={texts.complaints}>
        <Nothing text={texts.noComplaints} />
      </Section>
    );
  const bars = categorias.map(({ categoria, abertas }) => ({
    category: words.categories[categoria],
    [texts.complaintsOpened]: abertas,
  }));
  return (
    <>
      <FigureSection
        title={texts.complaintsBy}
        actions={<ExportTable title={texts.complaintsBy} table="assuntos" />}
        plot={
          <BarChart
            h={Math.max(120, bars.length * 40)}
            orientation="vertical"
            data={bars}
            dataKey="category"
            series={[{ name: texts.complaintsOpened, color: 'var(--accent)' }]}
            tickLine="none"
            xAxisProps={{ allowDecimals: false }}
            yAxisProps={{ width: 140 }}
          />
        }
      >
        <PlainTable
          label={texts.complaintsBy}
          rows={categorias}
          idOf={({ categoria }) => categoria}
          columns={[
            { label: texts.complaintCategory, cell: ({ categoria }) => words.categories[categoria] },
            ...columns,
          ]}
        />
      </FigureSection>
      <Sellers complaints={complaints} />
    </>
  );
}

/** The complaints by who sold, with the share of the deals of the period. */
function Sellers({ complaints: { lojas, negocios, comReclamacao } }: { readonly complaints: Complaints }) {
  const { figures: texts } = useTexts();
  const columns = useHandledColumns();
  const { count, percent } = useFigureText();
  const shareOf = (deals: number, complained: number): string =>
    percent(deals === 0 ? null : (complained / deals) * 100, false);
  return (
    <Section
      title={texts.complaintsOf}
      actions={<ExportTable title={texts.complaintsOf} table="vendedores" />}
    >
      <Text size="sm" c="dimmed">
        {texts.complainedDeals(count(comReclamacao), count(negocios), shareOf(negocios, comReclamacao))}
      </Text>
      <PlainTable
        label={texts.complaintsOf}
        rows={lojas}
        idOf={({ codigo }) => String(codigo)}
        columns={[
          { label: texts.seller, cell: ({ nome }) => nome ?? texts.house },
          ...columns,
          {
            label: texts.complaintShare,
            numeric: true,
            cell: (row) => shareOf(row.negocios, row.comReclamacao),
          },
        ]}
      />
    </Section>
  );
}

type Handled = Complaints['total'];

/** How many there are, and how they were answered. */
function useHandledColumns() {
  const { figures: texts } = useTexts();
  const { count, percent, duration } = useFigureText();
  const inTime = ({ noPrazo, foraDoPrazo }: Handled): string => {
    const due = noPrazo + foraDoPrazo;
    return percent(due === 0 ? null : (noPrazo / due) * 100, false);
  };
  return [
    { label: texts.complaintsOpened, numeric: true, cell: ({ abertas }: Handled) => count(abertas) },
    {
      label: texts.complaintsAnswered,
      numeric: true,
      cell: ({ respondidas }: Handled) => count(respondidas),
    },
    { label: texts.median, numeric: true, cell: ({ mediana }: Handled) => duration(mediana, texts.units) },
    { label: texts.inTime, numeric: true, cell: inTime },
    { label: texts.escalated, numeric: true, cell: ({ escaladas }: Handled) => count(escaladas) },
  ];
}
