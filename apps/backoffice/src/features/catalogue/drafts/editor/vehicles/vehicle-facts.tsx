import { SegmentedControl, SimpleGrid } from '@mantine/core';
import { useTexts } from '../../../../../platform/i18n/texts.ts';
import { useEditor } from '../editor-context.ts';
import { LineField, WholeField, WordField } from '../fields.tsx';
import { COLOURS, FUELS, GEARBOXES } from '../known-words.ts';
import type { VehiclePart } from './vehicle-part.ts';

const MOST_USE = 5_000_000;
const LAST_YEAR = 9999;

/** What a vehicle is like: years, use, fuel, gearbox, colour, plate. */
export function VehicleFacts({ vehicle, at, change }: VehiclePart) {
  const { drafts: texts } = useTexts();
  const { locked, problem } = useEditor();
  return (
    <>
      <SimpleGrid cols={2} spacing="xs">
        <WholeField
          label={texts.yearMade}
          value={vehicle.anoFabricacao}
          max={LAST_YEAR}
          disabled={locked}
          error={problem(['year-wrong'], at)}
          onChange={(anoFabricacao) => change({ anoFabricacao })}
        />
        <WholeField
          label={texts.yearModel}
          value={vehicle.anoModelo}
          max={LAST_YEAR}
          disabled={locked}
          error={problem(['years-reversed'], at)}
          onChange={(anoModelo) => change({ anoModelo })}
        />
      </SimpleGrid>
      <SimpleGrid cols={2} spacing="xs">
        <WholeField
          label={vehicle.contador === 'h' ? texts.hours : texts.mileage}
          value={vehicle.uso}
          max={MOST_USE}
          grouped
          disabled={locked}
          onChange={(uso) => change({ uso })}
        />
        <SegmentedControl
          aria-label={texts.counter}
          value={vehicle.contador}
          disabled={locked}
          style={{ alignSelf: 'end' }}
          data={[
            { value: 'Km', label: 'Km' },
            { value: 'h', label: 'h' },
          ]}
          onChange={(contador) => change({ contador: contador === 'h' ? 'h' : 'Km' })}
        />
      </SimpleGrid>
      <LineField
        label={texts.plate}
        value={vehicle.placa ?? ''}
        maxLength={10}
        disabled={locked}
        placeholder="ABC1D23"
        error={problem(['plate-wrong', 'plate-twice'], at)}
        onChange={(placa) => change({ placa: placa === '' ? null : placa.toUpperCase() })}
      />
      <WordField
        label={texts.fuel}
        value={vehicle.combustivel}
        words={FUELS}
        disabled={locked}
        onChange={(combustivel) => change({ combustivel })}
      />
      <WordField
        label={texts.gearbox}
        value={vehicle.cambio}
        words={GEARBOXES}
        disabled={locked}
        onChange={(cambio) => change({ cambio })}
      />
      <WordField
        label={texts.colour}
        value={vehicle.cor}
        words={COLOURS}
        disabled={locked}
        onChange={(cor) => change({ cor })}
      />
    </>
  );
}
