import { defaultPurchase } from '@patio/contract/sales/purchases/default-purchase.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { ReasonConfirmation } from '../../../platform/panels/reason-confirmation.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';

interface Props {
  readonly purchase: { readonly codigo: number };
  readonly onClose: () => void;
}

/** Undoes a sale whose buyer does not keep it, with the reason that they read. */
export function UndoSale({ purchase, onClose }: Props) {
  const { purchases: texts } = useTexts();
  const action = useAction(defaultPurchase);
  const undo = async (motivo: string): Promise<void> => {
    if (await action.run({ params: { id: purchase.codigo }, body: { motivo } }, texts.saleUndone)) onClose();
  };
  return (
    <ReasonConfirmation
      title={texts.undoSaleTitle}
      text={texts.undoSaleText}
      action={texts.undoSale}
      label={texts.reason}
      danger
      busy={action.busy}
      problem={action.problem}
      onConfirm={(reason) => void undo(reason)}
      onClose={onClose}
    />
  );
}
