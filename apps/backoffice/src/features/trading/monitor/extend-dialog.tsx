import { Alert, Button, Group, Text, TextInput } from '@mantine/core';
import { extendOffer } from '@patio/contract/sales/extensions/extend-offer.ts';
import { useState } from 'react';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { ReasonDialog } from '../../../platform/panels/reason-dialog.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { civilTime, instantOf } from './civil-time.ts';
import type { Running } from './running.ts';

const MINUTE = 60_000;
const STEPS = [15, 60, 24 * 60] as const;

/** Moves the end of an offer. The end as the user saw it goes along: should a bid have moved it meanwhile, the server refuses. */
export function ExtendDialog({ offer, onClose }: { offer: Running; onClose: () => void }) {
  const { monitor: texts } = useTexts();
  const dateText = useDateText();
  const action = useAction(extendOffer);
  const [fim, seeEnd] = useState(offer.fim);
  const after = (minutes: number, end = fim): string => civilTime(Date.parse(end) + minutes * MINUTE);
  const [typed, setTyped] = useState(after(STEPS[0]));
  const [bad, setBad] = useState(false);
  const confirm = async (motivo: string): Promise<void> => {
    const until = instantOf(typed);
    setBad(until === null);
    if (until === null) return;
    const body = { fim, novoFim: new Date(until).toISOString(), motivo };
    const reply = await action.give({ params: { id: offer.codigo }, body }, ({ data }) =>
      texts.moved(dateText(data.fim), data.avisados),
    );
    if (reply !== null) onClose();
  };
  return (
    <ReasonDialog
      title={texts.extendTitle}
      text={texts.extendText(dateText(fim))}
      reason={texts.everyoneReads}
      action={texts.extend}
      busy={action.busy}
      problem={action.problem}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    >
      {offer.fim === fim ? null : (
        <Alert color="warn" role="status">
          <Text size="sm">{texts.endMoved(dateText(offer.fim))}</Text>
          <Button
            size="compact-sm"
            variant="light"
            mt="xs"
            onClick={() => {
              seeEnd(offer.fim);
              setTyped(after(STEPS[0], offer.fim));
            }}
          >
            {texts.takeEnd}
          </Button>
        </Alert>
      )}
      <Group gap="xs">
        {STEPS.map((minutes) => (
          <Button
            key={minutes}
            size="compact-sm"
            variant={typed === after(minutes) ? 'light' : 'default'}
            onClick={() => setTyped(after(minutes))}
          >
            {texts.later(minutes)}
          </Button>
        ))}
      </Group>
      <TextInput
        type="datetime-local"
        label={texts.newEnd}
        value={typed}
        error={bad ? texts.badTime : null}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </ReasonDialog>
  );
}
