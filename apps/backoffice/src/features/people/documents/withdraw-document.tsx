import { withdrawDocument } from '@patio/contract/people/documents/withdraw-document.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { ReasonAction } from '../../../platform/panels/reason-action.tsx';
import type { AccountDocument } from './account-document.ts';

interface Props {
  readonly document: AccountDocument;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Withdraws an open request. */
export function WithdrawDocument({ document, onDone, onClose }: Props) {
  const { documents: texts } = useTexts();
  return (
    <ReasonAction
      route={withdrawDocument}
      request={(motivo) => ({ params: { id: document.codigo }, body: { motivo } })}
      title={texts.withdrawTitle(texts.kinds[document.tipo])}
      text={texts.withdrawText}
      reason={texts.reasonRead}
      action={texts.withdraw}
      danger
      done={texts.withdrawn}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
