import { Button, Group } from '@mantine/core';
import { decideTransferStep } from '@patio/contract/sales/transfer/decide-transfer-step.ts';
import { doTransferStep } from '@patio/contract/sales/transfer/do-transfer-step.ts';
import { undoTransferStep } from '@patio/contract/sales/transfer/undo-transfer-step.ts';
import { waiveTransferStep } from '@patio/contract/sales/transfer/waive-transfer-step.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Problem } from '../../../platform/panels/problem.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { DoStep } from './do-step.tsx';
import { StepReason, type ReasonedAction } from './step-reason.tsx';
import type { Step } from './step.ts';

interface Props {
  readonly code: number;
  readonly version: number;
  readonly step: Step;
  readonly title: string;
}

/** What the user may do with a step now; each asks for what it needs. */
export function StepActions({ code, version, step, title }: Props) {
  const { transfer: texts } = useTexts();
  const user = useUser();
  const decision = useAction(decideTransferStep);
  const [open, setOpen] = useState<'do' | ReasonedAction | null>(null);
  const decides = can(user, decideTransferStep);
  const rights = {
    send: false,
    do: can(user, doTransferStep),
    confirm: decides,
    refuse: decides,
    waive: can(user, waiveTransferStep),
    undo: can(user, undoTransferStep),
  };
  const may = step.acoes.filter((action) => rights[action]);
  if (may.length === 0) return null;
  const confirm = (): void => {
    const params = { id: code, etapa: step.etapa };
    void decision.run({ params, body: { versao: version, aceito: true } }, texts.saved);
  };
  const close = (): void => setOpen(null);
  const given = { code, version, step: step.etapa, title, onClose: close };
  return (
    <>
      <Problem text={decision.problem} />
      <Group gap="xs">
        {may.map((action) =>
          action === 'confirm' ? (
            <Button key={action} size="xs" loading={decision.busy} onClick={confirm}>
              {texts.actions.confirm}
            </Button>
          ) : action === 'send' ? null : (
            <Button
              key={action}
              size={action === 'do' || action === 'refuse' ? 'xs' : 'compact-xs'}
              variant={action === 'do' ? 'light' : action === 'refuse' ? 'light' : 'subtle'}
              {...(action === 'refuse' ? { color: 'danger' } : {})}
              aria-label={`${texts.actions[action]}: ${title}`}
              onClick={() => setOpen(action)}
            >
              {texts.actions[action]}
            </Button>
          ),
        )}
      </Group>
      {open === null ? null : open === 'do' ? <DoStep {...given} /> : <StepReason {...given} action={open} />}
    </>
  );
}
