import { ignoreStatementLines } from '@patio/contract/finance/statements/ignore-statement-lines.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { ReasonDialog } from '../../../platform/panels/reason-dialog.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';

interface Props {
  readonly codes: readonly number[];
  readonly onClose: () => void;
}

/** Puts movements aside, with a reason. */
export function IgnoreLines({ codes, onClose }: Props) {
  const { statements: texts } = useTexts();
  const action = useAction(ignoreStatementLines);
  const confirm = async (motivo: string): Promise<void> => {
    if (await action.run({ body: { movimentos: [...codes], motivo } }, texts.ignoredDone)) onClose();
  };
  return (
    <ReasonDialog
      title={texts.ignore}
      text={texts.ignoreText}
      action={texts.ignore}
      busy={action.busy}
      problem={action.problem}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    />
  );
}
