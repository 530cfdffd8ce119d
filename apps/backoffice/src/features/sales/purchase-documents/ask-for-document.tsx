import { askPurchaseDocument } from '@patio/contract/sales/purchase-documents/ask-purchase-document.ts';
import { ASKED_OF_BUYER } from '@patio/domain/sales/purchase-documents/document-kinds.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { AskDialog } from '../../../platform/panels/ask-dialog.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';

interface Props {
  readonly code: number;
  readonly onClose: () => void;
}

/** Asks the buyer for a document, until a day. */
export function AskForDocument({ code, onClose }: Props) {
  const { purchaseDocuments: texts } = useTexts();
  const action = useAction(askPurchaseDocument);
  return (
    <AskDialog
      texts={texts}
      kinds={ASKED_OF_BUYER}
      action={action}
      onAsk={async (body) => {
        if (await action.run({ params: { id: code }, body }, texts.asked)) onClose();
      }}
      onClose={onClose}
    />
  );
}
