import { Button, Group } from '@mantine/core';
import { correctPaybackReference } from '@patio/contract/finance/paybacks/marks/correct-payback-reference.ts';
import { undoPayback } from '@patio/contract/finance/paybacks/marks/undo-payback.ts';
import { correctPayoutReference } from '@patio/contract/finance/payouts/marks/correct-payout-reference.ts';
import { undoPayout } from '@patio/contract/finance/payouts/marks/undo-payout.ts';
import { useState } from 'react';
import { moneyText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { CorrectReference } from '../charges/public.ts';
import type { MadeTransfer } from './made-transfer.ts';
import { UndoMade } from './undo-made.tsx';

const ROUTES = {
  payout: { correct: correctPayoutReference, undo: undoPayout },
  payback: { correct: correctPaybackReference, undo: undoPayback },
} as const;

/** What the user may put right of a transfer that was recorded as made: its reference, or that it was. */
export function MadeActions({ made }: { readonly made: MadeTransfer }) {
  const { charges, marks: texts } = useTexts();
  const [asked, ask] = useState<'correct' | 'undo' | null>(null);
  const { of, codigo, valor, referencia, podeCorrigir, podeDesfazer } = made;
  if (!podeCorrigir && !podeDesfazer) return null;
  const amount = moneyText(valor);
  const close = (): void => ask(null);
  return (
    <Group gap="xs">
      {podeCorrigir ? (
        <Button
          size="xs"
          variant="default"
          aria-label={texts.correctOf(amount)}
          onClick={() => ask('correct')}
        >
          {charges.correct}
        </Button>
      ) : null}
      {podeDesfazer ? (
        <Button size="xs" variant="default" aria-label={texts.undoOf(amount)} onClick={() => ask('undo')}>
          {texts.undo}
        </Button>
      ) : null}
      {asked === 'correct' ? (
        <CorrectReference
          route={ROUTES[of].correct}
          code={codigo}
          reference={referencia ?? ''}
          text={texts.correctText}
          onClose={close}
        />
      ) : null}
      {asked === 'undo' ? <UndoMade route={ROUTES[of].undo} made={made} onClose={close} /> : null}
    </Group>
  );
}
