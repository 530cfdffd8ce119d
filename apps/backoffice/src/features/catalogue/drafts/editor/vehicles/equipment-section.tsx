import { SimpleGrid, Textarea } from '@mantine/core';
import type { VehicleForm } from '@patio/contract/catalogue/drafts/offer-form.ts';
import { useState } from 'react';
import { useTexts } from '../../../../../platform/i18n/texts.ts';
import { Section } from '../../../../../platform/panels/section.tsx';
import { useEditor } from '../editor-context.ts';
import { equipmentIn, EQUIPMENT, type EquipmentKind } from './equipment-lines.ts';

/** Additional information, optional features with stars, implements and tanks of each vehicle, one a line. */
export function EquipmentSections() {
  const { drafts: texts } = useTexts();
  const { form, change } = useEditor();
  const { veiculos } = form;
  return veiculos.map((vehicle, at) => (
    <Section
      key={`${at}-${veiculos.length}`}
      title={veiculos.length > 1 ? texts.equipmentOfLot(at + 1) : texts.equipmentPart}
    >
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="sm">
        {EQUIPMENT.map((kind) => (
          <Lines
            key={kind}
            kind={kind}
            vehicle={vehicle}
            onChange={(fields) =>
              change({ veiculos: veiculos.map((one, place) => (place === at ? { ...one, ...fields } : one)) })
            }
          />
        ))}
      </SimpleGrid>
    </Section>
  ));
}

function Lines({
  kind,
  vehicle,
  onChange,
}: {
  readonly kind: EquipmentKind;
  readonly vehicle: VehicleForm;
  readonly onChange: (fields: Partial<VehicleForm>) => void;
}) {
  const { drafts: texts } = useTexts();
  const { write, read } = equipmentIn[kind];
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? write(vehicle);
  const wrong = typed === null ? null : read(typed, vehicle).wrong;
  return (
    <Textarea
      label={texts.equipment[kind]}
      description={texts.equipmentHints[kind]}
      autosize
      minRows={3}
      maxRows={12}
      value={text}
      error={wrong === null ? null : texts.lineWrong(wrong)}
      onChange={(event) => {
        const { value } = event.currentTarget;
        setTyped(value);
        const outcome = read(value, vehicle);
        if (outcome.wrong === null) onChange(outcome.fields);
      }}
    />
  );
}
