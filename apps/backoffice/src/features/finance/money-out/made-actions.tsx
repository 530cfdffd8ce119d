import { Button, Group } from '@mantine/core';
import { type ComponentProps, useState } from 'react';
import { moneyText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { CorrectReference } from '../charges/public.ts';
import type { MadeTransfer } from './made-transfer.ts';
import { UndoMade } from './undo-made.tsx';

interface Props {
  readonly made: MadeTransfer;
  /** By which its reference is corrected, and that it was made taken back. */
  readonly routes: {
    readonly correct: ComponentProps<typeof CorrectReference>['route'];
    readonly undo: ComponentProps<typeof UndoMade>['route'];
  };
}

/** What the user may put right of a transfer that was recorded as made: its reference, or that it was. */
export function MadeActions({ made, routes }: Props) {
  const { charges, marks: texts } = useTexts();
  const [asked, ask] = useState<'correct' | 'undo' | null>(null);
  const { codigo, valor, referencia, podeCorrigir, podeDesfazer } = made;
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
          route={routes.correct}
          code={codigo}
          reference={referencia ?? ''}
          text={texts.correctText}
          onClose={close}
        />
      ) : null}
      {asked === 'undo' ? <UndoMade route={routes.undo} made={made} onClose={close} /> : null}
    </Group>
  );
}
