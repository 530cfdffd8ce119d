import { Accordion, Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Section } from '../../../platform/panels/section.tsx';

interface Props {
  readonly title: string;
  /** What may be done here, beside its title. */
  readonly actions?: ReactNode;
  /** Hidden from screen readers, which have the table. */
  readonly plot: ReactNode;
  /** The same as a table. */
  readonly children: ReactNode;
}

/** A plot with its table, which opens below it. */
export function FigureSection({ title, actions, plot, children }: Props) {
  const { figures: texts } = useTexts();
  return (
    <Section title={title} actions={actions}>
      {/* A plot follows its frame a moment later: until then it may not widen the page. */}
      <Box aria-hidden inert style={{ overflow: 'hidden' }}>
        {plot}
      </Box>
      <Accordion variant="default" chevronPosition="left">
        <Accordion.Item value="table">
          <Accordion.Control>{texts.asTable}</Accordion.Control>
          <Accordion.Panel>{children}</Accordion.Panel>
        </Accordion.Item>
      </Accordion>
    </Section>
  );
}
