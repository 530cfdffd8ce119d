import { Button, Group, Stack, Text } from '@mantine/core';
import { approveVisit } from '@patio/contract/sales/visits/approve-visit.ts';
import { cancelVisit } from '@patio/contract/sales/visits/cancel-visit.ts';
import { recordVisit } from '@patio/contract/sales/visits/record-visit.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Problem } from '../../../platform/panels/problem.tsx';
import { ReasonDialog } from '../../../platform/panels/reason-dialog.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { MoveVisitDialog } from './move-visit-dialog.tsx';
import type { VisitDetail } from './visit-detail.ts';

interface Props {
  readonly visit: VisitDetail;
}

/** What can be done with a visit in its state. */
export function VisitActions({ visit }: Props) {
  const { situacao, comecou } = visit;
  if ((situacao === 'pedida' || situacao === 'marcada') && !comecou) return <ToCome visit={visit} />;
  return situacao === 'cancelada' || situacao === 'recusada' || situacao === 'pedida' ? null : (
    <Attendance visit={visit} />
  );
}

function ToCome({ visit: { codigo, situacao, versao } }: Props) {
  const { visits: texts } = useTexts();
  const approving = useAction(approveVisit);
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null);
  const asked = situacao === 'pedida';
  const approve = (): void =>
    void approving.run({ params: { id: codigo }, body: { versao } }, texts.approved);
  return (
    <Stack gap="xs">
      <Group gap="xs">
        {asked ? (
          <Button loading={approving.busy} onClick={approve}>
            {texts.approve}
          </Button>
        ) : null}
        <Button variant="default" onClick={() => setOpen('move')}>
          {texts.move}
        </Button>
        <Button variant="subtle" color="danger" onClick={() => setOpen('cancel')}>
          {asked ? texts.refuse : texts.cancel}
        </Button>
      </Group>
      <Problem text={approving.problem} />
      {open === 'move' ? (
        <MoveVisitDialog code={codigo} version={versao} onClose={() => setOpen(null)} />
      ) : null}
      {open === 'cancel' ? (
        <CancelDialog code={codigo} version={versao} asked={asked} onClose={() => setOpen(null)} />
      ) : null}
    </Stack>
  );
}

interface CancelProps {
  readonly code: number;
  readonly version: number;
  readonly asked: boolean;
  readonly onClose: () => void;
}

function CancelDialog({ code, version, asked, onClose }: CancelProps) {
  const { visits: texts } = useTexts();
  const action = useAction(cancelVisit);
  const cancel = async (motivo: string): Promise<void> => {
    const done = asked ? texts.refused : texts.cancelled;
    if (await action.run({ params: { id: code }, body: { motivo, versao: version } }, done)) onClose();
  };
  return (
    <ReasonDialog
      title={asked ? texts.refuseTitle : texts.cancelTitle}
      text={texts.cancelText}
      reason={texts.visitorReads}
      action={asked ? texts.refuse : texts.cancel}
      danger
      busy={action.busy}
      problem={action.problem}
      onConfirm={(reason) => void cancel(reason)}
      onClose={onClose}
    />
  );
}

/** Whether the visitor came; a record can be corrected. */
function Attendance({ visit: { codigo, situacao, versao } }: Props) {
  const { visits: texts } = useTexts();
  const action = useAction(recordVisit);
  const record = (veio: boolean): void =>
    void action.run(
      { params: { id: codigo }, body: { veio, versao } },
      veio ? texts.recordedCame : texts.recordedMissed,
    );
  const recorded = situacao === 'feita' || situacao === 'faltou';
  return (
    <Stack gap="xs">
      <Text size="sm" fw={500}>
        {recorded ? texts.correctText : texts.recordText}
      </Text>
      <Group gap="xs">
        {situacao === 'feita' ? null : (
          <Button
            variant={recorded ? 'default' : 'filled'}
            loading={action.busy}
            onClick={() => record(true)}
          >
            {texts.recordCame}
          </Button>
        )}
        {situacao === 'faltou' ? null : (
          <Button variant="default" loading={action.busy} onClick={() => record(false)}>
            {texts.recordMissed}
          </Button>
        )}
      </Group>
      <Problem text={action.problem} />
    </Stack>
  );
}
