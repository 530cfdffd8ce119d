import { Button, Group, SimpleGrid, Stack } from '@mantine/core';
import type { VehicleForm } from '@patio/contract/catalogue/drafts/offer-form.ts';
import { useTexts } from '../../../../../platform/i18n/texts.ts';
import { Section } from '../../../../../platform/panels/section.tsx';
import { VehicleLookUp } from '../../../vehicle-lookups/public.ts';
import { useEditor } from '../editor-context.ts';
import { VehicleClass } from './vehicle-class.tsx';
import { VehicleFacts } from './vehicle-facts.tsx';
import { VehiclePlace } from './vehicle-place.tsx';
import { VehicleReference } from './vehicle-reference.tsx';

/** The vehicles of the offer; a lot has several. */
export function VehicleSections() {
  const { drafts: texts } = useTexts();
  const { form, change, locked } = useEditor();
  const { veiculos } = form;
  const lot = form.tipo === 'lote';
  const changeOne = (at: number, fields: Partial<VehicleForm>): void =>
    change({ veiculos: veiculos.map((one, place) => (place === at ? { ...one, ...fields } : one)) });
  const remove = (at: number): void =>
    change({
      veiculos: veiculos.filter((_, place) => place !== at),
      fotos: form.fotos.map((photo) => ({ ...photo, veiculo: placeAfter(photo.veiculo, at) })),
    });
  const add = (): void => {
    const last = veiculos.at(-1);
    if (last !== undefined)
      change({ veiculos: [...veiculos, { ...last, placa: null, uso: null, condicao: null }] });
  };
  return (
    <>
      {veiculos.map((vehicle, at) => (
        // Vehicles have no number before they are published; their place is what they are known by.
        <Section
          key={`${at}-${veiculos.length}`}
          title={lot ? texts.vehicleOfLot(at + 1) : texts.vehicle}
          actions={
            lot && veiculos.length > 1 && !locked ? (
              <Button size="compact-sm" variant="subtle" color="danger" onClick={() => remove(at)}>
                {texts.removeVehicle(at + 1)}
              </Button>
            ) : null
          }
        >
          <Stack gap="sm">
            <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="sm">
              <VehicleClass vehicle={vehicle} at={at} change={(fields) => changeOne(at, fields)} />
              <VehicleFacts vehicle={vehicle} at={at} change={(fields) => changeOne(at, fields)} />
              <VehiclePlace vehicle={vehicle} at={at} change={(fields) => changeOne(at, fields)} />
            </SimpleGrid>
            {locked ? null : <VehicleLookUp vehicle={vehicle} onAccept={(fields) => changeOne(at, fields)} />}
            <VehicleReference vehicle={vehicle} at={at} change={(fields) => changeOne(at, fields)} />
          </Stack>
        </Section>
      ))}
      {lot && !locked ? (
        <Group>
          <Button variant="default" onClick={add}>
            {texts.addVehicle}
          </Button>
        </Group>
      ) : null}
    </>
  );
}

/** The place of a vehicle once the one at `removed` is gone. */
function placeAfter(place: number | null, removed: number): number | null {
  if (place === null || place === removed) return null;
  return place > removed ? place - 1 : place;
}
