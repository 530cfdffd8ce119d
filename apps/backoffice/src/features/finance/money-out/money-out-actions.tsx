import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { moneyText } from '../../../platform/i18n/formats.ts';
import { Confirmation } from '../../../platform/panels/confirmation.tsx';
import { ReasonDialog } from '../../../platform/panels/reason-dialog.tsx';
import { MadeDialog } from './made-dialog.tsx';
import type { MoneyOutCalls, MoneyOutStep, MoneyOutTexts } from './money-out-step.ts';

interface Props {
  /** In reais. */
  readonly amount: number;
  readonly may: {
    readonly podeLiberar: boolean;
    readonly podeRecusar: boolean;
    readonly podeRegistrar: boolean;
  };
  readonly texts: MoneyOutTexts;
  /** What a release does. */
  readonly releaseText: string;
  readonly calls: MoneyOutCalls;
}

/** What the user may do with money that another user proposed to let go: release it, turn it down, or note what became of its transfer. */
export function MoneyOutActions({ amount, may, texts, releaseText, calls }: Props) {
  const [asked, ask] = useState<MoneyOutStep | null>(null);
  const steps: readonly MoneyOutStep[] = [
    ...(may.podeLiberar ? (['release'] as const) : []),
    ...(may.podeRecusar ? (['reject'] as const) : []),
    ...(may.podeRegistrar ? (['made', 'not-made'] as const) : []),
  ];
  const close = (): void => ask(null);
  const closeIf = async (done: Promise<boolean>): Promise<void> => {
    if (await done) close();
  };
  const { busy, problem } = asked === 'release' || asked === 'reject' ? calls.deciding : calls.recording;
  const shared = { busy, problem, onClose: close };
  return (
    <>
      {steps.length === 0 ? null : (
        <Group gap="xs">
          {steps.map((what) => (
            <Button
              key={what}
              size="xs"
              variant={what === 'release' || what === 'made' ? 'filled' : 'default'}
              onClick={() => {
                calls.deciding.clear();
                calls.recording.clear();
                ask(what);
              }}
            >
              {texts.actions[what]}
            </Button>
          ))}
        </Group>
      )}
      {asked === 'release' ? (
        <Confirmation
          title={texts.releaseTitle(moneyText(amount))}
          text={releaseText}
          action={texts.actions.release}
          onConfirm={() => void closeIf(calls.release())}
          {...shared}
        />
      ) : null}
      {asked === 'reject' || asked === 'not-made' ? (
        <ReasonDialog
          title={texts.actions[asked]}
          text={texts.stopText[asked]}
          reason={texts.reason}
          action={texts.actions[asked]}
          danger
          onConfirm={(reason) =>
            void closeIf(asked === 'reject' ? calls.reject(reason) : calls.notMade(reason))
          }
          {...shared}
        />
      ) : null}
      {asked === 'made' ? (
        <MadeDialog
          amount={amount}
          texts={texts}
          onMade={(reference) => void closeIf(calls.made(reference))}
          {...shared}
        />
      ) : null}
    </>
  );
}
