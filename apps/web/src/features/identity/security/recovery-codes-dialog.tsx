import { Button } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Recovery codes that stay until a user says that they are kept. */
export function RecoveryCodesDialog({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { secondSteps: texts, shell } = useTexts();
  return (
    <Dialog
      title={texts.codesTitle}
      closeLabel={shell.close}
      persistent
      onClose={onKept}
      actions={
        <Button look="bid" onClick={onKept}>
          {texts.codesKept}
        </Button>
      }
    >
      <RecoveryCodes codes={codes} />
    </Dialog>
  );
}
