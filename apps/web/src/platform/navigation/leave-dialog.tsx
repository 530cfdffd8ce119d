import { Button } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { useTexts } from '../i18n/texts.ts';
import type { LeaveGuard } from './use-leave-guard.ts';

/** Asks whether unsaved changes may be lost. */
export function LeaveDialog({ guard }: { guard: LeaveGuard }) {
  const { shell } = useTexts();
  if (!guard.asking) return null;
  return (
    <Dialog
      title={shell.leaveTitle}
      closeLabel={shell.close}
      onClose={guard.stay}
      actions={
        <>
          <Button look="plain" onClick={guard.leave}>
            {shell.leaveGo}
          </Button>
          <Button look="bid" onClick={guard.stay}>
            {shell.leaveStay}
          </Button>
        </>
      }
    >
      <p>{shell.leaveText}</p>
    </Dialog>
  );
}
