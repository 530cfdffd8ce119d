import { Badge } from '@mantine/core';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { Charge } from './charge.ts';

/** Null: nothing is to be done about it any more. */
const TONES = {
  aberta: 'accent',
  parcial: 'warn',
  paga: 'ok',
  vencida: 'danger',
  cancelada: null,
  devolvida: null,
} as const satisfies Record<Charge['situacao'], string | null>;

/** The state of a charge. */
export function StateBadge({ state }: { readonly state: Charge['situacao'] }) {
  const { charges: texts } = useTexts();
  const tone = TONES[state];
  return (
    <Badge
      variant={tone === null ? 'default' : 'light'}
      tt="none"
      miw="max-content"
      {...(tone === null ? {} : { color: tone })}
    >
      {texts.states[state]}
    </Badge>
  );
}
