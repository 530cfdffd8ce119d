import { allowRelease } from '@patio/contract/sales/transfer/allow-release.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { ReasonDialog } from '../../../platform/panels/reason-dialog.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';

interface Props {
  readonly code: number;
  readonly version: number;
  /** False: the override is taken back. */
  readonly allow: boolean;
  readonly onClose: () => void;
}

/** Lets a vehicle be released without what the house requires, or takes that back. */
export function AllowRelease({ code, version, allow, onClose }: Props) {
  const { transfer: texts } = useTexts();
  const action = useAction(allowRelease);
  const confirm = async (motivo: string): Promise<void> => {
    const body = { versao: version, autorizar: allow, motivo };
    if (await action.run({ params: { id: code }, body }, texts.saved)) onClose();
  };
  return (
    <ReasonDialog
      title={allow ? texts.allow : texts.forbid}
      text={allow ? texts.allowText : texts.forbidText}
      action={allow ? texts.allow : texts.forbid}
      danger={allow}
      busy={action.busy}
      problem={action.problem}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    />
  );
}
