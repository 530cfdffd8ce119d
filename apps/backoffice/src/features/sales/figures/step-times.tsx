import type { Figures } from '@patio/contract/sales/figures/figures.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { PlainTable } from '../../../platform/lists/plain-table.tsx';
import { Section } from '../../../platform/panels/section.tsx';
import { ExportTable } from './export-section.tsx';
import { useFigureText } from './use-figure-text.ts';

/** How long the sales of the period stood at each step. */
export function StepTimes({ steps }: { steps: Figures['etapas'] }) {
  const { figures: texts } = useTexts();
  const { count, duration } = useFigureText();
  return (
    <Section title={texts.stepTimes} actions={<ExportTable title={texts.stepTimes} table="etapas" />}>
      <PlainTable
        label={texts.stepTimes}
        rows={steps}
        idOf={({ etapa }) => etapa}
        columns={[
          { label: texts.step, cell: ({ etapa }) => texts.steps[etapa] },
          { label: texts.passed, numeric: true, cell: ({ passaram }) => count(passaram) },
          { label: texts.median, numeric: true, cell: ({ mediana }) => duration(mediana, texts.units) },
          { label: texts.nineInTen, numeric: true, cell: ({ p90 }) => duration(p90, texts.units) },
          { label: texts.standing, numeric: true, cell: ({ agora }) => count(agora) },
        ]}
      />
    </Section>
  );
}
