import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import type { VehicleForm } from '@patio/contract/catalogue/drafts/offer-form.ts';
import { vehicleIdOf } from '@patio/domain/catalogue/drafts/vehicle-id.ts';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { proposedChanges } from './proposed-changes.ts';
import { useVehicleLookUp } from './use-vehicle-look-up.ts';

interface Props {
  readonly vehicle: VehicleForm;
  readonly onAccept: (fields: Partial<VehicleForm>) => void;
}

/** Proposes the data of a vehicle: by the plate as soon as it is typed, or by a chassis. Nothing is filled in without a click. */
export function VehicleLookUp({ vehicle, onAccept }: Props) {
  const { vehicleLookUp: texts } = useTexts();
  const { busy, answer, problem, lookUp, forget } = useVehicleLookUp();
  const [chassis, setChassis] = useState('');
  const plate = vehicleIdOf(vehicle.placa ?? '')?.text ?? null;
  const asked = useRef(plate);
  useEffect(() => {
    if (plate === asked.current) return;
    asked.current = plate;
    if (plate === null) forget();
    else void lookUp(plate);
  });
  const typed = chassis.trim() === '' ? plate : chassis;
  return (
    <Stack gap="xs">
      <Group align="end" gap="xs">
        <TextInput
          label={texts.chassis}
          value={chassis}
          maxLength={30}
          autoComplete="off"
          autoCapitalize="characters"
          onChange={(event) => setChassis(event.currentTarget.value.toUpperCase())}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || typed === null) return;
            event.preventDefault();
            void lookUp(typed);
          }}
        />
        <Button
          variant="default"
          loading={busy}
          disabled={typed === null}
          onClick={() => (typed === null ? undefined : void lookUp(typed))}
        >
          {texts.lookUp}
        </Button>
      </Group>
      <div role="status">
        {problem === null ? null : <Text size="sm">{problem}</Text>}
        {answer === null ? null : answer.proposta === null ? (
          <Text size="sm">{answer.situacao === 'desconhecido' ? texts.unknown : texts.unavailable}</Text>
        ) : (
          <Proposals changes={proposedChanges(answer.proposta, vehicle)} onAccept={onAccept} />
        )}
      </div>
    </Stack>
  );
}

function Proposals({
  changes,
  onAccept,
}: {
  readonly changes: ReturnType<typeof proposedChanges>;
  readonly onAccept: Props['onAccept'];
}) {
  const { vehicleLookUp: texts } = useTexts();
  if (changes.length === 0) return <Text size="sm">{texts.same}</Text>;
  const all = changes.reduce<Partial<VehicleForm>>((sum, { fields }) => ({ ...sum, ...fields }), {});
  return (
    <Stack gap={4}>
      <Text size="sm">{texts.proposed}</Text>
      <Group gap="xs">
        {changes.map(({ field, text, fields }) => (
          <Button
            key={field}
            size="compact-sm"
            variant="default"
            aria-label={texts.use(texts.fields[field], text)}
            onClick={() => onAccept(fields)}
          >
            {`${texts.fields[field]}: ${text}`}
          </Button>
        ))}
        {changes.length > 1 ? (
          <Button size="compact-sm" onClick={() => onAccept(all)}>
            {texts.useAll}
          </Button>
        ) : null}
      </Group>
    </Stack>
  );
}
