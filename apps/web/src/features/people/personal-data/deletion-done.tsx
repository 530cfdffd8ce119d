import type { PersonalDataRequest } from '@patio/contract/people/personal-data/personal-data-request.ts';
import { Button } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { useState } from 'react';
import { useDates } from '../../../platform/i18n/dates.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useLink } from '../../../platform/partner/use-link.ts';

/** Says that the account is being deleted, with number and day; leaving it keeps no data of the user in the browser. */
export function DeletionDone({ request }: { request: PersonalDataRequest }) {
  const { personalData: texts, shell } = useTexts();
  const { dateTime } = useDates();
  const link = useLink();
  const [busy, setBusy] = useState(false);
  const leave = async (): Promise<void> => {
    setBusy(true);
    const { endSession } = await import('../../../platform/session/end-session.ts');
    await endSession();
    // A full page load: it discards what this page knows about the user.
    window.location.assign(link('/home/'));
  };
  const at = Date.parse(request.exclusaoEm ?? request.abertoEm);
  return (
    <Dialog
      title={texts.deletionDoneTitle}
      closeLabel={shell.close}
      persistent
      onClose={() => undefined}
      actions={
        <Button look="bid" busy={busy} onClick={() => void leave()}>
          {texts.deletionLeave}
        </Button>
      }
    >
      <p>{texts.deletionDone(request.protocolo, dateTime(at))}</p>
    </Dialog>
  );
}
