import { Alert, Anchor, Badge, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { findYardPlate } from '@patio/contract/sales/yard/find-yard-plate.ts';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { officeCall } from '../../../../platform/api/office-call.ts';
import { failureText, sayProblem } from '../../../../platform/feedback.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { Confirmation } from '../../../../platform/panels/confirmation.tsx';
import { Section } from '../../../../platform/panels/section.tsx';
import { changeIntake, dropIntake, onStored, photosOf, type StoredIntake } from './intake-db.ts';

const SHOWN_SENT = 5;

interface Props {
  readonly intakes: readonly StoredIntake[];
  readonly onSend: () => void;
}

/** What waits on this device to be sent, and what was sent last. */
export function QueueList({ intakes, onSend }: Props) {
  const { yard: texts } = useTexts();
  const waiting = intakes.filter(({ estado }) => estado === 'fila' || estado === 'conflito');
  const sent = intakes.filter(({ estado }) => estado === 'enviada').slice(-SHOWN_SENT);
  if (waiting.length === 0 && sent.length === 0) return null;
  return (
    <Section
      title={texts.queue}
      actions={
        waiting.length === 0 ? null : (
          <Button size="compact-md" variant="default" onClick={onSend}>
            {texts.sendNow}
          </Button>
        )
      }
    >
      <Text role="status" fw={600}>
        {waiting.length === 0 ? texts.allSent : texts.waiting(waiting.length)}
      </Text>
      <Stack gap="xs">
        {[...waiting, ...sent].map((intake) => (
          <Row key={intake.cliente} intake={intake} onSend={onSend} />
        ))}
      </Stack>
    </Section>
  );
}

function Row({ intake, onSend }: { readonly intake: StoredIntake; readonly onSend: () => void }) {
  const { yard: texts } = useTexts();
  const { form, estado, codigo, problema } = intake;
  const { all, done } = useProgress(intake.cliente);
  return (
    <Paper withBorder p="xs">
      <Stack gap={6}>
        <Group justify="space-between">
          <Text fw={600}>{form.placa || form.serie}</Text>
          <Badge
            color={estado === 'enviada' ? 'ok' : estado === 'conflito' ? 'danger' : 'accent'}
            variant="light"
          >
            {texts.queueStates[estado]}
          </Badge>
        </Group>
        {all === 0 ? null : <Text size="sm">{texts.progress(done, all)}</Text>}
        {problema === null ? null : (
          <Alert color="danger" role="alert">
            {problema}
          </Alert>
        )}
        {estado === 'conflito' ? <Ways intake={intake} onSend={onSend} /> : null}
        {estado === 'enviada' && codigo !== null ? (
          <Anchor component={Link} to={`/patio?id=${codigo}`}>
            {texts.openVehicle}
          </Anchor>
        ) : null}
      </Stack>
    </Paper>
  );
}

/** What the user can do about one that was refused; nothing is lost before they say so. */
function Ways({ intake, onSend }: { readonly intake: StoredIntake; readonly onSend: () => void }) {
  const all = useTexts();
  const { yard: texts } = all;
  const [asking, setAsking] = useState(false);
  const { cliente, form } = intake;
  const inspect = async (): Promise<void> => {
    try {
      const { data } = await officeCall(findYardPlate, { params: { placa: form.placa ?? '' } });
      // It is there no more: it is sent as the intake that it is.
      const vistoriaDe = data.presente?.codigo ?? null;
      await changeIntake(cliente, { vistoriaDe, estado: 'fila', problema: null });
      onSend();
    } catch (failure) {
      sayProblem(failureText(failure, all));
    }
  };
  return (
    <Group gap="xs">
      {(form.placa ?? '') === '' || intake.codigo !== null ? null : (
        <Button size="compact-md" onClick={() => void inspect()}>
          {texts.asInspection}
        </Button>
      )}
      <Button
        size="compact-md"
        variant="default"
        onClick={() => void changeIntake(cliente, { estado: 'rascunho', problema: null, em: Date.now() })}
      >
        {texts.edit}
      </Button>
      <Button size="compact-md" variant="subtle" color="danger" onClick={() => setAsking(true)}>
        {texts.discard}
      </Button>
      {asking ? (
        <Confirmation
          title={texts.discard}
          text={texts.discardText}
          action={texts.discard}
          danger
          busy={false}
          problem={null}
          onConfirm={() => void dropIntake(cliente)}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Group>
  );
}

function useProgress(entrada: string): { readonly all: number; readonly done: number } {
  const [progress, setProgress] = useState({ all: 0, done: 0 });
  useEffect(() => {
    let current = true;
    const read = async (): Promise<void> => {
      const photos = await photosOf(entrada).catch(() => []);
      const done = photos.filter(({ arquivo }) => arquivo === null).length;
      if (current) setProgress({ all: photos.length, done });
    };
    void read();
    const stop = onStored(() => void read());
    return () => {
      current = false;
      stop();
    };
  }, [entrada]);
  return progress;
}
