import { Badge, Group, Paper, Stack, Text } from '@mantine/core';
import { readPurchaseDocument } from '@patio/contract/sales/purchase-documents/read-purchase-document.ts';
import { stepTitle } from '@patio/contract/sales/transfer/step-words.ts';
import { useDateText, useDayText } from '../../../platform/i18n/formats.ts';
import { useIdiom } from '../../../platform/i18n/idiom-store.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { ProofButton } from './proof-button.tsx';
import type { Step } from './step.ts';
import { StepActions } from './step-actions.tsx';

const TONES = {
  feita: 'ok',
  dispensada: null,
  enviada: 'warn',
  agora: 'accent',
  depois: null,
} as const;

interface Props {
  readonly code: number;
  readonly version: number;
  readonly step: Step;
}

/** One step of a transfer: whose it is, how it stands, by when, what happened last, and what may be done now. */
export function TransferStep({ code, version, step }: Props) {
  const { transfer: texts } = useTexts();
  const idiom = useIdiom();
  const user = useUser();
  const dayText = useDayText();
  const title = stepTitle(step.etapa, idiom);
  const { situacao, atrasada, prazo, feitaEm, exigida, automatica, documento } = step;
  const day = (text: string): string => dayText(`${text}T12:00:00Z`);
  // What follows from the purchase is not done here.
  const waits = automatica && situacao === 'agora';
  const tone = atrasada ? 'danger' : waits ? null : TONES[situacao];
  const facts = [
    texts.owner[step.quem],
    ...(feitaEm === null ? [] : [texts.doneOn(day(feitaEm))]),
    ...(prazo === null || situacao === 'dispensada'
      ? []
      : [atrasada ? texts.wasDue(day(prazo)) : texts.dueOn(day(prazo))]),
    ...(exigida ? [texts.required] : []),
    ...(automatica ? [texts.follows] : []),
  ];
  return (
    <Paper withBorder p="sm" component="article" aria-label={title}>
      <Stack gap={6}>
        <Group gap="xs">
          <Text fw={600} size="sm">
            {title}
          </Text>
          <Badge
            variant={tone === null ? 'default' : 'light'}
            {...(tone === null ? {} : { color: tone })}
            tt="none"
            miw="max-content"
          >
            {atrasada ? texts.late : waits ? texts.pending : texts.states[situacao]}
          </Badge>
        </Group>
        <Text size="xs" c={atrasada ? 'danger' : 'dimmed'}>
          {facts.join(' · ')}
        </Text>
        <LastEvent step={step} />
        {documento === null || !can(user, readPurchaseDocument) ? null : (
          <ProofButton code={code} guid={documento} title={title} />
        )}
        <StepActions code={code} version={version} step={step} title={title} />
      </Stack>
    </Paper>
  );
}

function LastEvent({ step: { ultimo } }: { readonly step: Step }) {
  const { transfer: texts } = useTexts();
  const dateText = useDateText();
  if (ultimo === null) return null;
  const { acao, de, por, em, texto } = ultimo;
  return (
    <Text size="xs" style={{ overflowWrap: 'anywhere' }}>
      {texts.event[acao](por ?? texts.owner[de], dateText(em))}
      {texto === null ? '' : `: ${texto}`}
    </Text>
  );
}
