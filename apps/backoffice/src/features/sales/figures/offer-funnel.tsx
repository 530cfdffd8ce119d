import { Group, Progress, Stack, Text } from '@mantine/core';
import type { Figures } from '@patio/contract/sales/figures/figures.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Nothing, Section } from '../../../platform/panels/section.tsx';
import { ExportTable } from './export-section.tsx';
import { useFigureText } from './use-figure-text.ts';

const STAGES = ['publicadas', 'acompanhadas', 'disputadas', 'vendidas', 'concluidas'] as const;

/** How far the offers came that were published in the period. */
export function OfferFunnel({ funnel }: { funnel: Figures['funil'] }) {
  const { figures: texts } = useTexts();
  const { count, percent } = useFigureText();
  const all = funnel.publicadas;
  return (
    <Section
      title={texts.funnel}
      actions={all === 0 ? null : <ExportTable title={texts.funnel} table="funil" />}
    >
      {all === 0 ? (
        <Nothing text={texts.nothingPublished} />
      ) : (
        <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
          {STAGES.map((stage) => (
            <li key={stage}>
              <Group justify="space-between" gap="xs">
                <Text size="sm">{texts.stages[stage]}</Text>
                <Text size="sm">{`${count(funnel[stage])} · ${percent((funnel[stage] / all) * 100, false)}`}</Text>
              </Group>
              <Progress value={(funnel[stage] / all) * 100} aria-hidden />
            </li>
          ))}
        </Stack>
      )}
    </Section>
  );
}
