import { Stack, Text, Title } from '@mantine/core';
import type { AmlCase } from '@patio/contract/finance/aml-cases/aml-case.ts';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';

/** What happened to a case, oldest first. */
export function CaseHistory({ history }: { readonly history: AmlCase['historico'] }) {
  const { amlCases: texts } = useTexts();
  const dateText = useDateText();
  return (
    <Stack gap="xs">
      <Title order={2} size="h5">
        {texts.history}
      </Title>
      {history.map(({ em, tipo, autor, texto }, at) => (
        <div key={`${em}-${at}`}>
          <Text size="sm">{`${texts.events[tipo]} · ${autor ?? texts.program} · ${dateText(em)}`}</Text>
          {texto === null ? null : (
            <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              {texto}
            </Text>
          )}
        </div>
      ))}
    </Stack>
  );
}
