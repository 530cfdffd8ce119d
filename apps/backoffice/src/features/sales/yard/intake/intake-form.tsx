import {
  Alert,
  Anchor,
  Button,
  NativeSelect,
  NumberInput,
  SegmentedControl,
  Stack,
  Textarea,
  TextInput,
} from '@mantine/core';
import type { IntakeForm as Form } from '@patio/contract/sales/yard/intake-form.ts';
import { OFFER_LIMITS, plateOf } from '@patio/domain/catalogue/drafts/offer-limits.ts';
import { YARD_KINDS, YARD_LIMITS, type YardKind } from '@patio/domain/sales/yard/yard-checklist.ts';
import { useRef, useState, type RefObject } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { VehicleSummary } from '../../../catalogue/vehicle-lookups/public.ts';
import { ChecklistSection } from './checklist-section.tsx';
import { DamageSection } from './damage-section.tsx';
import type { StoredIntake, StoredPlace } from './intake-db.ts';
import { missingOf } from './new-intake.ts';
import { PhotosSection } from './photos-section.tsx';
import { PlateHint } from './plate-hint.tsx';

interface Props {
  readonly intake: StoredIntake;
  readonly places: readonly StoredPlace[];
  /** Resolves when the change is kept. */
  readonly onEdit: (edit: (form: Form) => Form) => Promise<void>;
  readonly onComplete: () => void;
}

/** The form of an intake, for one hand: everything below each other, with large targets. */
export function IntakeForm({ intake, places, onEdit, onComplete }: Props) {
  const { yard: texts } = useTexts();
  const [tried, setTried] = useState(false);
  const missing = missingOf(intake);
  const { form } = intake;
  // Photos that are not ready yet belong to this intake, too.
  const [taking, setTaking] = useState(0);
  const take = (begun: boolean): void => setTaking((now) => now + (begun ? 1 : -1));
  const set = (change: Partial<Form>): void => void onEdit((now) => ({ ...now, ...change }));
  const plate = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLSelectElement>(null);
  const complete = (): void => {
    setTried(true);
    if (missing === null) onComplete();
    // On a phone it is far above the button.
    else (missing === 'plate' ? plate : place).current?.focus();
  };
  return (
    <Stack gap="md">
      <Vehicle form={form} field={plate} tried={tried && missing === 'plate'} onSet={set} />
      {places.length === 0 ? (
        <Alert color="warn" role="note">
          <Anchor component={Link} to="/locais-de-retirada">
            {texts.noPlaces}
          </Anchor>
        </Alert>
      ) : null}
      <Where form={form} field={place} places={places} tried={tried && missing === 'place'} onSet={set} />
      <PhotosSection intake={intake} onKeep={() => onEdit((now) => now)} onTaking={take} />
      <ChecklistSection value={form.conferencia} onChange={(conferencia) => set({ conferencia })} />
      <DamageSection
        intake={intake}
        onChange={(edit) => void onEdit((now) => ({ ...now, avarias: edit(now.avarias) }))}
        onTaking={take}
      />
      <Textarea
        label={texts.note}
        autosize
        minRows={2}
        maxLength={YARD_LIMITS.note}
        value={form.observacao}
        onChange={(event) => set({ observacao: event.currentTarget.value })}
      />
      <Button size="lg" fullWidth loading={taking > 0} onClick={complete}>
        {texts.save}
      </Button>
    </Stack>
  );
}

interface PartProps<Field> {
  readonly form: Form;
  /** The one that an intake needs. */
  readonly field: RefObject<Field | null>;
  readonly tried: boolean;
  readonly onSet: (change: Partial<Form>) => void;
}

function Vehicle({ form, field, tried, onSet }: PartProps<HTMLInputElement>) {
  const { yard: texts } = useTexts();
  const plate = plateOf(form.placa ?? '');
  const isKind = (value: string): value is YardKind => YARD_KINDS.some((kind) => kind === value);
  return (
    <>
      <SegmentedControl
        fullWidth
        aria-label={texts.kind}
        value={form.tipo}
        data={YARD_KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
        onChange={(value) =>
          isKind(value) ? onSet({ tipo: value, contador: value === 'maquina' ? 'h' : 'Km' }) : undefined
        }
      />
      <TextInput
        ref={field}
        label={texts.plate}
        size="lg"
        value={form.placa ?? ''}
        maxLength={8}
        autoCapitalize="characters"
        autoComplete="off"
        error={tried ? texts.needPlate : null}
        onChange={(event) => onSet({ placa: event.currentTarget.value.toUpperCase() })}
      />
      <PlateHint plate={form.placa ?? ''} />
      {plate === null ? null : <VehicleSummary plate={plate} />}
      {(form.placa ?? '') === '' ? (
        <TextInput
          label={`${texts.serial} (${texts.noPlate})`}
          value={form.serie ?? ''}
          maxLength={YARD_LIMITS.serial}
          onChange={(event) => onSet({ serie: event.currentTarget.value })}
        />
      ) : null}
    </>
  );
}

interface WhereProps extends PartProps<HTMLSelectElement> {
  readonly places: readonly StoredPlace[];
}

function Where({ form, field, places, tried, onSet }: WhereProps) {
  const { yard: texts } = useTexts();
  return (
    <>
      <NativeSelect
        ref={field}
        label={texts.place}
        value={String(form.cidade)}
        error={tried ? texts.needPlace : null}
        data={[
          ...(form.cidade === 0 ? [{ value: '0', label: '—' }] : []),
          ...places.map(({ cidade, nome }) => ({ value: String(cidade), label: nome })),
        ]}
        onChange={(event) => onSet({ cidade: Number(event.currentTarget.value) })}
      />
      <TextInput
        label={texts.spot}
        value={form.vaga}
        maxLength={YARD_LIMITS.spot}
        onChange={(event) => onSet({ vaga: event.currentTarget.value })}
      />
      <NumberInput
        label={`${texts.usage} (${texts.counters[form.contador]})`}
        inputMode="numeric"
        value={form.uso ?? ''}
        min={0}
        max={OFFER_LIMITS.usage}
        clampBehavior="strict"
        allowDecimal={false}
        allowNegative={false}
        hideControls
        onChange={(value) => onSet({ uso: value === '' ? null : Number(value) })}
      />
      <NumberInput
        label={texts.keys}
        inputMode="numeric"
        value={form.chaves}
        min={0}
        max={20}
        clampBehavior="strict"
        allowDecimal={false}
        allowNegative={false}
        onChange={(value) => onSet({ chaves: Number(value) })}
      />
    </>
  );
}
