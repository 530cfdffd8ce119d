import { Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useVehicleLookUp } from './use-vehicle-look-up.ts';

/** What vehicle a plate belongs to, to compare it with the one that stands there. Nothing, if it is not known. */
export function VehicleSummary({ plate }: { readonly plate: string }) {
  const { vehicleLookUp: texts } = useTexts();
  const { answer, lookUp } = useVehicleLookUp();
  const asked = useRef('');
  useEffect(() => {
    if (asked.current === plate) return;
    asked.current = plate;
    void lookUp(plate);
  });
  const found = answer?.proposta ?? null;
  if (found === null) return null;
  const { marca, modelo, versao, anoFabricacao, anoModelo, combustivel, cor } = found;
  const years = [anoFabricacao, anoModelo].filter((year) => year !== null).join('/');
  const said = [
    [marca?.nome, modelo?.nome, versao].filter(Boolean).join(' '),
    years,
    combustivel ?? '',
    cor ?? '',
  ].filter((text) => text !== '');
  return said.length === 0 ? null : (
    <Text size="sm" role="status">
      {texts.summary(said.join(' · '))}
    </Text>
  );
}
