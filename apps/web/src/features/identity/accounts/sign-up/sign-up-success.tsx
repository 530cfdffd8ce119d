import { Button } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { useLink } from '../../../../platform/partner/use-link.ts';

/** Says that the account is made; it stays until Ok, which leads to the interests (SIGN-06), inside `store` (`/name`) where one came from there. */
export function SignUpSuccess({ store = '' }: { store?: string }) {
  const { signUp: texts, success, shell } = useTexts();
  const navigate = useNavigate();
  const link = useLink();
  return (
    <Dialog
      persistent
      title={texts.succeededTitle}
      closeLabel={shell.close}
      onClose={() => undefined}
      actions={
        <Button
          look="bid"
          onClick={() => void navigate(`${store}${link('/interesses/')}`, { replace: true })}
        >
          {shell.ok}
        </Button>
      }
    >
      <p>{success.registered}</p>
    </Dialog>
  );
}
