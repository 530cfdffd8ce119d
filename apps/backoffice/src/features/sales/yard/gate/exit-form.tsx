import { Alert, Button, Checkbox, NumberInput, Stack, TextInput } from '@mantine/core';
import { addExitPhoto } from '@patio/contract/sales/yard/add-exit-photo.ts';
import { confirmExit } from '@patio/contract/sales/yard/confirm-exit.ts';
import type { GatePurchase } from '@patio/contract/sales/yard/look-at-gate.ts';
import { OFFER_LIMITS } from '@patio/domain/catalogue/drafts/offer-limits.ts';
import { maskCpf } from '@patio/domain/validation/cpf.ts';
import { useState } from 'react';
import { base64Of } from '../../../../platform/api/base64-of.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { Problem } from '../../../../platform/panels/problem.tsx';
import { useAction } from '../../../../platform/panels/use-action.ts';
import { CameraButton } from '../intake/camera-button.tsx';

interface Props {
  readonly purchase: GatePurchase;
  readonly vehicle: GatePurchase['veiculos'][number];
  /** The pickup code that was shown; null: found by the plate. */
  readonly code: string | null;
}

/** Who collects a vehicle, with which keys; confirmed once. Its photos are stored as they are taken, once the exit is. */
export function ExitForm({ purchase, vehicle, code }: Props) {
  const { yard: texts } = useTexts();
  const action = useAction(confirmExit);
  // One id for this handover: a confirmation that is sent again is the same exit.
  const [cliente] = useState(() => crypto.randomUUID());
  const [person, setPerson] = useState(() => emptyPerson(purchase));
  const [keys, setKeys] = useState(vehicle.chaves ?? 1);
  const [usage, setUsage] = useState<number | null>(null);
  const [note, setNote] = useState('');
  const [exit, setExit] = useState<number | null>(null);
  if (exit !== null) return <Done exit={exit} />;
  const confirm = async (): Promise<void> => {
    const body = {
      cliente,
      compra: purchase.compra,
      veiculo: vehicle.codigo,
      codigo: code,
      retirante: person,
      uso: usage,
      chaves: keys,
      observacao: note,
    };
    const reply = await action.give({ body }, () => texts.exitDone);
    if (reply !== null) setExit(reply.data.codigo);
  };
  return (
    <Stack gap="sm">
      <Collector
        person={person}
        company={purchase.comprador.empresa}
        carried={purchase.entregue}
        onChange={setPerson}
      />
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

interface Person {
  readonly nome: string;
  readonly documento: string;
  readonly terceiro: boolean;
  readonly autorizacao: string;
}

function emptyPerson({ comprador, transporte }: GatePurchase): Person {
  if (transporte !== null)
    return {
      nome: transporte.motorista,
      documento: '',
      terceiro: true,
      autorizacao: transporte.transportadora,
    };
  return { nome: comprador.empresa ? '' : comprador.nome, documento: '', terceiro: false, autorizacao: '' };
}

interface CollectorProps {
  readonly person: Person;
  readonly company: boolean;
  /** The driver of a carrier collects: that is their authorisation. */
  readonly carried: boolean;
  readonly onChange: (person: Person) => void;
}

function Collector({ person, company, carried, onChange }: CollectorProps) {
  const { yard: texts } = useTexts();
  return (
    <>
      <TextInput
        label={texts.collectorName}
        value={person.nome}
        maxLength={120}
        onChange={(event) => onChange({ ...person, nome: event.currentTarget.value })}
      />
      <TextInput
        label={texts.collectorDocument}
        inputMode="numeric"
        value={person.documento}
        autoComplete="off"
        onChange={(event) => onChange({ ...person, documento: maskCpf(event.currentTarget.value) })}
      />
      {company || carried ? null : (
        <Checkbox
          size="md"
          label={texts.third}
          checked={person.terceiro}
          onChange={(event) => onChange({ ...person, terceiro: event.currentTarget.checked })}
        />
      )}
      {(person.terceiro || company) && !carried ? (
        <TextInput
          label={texts.authorisation}
          value={person.autorizacao}
          maxLength={200}
          onChange={(event) => onChange({ ...person, autorizacao: event.currentTarget.value })}
        />
      ) : null}
    </>
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
