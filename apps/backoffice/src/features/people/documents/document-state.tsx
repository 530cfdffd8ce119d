import { Badge, Group } from '@mantine/core';
import { useDayText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { AccountDocument } from './account-document.ts';

const TONES = {
  pedido: 'accent',
  enviado: 'warn',
  aceito: 'ok',
  recusado: 'danger',
  retirado: 'gray',
} as const;

/** What became of a request, and until when a licence is good. */
export function DocumentState({ document }: { readonly document: AccountDocument }) {
  const { documents: texts } = useTexts();
  const dayText = useDayText();
  const { situacao, validade, vencido } = document;
  const day = validade === null ? '' : dayText(`${validade}T12:00:00Z`);
  return (
    <Group gap={4} component="span" display="inline-flex">
      <Badge variant="light" tt="none" miw="max-content" color={TONES[situacao]}>
        {texts.states[situacao]}
      </Badge>
      {validade === null ? null : (
        <Badge variant="light" tt="none" miw="max-content" color={vencido ? 'danger' : 'accent'}>
          {vencido ? texts.expired(day) : texts.goodUntil(day)}
        </Badge>
      )}
    </Group>
  );
}
