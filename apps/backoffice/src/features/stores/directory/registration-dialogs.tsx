import { approvePartner } from '@patio/contract/stores/directory/approve-partner.ts';
import { refusePartner } from '@patio/contract/stores/directory/refuse-partner.ts';
import type { StoreHead } from '@patio/contract/stores/directory/store-head.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Confirmation } from '../../../platform/panels/confirmation.tsx';
import { ReasonDialog } from '../../../platform/panels/reason-dialog.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';

interface Props {
  readonly store: StoreHead;
  readonly onClose: () => void;
}

/** Opens a registered store to the public. */
export function ApproveDialog({ store, onClose }: Props) {
  const { stores: texts } = useTexts();
  const action = useAction(approvePartner);
  const { codigo: id, versao, nome, urlLoja, dono, email } = store;
  const confirm = async (): Promise<void> => {
    if (await action.run({ params: { id }, body: { versao } }, texts.approved)) onClose();
  };
  return (
    <Confirmation
      title={texts.approveTitle(nome)}
      text={texts.approveText(urlLoja ?? '', dono?.nome ?? texts.noOwner, email ?? nome)}
      action={texts.approve}
      busy={action.busy}
      problem={action.problem}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}

/** Refuses a registration with a reason. */
export function RefuseDialog({ store, onClose }: Props) {
  const { stores: texts } = useTexts();
  const action = useAction(refusePartner);
  const { codigo: id, versao, nome, email } = store;
  const confirm = async (motivo: string): Promise<void> => {
    if (await action.run({ params: { id }, body: { versao, motivo } }, texts.refused)) onClose();
  };
  return (
    <ReasonDialog
      title={texts.refuseTitle(nome)}
      text={texts.refuseText(email ?? nome)}
      reason={texts.storeReads}
      action={texts.refuse}
      danger
      busy={action.busy}
      problem={action.problem}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    />
  );
}
