import { Alert } from '@mantine/core';
import { CallFailure } from '@patio/api-client/call-failure.ts';
import { findYardPlate } from '@patio/contract/sales/yard/find-yard-plate.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { plateOf } from '@patio/domain/catalogue/drafts/offer-limits.ts';
import { useEffect, useState } from 'react';
import { officeCall } from '../../../../platform/api/office-call.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';

type Found = Reply<typeof findYardPlate>['data'];

/** What is known of a plate while it is typed; without a connection nothing, and the server says it later. */
export function PlateHint({ plate }: { readonly plate: string }) {
  const { yard: texts } = useTexts();
  const [found, setFound] = useState<Found | null>(null);
  const stored = plateOf(plate);
  useEffect(() => {
    setFound(null);
    if (stored === null) return undefined;
    let current = true;
    officeCall(findYardPlate, { params: { placa: stored } }).then(
      ({ data }) => (current ? setFound(data) : undefined),
      (failure: unknown) => {
        if (!(failure instanceof CallFailure)) throw failure;
      },
    );
    return () => {
      current = false;
    };
  }, [stored]);
  if (found === null) return null;
  const [offer] = found.ofertas;
  if (found.presente !== null)
    return (
      <Alert color="warn" role="status">
        {texts.known(found.presente.onde)}
      </Alert>
    );
  return offer === undefined ? null : (
    <Alert color="accent" role="status">
      {texts.knownOffer(offer.codigo, offer.titulo)}
    </Alert>
  );
}
