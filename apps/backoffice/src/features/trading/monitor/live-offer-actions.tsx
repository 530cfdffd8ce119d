import { Button, Group } from '@mantine/core';
import { correctOffer } from '@patio/contract/sales/corrections/correct-offer.ts';
import { extendOffer } from '@patio/contract/sales/extensions/extend-offer.ts';
import { endStayedOffer } from '@patio/contract/sales/stays/end-stayed-offer.ts';
import { releaseOffer } from '@patio/contract/sales/stays/release-offer.ts';
import { suspendOffer } from '@patio/contract/sales/stays/suspend-offer.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { ExtendDialog } from './extend-dialog.tsx';
import type { Running } from './running.ts';
import { StayDialog } from './stay-dialog.tsx';

type Chosen = 'extend' | 'suspend' | 'release' | 'end' | 'correct';

/** What may be done with a running offer, or with a suspended one; each is asked for with what follows from it. */
export function LiveOfferActions({ offer }: { offer: Running }) {
  const { monitor: texts } = useTexts();
  const user = useUser();
  const [chosen, choose] = useState<Chosen | null>(null);
  const close = (): void => choose(null);
  const running = offer.suspensa === null;
  const buttons = [
    ['extend', extendOffer, running, texts.extend],
    ['suspend', suspendOffer, running, texts.suspend],
    ['release', releaseOffer, offer.suspensa?.causa === 'oferta', texts.release],
    ['end', endStayedOffer, !running, texts.endEarly],
    ['correct', correctOffer, running, texts.correct],
  ] as const;
  return (
    <>
      <Group gap="xs">
        {buttons.map(([name, route, fits, label]) =>
          fits && !offer.ended && can(user, route) ? (
            <Button key={name} size="compact-sm" variant="default" onClick={() => choose(name)}>
              {label}
            </Button>
          ) : null,
        )}
      </Group>
      {chosen === 'extend' ? <ExtendDialog offer={offer} onClose={close} /> : null}
      {chosen === 'correct' ? <CorrectDialog offer={offer} onClose={close} /> : null}
      {chosen === 'suspend' || chosen === 'release' || chosen === 'end' ? (
        <StayDialog offer={offer.codigo} kind={chosen} onClose={close} />
      ) : null}
    </>
  );
}
