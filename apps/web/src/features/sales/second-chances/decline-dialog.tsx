import { Button } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { showNotice } from '../../../platform/notices/notice-store.ts';
import { Refusal } from '../proposals/public.ts';
import type { SecondChanceView } from './second-chance-view.ts';
import { useAnswer } from './use-answer.ts';
import { useSecondChanceTexts } from './use-second-chance-texts.ts';

interface Props {
  readonly chance: SecondChanceView;
  readonly title: string;
  readonly onClose: () => void;
  readonly onChange: () => void;
}

/** Confirms that a second chance is declined: it does not come back. */
export function DeclineDialog({ chance, title, onClose, onChange }: Props) {
  const texts = useSecondChanceTexts();
  const { shell } = useTexts();
  const { state, send } = useAnswer(chance.offerCode, false);
  const decline = async (): Promise<void> => {
    if (!(await send())) return;
    showNotice({ tone: 'plain', text: texts.declined });
    onClose();
    onChange();
  };
  return (
    <Dialog
      title={texts.declineTitle}
      closeLabel={shell.close}
      onClose={onClose}
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            {shell.back}
          </Button>
          <Button look="quiet" busy={state === 'sending'} onClick={() => void decline()}>
            {texts.declineNow}
          </Button>
        </>
      }
    >
      <p>
        <strong className="block text-ink">{title}</strong>
        {texts.declineText}
      </p>
      {typeof state === 'string' ? null : <Refusal text={state.refused} />}
    </Dialog>
  );
}
