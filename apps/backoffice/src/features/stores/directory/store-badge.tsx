import { Badge } from '@mantine/core';
import type { StoreState } from '@patio/contract/stores/directory/store-row.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';

const TONES = {
  incompleta: 'warn',
  analise: 'warn',
  aberta: 'ok',
  suspensa: 'danger',
  recusada: 'danger',
  encerrada: 'danger',
} as const;

/** How a store stands. */
export function StoreBadge({ state }: { state: StoreState }) {
  const { stores: texts } = useTexts();
  return (
    <Badge variant="light" tt="none" color={TONES[state]}>
      {texts.states[state]}
    </Badge>
  );
}
