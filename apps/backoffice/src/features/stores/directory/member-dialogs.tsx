import { makeStoreOwner } from '@patio/contract/stores/members/make-store-owner.ts';
import { removeStoreMember } from '@patio/contract/stores/members/remove-store-member.ts';
import type { StoreMember } from '@patio/contract/stores/members/store-member.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { ReasonDialog } from '../../../platform/panels/reason-dialog.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';

interface Props {
  readonly member: StoreMember;
  readonly onClose: () => void;
}

/** Takes a user out of a store. */
export function Removal({ member, onClose }: Props) {
  const { storeMembers: texts, common } = useTexts();
  const action = useAction(removeStoreMember);
  const confirm = async (motivo: string): Promise<void> => {
    if (await action.run({ params: { id: member.codigo }, body: { motivo } }, texts.removed)) onClose();
  };
  return (
    <ReasonDialog
      title={texts.removeTitle(member.nome)}
      text={texts.removeText}
      reason={common.reasonInside}
      action={texts.remove}
      danger
      busy={action.busy}
      problem={action.problem}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    />
  );
}

/** Has another user answer for a store. */
export function HandOver({ member, onClose }: Props) {
  const { storeMembers: texts, common } = useTexts();
  const action = useAction(makeStoreOwner);
  const confirm = async (motivo: string): Promise<void> => {
    if (await action.run({ params: { id: member.codigo }, body: { motivo } }, texts.handedOver)) onClose();
  };
  return (
    <ReasonDialog
      title={texts.ownerTitle(member.nome)}
      text={texts.ownerText}
      reason={common.reasonInside}
      action={texts.owner}
      busy={action.busy}
      problem={action.problem}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    />
  );
}
