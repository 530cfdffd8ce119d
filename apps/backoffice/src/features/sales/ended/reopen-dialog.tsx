import { reopenAsStaff } from '@patio/contract/sales/reopenings/reopen-as-staff.ts';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { ReasonDialog } from '../../../platform/panels/reason-dialog.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';

/** Opens an offer again before its end; bids stand as they were. */
export function ReopenDialog({ code, onClose }: { readonly code: number; readonly onClose: () => void }) {
  const { ended: texts, common } = useTexts();
  const dateText = useDateText();
  const action = useAction(reopenAsStaff);
  const confirm = async (motivo: string): Promise<void> => {
    const reply = await action.give({ params: { id: code }, body: { motivo } }, ({ data }) =>
      texts.reopened(moneyText(data.valorLeilao), dateText(data.fim)),
    );
    if (reply !== null) onClose();
  };
  return (
    <ReasonDialog
      title={texts.reopenTitle}
      text={texts.reopenText}
      reason={common.reasonInside}
      action={texts.actions.reabrir}
      busy={action.busy}
      problem={action.problem}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    />
  );
}
