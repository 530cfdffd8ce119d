import { Button } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Recovery codes that stay until a user says that they are stored. */
export function RecoveryCodesDialog({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const { secondSteps: texts, shell } = useTexts();
  return (
    <Dialog
      title={texts.codesTitle}
      closeLabel={shell.close}
      persistent
      onClose={onSaved}
      actions={
        <Button look="bid" onClick={onSaved}>
          {texts.codesSaved}
        </Button>
      }
    >
      <RecoveryCodes codes={codes} />
    </Dialog>
  );
}
