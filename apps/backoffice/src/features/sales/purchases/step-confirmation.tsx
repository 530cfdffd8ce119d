import { movePurchase } from '@patio/contract/sales/purchases/move-purchase.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Confirmation } from '../../../platform/panels/confirmation.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';

export type Step = 'negociacao' | 'credito' | 'retirada' | 'conclusao';

interface Props {
  readonly purchase: { readonly codigo: number };
  readonly step: Step;
  readonly onClose: () => void;
  /** What should be checked before. */
  readonly children?: ReactNode;
}

/** Asks before a purchase takes a step, because its buyer is notified. */
export function StepConfirmation({ purchase, step, onClose, children }: Props) {
  const { purchases: texts } = useTexts();
  const action = useAction(movePurchase);
  const take = async (): Promise<void> => {
    const request = { params: { id: purchase.codigo }, body: { passo: step } };
    if (await action.run(request, texts.stepDone)) onClose();
  };
  return (
    <Confirmation
      title={texts.stepTitle(texts.steps[step])}
      text={texts.stepText}
      action={texts.steps[step]}
      busy={action.busy}
      problem={action.problem}
      onConfirm={() => void take()}
      onClose={onClose}
    >
      {children}
    </Confirmation>
  );
}
