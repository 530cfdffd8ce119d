import { Select, Text } from '@mantine/core';
import { listFreeSlots } from '@patio/contract/sales/visits/list-free-slots.ts';
import { moveVisit } from '@patio/contract/sales/visits/move-visit.ts';
import { useState } from 'react';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { FailedReading } from '../../../platform/panels/failed-reading.tsx';
import { ReasonDialog } from '../../../platform/panels/reason-dialog.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';

interface Props {
  readonly code: number;
  readonly version: number;
  readonly onClose: () => void;
}

/** Moves a visit to another free slot of its place. */
export function MoveVisitDialog({ code, version, onClose }: Props) {
  const { visits: texts, common } = useTexts();
  const dateText = useDateText();
  const action = useAction(moveVisit);
  const { reply, failed, retry } = useReply(listFreeSlots, undefined, { id: code });
  const [slot, setSlot] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const slots = reply?.data ?? [];
  const move = async (motivo: string): Promise<void> => {
    if (slot === null) return;
    const body = { inicio: slot, motivo, versao: version };
    if (await action.run({ params: { id: code }, body }, texts.moved)) onClose();
  };
  return (
    <ReasonDialog
      title={texts.moveTitle}
      text={texts.moveText}
      reason={texts.visitorReads}
      action={texts.move}
      busy={action.busy}
      problem={action.problem}
      onTry={() => setTried(true)}
      onConfirm={(reason) => void move(reason)}
      onClose={onClose}
    >
      <FailedReading failed={failed} onRetry={retry} />
      {reply !== null && slots.length === 0 ? (
        <Text size="sm" c="warn">
          {texts.noTimes}
        </Text>
      ) : (
        <Select
          label={texts.newTime}
          searchable
          disabled={reply === null}
          data={slots.map(({ inicio }) => ({ value: inicio, label: dateText(inicio) }))}
          value={slot}
          error={tried && slot === null ? common.required : null}
          onChange={setSlot}
        />
      )}
    </ReasonDialog>
  );
}
