import { decideTransferStep } from '@patio/contract/sales/transfer/decide-transfer-step.ts';
import { undoTransferStep } from '@patio/contract/sales/transfer/undo-transfer-step.ts';
import { waiveTransferStep } from '@patio/contract/sales/transfer/waive-transfer-step.ts';
import type { TransferStep } from '@patio/domain/sales/transfer/transfer-steps.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { ReasonDialog } from '../../../platform/panels/reason-dialog.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';

/** What is done with a reason that the buyer reads. */
export type ReasonedAction = 'refuse' | 'waive' | 'undo';

interface Props {
  readonly code: number;
  readonly version: number;
  readonly step: TransferStep;
  readonly title: string;
  readonly action: ReasonedAction;
  readonly onClose: () => void;
}

/** Asks for the reason of a refusal, of a step that does not apply, or of taking one back. */
export function StepReason({ code, version, step, title, action: what, onClose }: Props) {
  const { transfer: texts } = useTexts();
  const refusal = useAction(decideTransferStep);
  const waiver = useAction(waiveTransferStep);
  const undoing = useAction(undoTransferStep);
  const used = { refuse: refusal, waive: waiver, undo: undoing }[what];
  const confirm = async (motivo: string): Promise<void> => {
    const params = { id: code, etapa: step };
    const body = { versao: version, motivo };
    const done =
      what === 'refuse'
        ? await refusal.run({ params, body: { ...body, aceito: false } }, texts.saved)
        : what === 'waive'
          ? await waiver.run({ params, body }, texts.saved)
          : await undoing.run({ params, body }, texts.saved);
    if (done) onClose();
  };
  return (
    <ReasonDialog
      title={`${texts.actions[what]}: ${title}`}
      text={texts.reasonText[what]}
      reason={texts.reasonRead}
      action={texts.actions[what]}
      danger={what === 'refuse'}
      busy={used.busy}
      problem={used.problem}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    />
  );
}
