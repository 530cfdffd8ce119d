import { SimpleGrid } from '@mantine/core';
import type { FigureTable } from '@patio/contract/sales/figures/export-figures.ts';
import type { Figures } from '@patio/contract/sales/figures/figures.ts';
import { moneyText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { PlainTable } from '../../../platform/lists/plain-table.tsx';
import { Nothing, Section } from '../../../platform/panels/section.tsx';
import { ExportTable } from './export-section.tsx';
import { useFigureText } from './use-figure-text.ts';

interface Part {
  readonly id: string;
  readonly name: string;
  readonly vendas: number;
  readonly valor: number;
  readonly canceladas: number;
}

/** What was sold, and by which way. */
export function SalesParts({ figures }: { figures: Figures }) {
  const { figures: texts } = useTexts();
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }}>
      <Parts
        title={texts.byCategory}
        table="categorias"
        name={texts.category}
        parts={figures.categorias.map(({ codigo, nome, ...sold }) => ({
          id: String(codigo),
          name: nome,
          ...sold,
        }))}
      />
      <Parts
        title={texts.byOrigin}
        table="origens"
        name={texts.origin}
        parts={figures.origens.map(({ origem, ...sold }) => ({
          id: origem,
          name: texts.origins[origem],
          ...sold,
        }))}
      />
    </SimpleGrid>
  );
}

interface PartsProps {
  readonly title: string;
  readonly table: FigureTable;
  readonly name: string;
  readonly parts: readonly Part[];
}

function Parts({ title, table, name, parts }: PartsProps) {
  const { figures: texts } = useTexts();
  const { count } = useFigureText();
  return (
    <Section title={title} actions={parts.length === 0 ? null : <ExportTable title={title} table={table} />}>
      {parts.length === 0 ? (
        <Nothing text={texts.noSales} />
      ) : (
        <PlainTable
          label={title}
          rows={parts}
          idOf={({ id }) => id}
          columns={[
            { label: name, cell: (part) => part.name },
            { label: texts.sales, numeric: true, cell: ({ vendas }) => count(vendas) },
            { label: texts.value, numeric: true, cell: ({ valor }) => moneyText(valor) },
            { label: texts.cancelled, numeric: true, cell: ({ canceladas }) => count(canceladas) },
          ]}
        />
      )}
    </Section>
  );
}
