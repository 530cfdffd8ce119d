import { Button } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { useTexts } from '../../../platform/i18n/texts.ts';

/** Thanks for a question (QNA-06). */
export function SentDialog({ onClose }: { onClose: () => void }) {
  const { offer, shell } = useTexts();
  return (
    <Dialog
      title={offer.questionSentTitle}
      closeLabel={shell.close}
      onClose={onClose}
      actions={
        <Button look="bid" onClick={onClose}>
          {shell.ok}
        </Button>
      }
    >
      <p>{offer.questionSent}</p>
    </Dialog>
  );
}
