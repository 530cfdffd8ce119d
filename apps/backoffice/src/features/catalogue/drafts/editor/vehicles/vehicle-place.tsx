import { listCities } from '@patio/contract/catalogue/places/list-cities.ts';
import { useState } from 'react';
import { useReply } from '../../../../../platform/api/use-reply.ts';
import { useTexts } from '../../../../../platform/i18n/texts.ts';
import { useEditor } from '../editor-context.ts';
import { ChoiceField } from '../fields.tsx';
import type { VehiclePart } from './vehicle-part.ts';

/** The code of a city begins with that of its state. */
const PER_STATE = 100_000;

/** Where a vehicle is collected. */
export function VehiclePlace({ vehicle, at, change }: VehiclePart) {
  const { drafts: texts } = useTexts();
  const { choices, locked, problem } = useEditor();
  const { cidade } = vehicle;
  const [chosen, choose] = useState<number | null>(null);
  const state = cidade === null ? chosen : Math.floor(cidade / PER_STATE);
  const { reply } = useReply(
    listCities,
    undefined,
    { id: state ?? 1 },
    { enabled: state !== null, once: true },
  );
  const cities = reply?.map(({ codigoCidade: codigo, cidade: nome }) => ({ codigo, nome })) ?? [];
  return (
    <>
      <ChoiceField
        label={texts.state}
        value={state}
        options={choices.estados}
        disabled={locked}
        onChange={(code) => {
          choose(code);
          change({ cidade: null });
        }}
      />
      <ChoiceField
        label={texts.city}
        value={cidade}
        options={state === null ? [] : cities}
        disabled={locked || state === null}
        error={problem(['place-missing'], at)}
        onChange={(code) => {
          choose(state);
          change({ cidade: code });
        }}
      />
    </>
  );
}
