import { Button } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { useNavigate } from 'react-router';
import { useTexts } from '../i18n/texts.ts';
import { useLink } from '../partner/use-link.ts';

/** Asks a visitor to sign in; OK goes to the sign-in screen and remembers where they were (C-20). */
export function NeedLoginDialog({ returnTo, onClose }: { returnTo: string; onClose: () => void }) {
  const { shell } = useTexts();
  const navigate = useNavigate();
  const link = useLink();
  const signIn = (): void => {
    onClose();
    void navigate(`${link('/auth/')}?redirectFrom=${encodeURIComponent(returnTo)}`);
  };
  return (
    <Dialog
      title={shell.needLoginTitle}
      closeLabel={shell.close}
      onClose={onClose}
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            {shell.cancel}
          </Button>
          <Button look="bid" onClick={signIn}>
            {shell.ok}
          </Button>
        </>
      }
    >
      <p>{shell.needLogin}</p>
    </Dialog>
  );
}
