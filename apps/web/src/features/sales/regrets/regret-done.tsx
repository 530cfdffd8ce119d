import { Button } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { Regretted } from './send-regret.ts';
import { useRegretTexts } from './use-regret-texts.ts';

interface Props {
  readonly regretted: Regretted;
  readonly onClose: () => void;
}

/** Shows the protocol of a returned purchase, and how the money is refunded. */
export function RegretDone({ regretted: { protocol, refund }, onClose }: Props) {
  const { texts } = useRegretTexts();
  const { shell } = useTexts();
  return (
    <Dialog
      title={texts.doneTitle}
      closeLabel={shell.close}
      onClose={onClose}
      actions={
        <Button look="bid" onClick={onClose}>
          {shell.ok}
        </Button>
      }
    >
      <div role="status">
        <p>{texts.doneText}</p>
        <p className="my-3 text-lg font-bold text-ink tabular-nums select-all">{texts.protocol(protocol)}</p>
        <p>{refund ? texts.refund : texts.nothingPaid}</p>
      </div>
    </Dialog>
  );
}
