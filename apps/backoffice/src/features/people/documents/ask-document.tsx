import type { AccountHead } from '@patio/contract/people/directory/account-head.ts';
import { askDocument } from '@patio/contract/people/documents/ask-document.ts';
import { documentsOf } from '@patio/domain/people/documents/document-kinds.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { AskDialog } from '../../../platform/panels/ask-dialog.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';

interface Props {
  readonly account: AccountHead;
  readonly onClose: () => void;
}

/** Asks the user for a document, until a day. */
export function AskDocument({ account, onClose }: Props) {
  const { documents: texts } = useTexts();
  const action = useAction(askDocument);
  return (
    <AskDialog
      texts={texts}
      kinds={documentsOf(account.perfil)}
      action={action}
      onAsk={async (body) => {
        if (await action.run({ params: { id: account.codigo }, body }, texts.asked)) onClose();
      }}
      onClose={onClose}
    />
  );
}
