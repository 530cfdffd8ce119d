import { Alert, Button, NumberInput, Stack, TextInput } from '@mantine/core';
import { addExitPhoto } from '@patio/contract/sales/yard/add-exit-photo.ts';
import { confirmExit } from '@patio/contract/sales/yard/confirm-exit.ts';
import type { GatePurchase } from '@patio/contract/sales/yard/look-at-gate.ts';
import { OFFER_LIMITS } from '@patio/domain/catalogue/drafts/offer-limits.ts';
import { useState } from 'react';
import { base64Of } from '../../../../platform/api/base64-of.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { Problem } from '../../../../platform/panels/problem.tsx';
import { useAction } from '../../../../platform/panels/use-action.ts';
import { CameraButton } from '../intake/camera-button.tsx';
import type { Person } from './collector.tsx';

interface Props {
  /** The number of the purchase. */
  readonly purchase: number;
  readonly vehicle: GatePurchase['veiculos'][number];
  readonly person: Person;
  /** The pickup code that was shown; null: found by the plate. */
  readonly code: string | null;
  readonly onLeft: () => void;
}

/** With which keys a vehicle leaves; confirmed once. Its photos are stored as they are taken, once the exit is. */
export function ExitForm({ purchase, vehicle, person, code, onLeft }: Props) {
  const { yard: texts } = useTexts();
  const action = useAction(confirmExit);
  // One id for this handover: a confirmation that is sent again is the same exit.
  const [cliente] = useState(() => crypto.randomUUID());
  const [keys, setKeys] = useState(vehicle.chaves ?? 1);
  const [usage, setUsage] = useState<number | null>(null);
  const [note, setNote] = useState('');
  const [exit, setExit] = useState<number | null>(null);
  if (exit !== null) return <Done exit={exit} />;
  const confirm = async (): Promise<void> => {
    const body = {
      cliente,
      compra: purchase,
      veiculo: vehicle.codigo,
      codigo: code,
      retirante: person,
      uso: usage,
      chaves: keys,
      observacao: note,
    };
    const reply = await action.give({ body }, () => texts.exitDone);
    if (reply === null) return;
    setExit(reply.data.codigo);
    onLeft();
  };
  return (
    <Stack gap="sm">
      <NumberInput
        label={texts.keysHanded}
        description={vehicle.chaves === null ? undefined : texts.keysAtIntake(vehicle.chaves)}
        inputMode="numeric"
        value={keys}
        min={0}
        max={20}
        clampBehavior="strict"
        allowDecimal={false}
        onChange={(value) => setKeys(Number(value))}
      />
      <NumberInput
        label={texts.usage}
        inputMode="numeric"
        value={usage ?? ''}
        min={0}
        max={OFFER_LIMITS.usage}
        clampBehavior="strict"
        allowDecimal={false}
        hideControls
        onChange={(value) => setUsage(value === '' ? null : Number(value))}
      />
      <TextInput
        label={texts.exitNote}
        value={note}
        maxLength={500}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Problem text={action.problem} />
      <Button size="lg" fullWidth loading={action.busy} onClick={() => void confirm()}>
        {texts.confirmExit}
      </Button>
    </Stack>
  );
}

function Done({ exit }: { readonly exit: number }) {
  const { yard: texts } = useTexts();
  const action = useAction(addExitPhoto);
  const [stored, setStored] = useState(0);
  const store = async (photo: Blob): Promise<void> => {
    const body = { cliente: crypto.randomUUID(), conteudo: await base64Of(photo) };
    if (await action.run({ params: { id: exit }, body }, '')) setStored((count) => count + 1);
  };
  return (
    <Stack gap="sm">
      <Alert color="ok" role="status">
        {texts.exitDone}
      </Alert>
      <CameraButton
        label={stored === 0 ? texts.exitPhoto : `${texts.exitPhoto} (${stored})`}
        onPhoto={store}
      />
      <Problem text={action.problem} />
    </Stack>
  );
}
