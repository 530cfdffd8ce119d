import { Button, buttonLook } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { Link } from 'react-router';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useLink } from '../../../platform/partner/use-link.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { ConfirmCode } from './confirm-code.tsx';
import { useTrustTexts } from './use-trust-texts.ts';
import type { WayToRaise } from './way-to-raise.ts';

interface Props {
  readonly way: WayToRaise;
  /** The server's message; null: the amounts (in centavos) explain it. */
  readonly text: string | null;
  readonly limit?: number;
  readonly used?: number;
  readonly onClose: () => void;
  /** Retries the refused request. */
  readonly onConfirmed: () => void;
}

/** Says that an amount exceeds the limit of the account, and links to what raises it: a code, documents, a deposit. */
export function ExposureDialog({ way, text, limit = 0, used = 0, onClose, onConfirmed }: Props) {
  const texts = useTrustTexts();
  const { shell } = useTexts();
  const link = useLink();
  if (way === 'email') return <ConfirmCode onClose={onClose} onConfirmed={onConfirmed} />;
  return (
    <Dialog
      title={texts.dialogTitle[way]}
      closeLabel={shell.close}
      onClose={onClose}
      actions={
        <>
          <Button look={way === 'caucao' ? 'bid' : 'quiet'} onClick={onClose}>
            {shell.ok}
          </Button>
          {way === 'documentos' ? (
            <Link to={link('/perfil#limite')} className={buttonLook('bid')}>
              {texts.toProfile}
            </Link>
          ) : null}
        </>
      }
    >
      <div role="alert">
        {text ?? (
          <>
            <p>{texts.beyond(formatMoney(limit), formatMoney(used))}</p>
            <p className="mt-2">{texts.raise[way]}</p>
          </>
        )}
      </div>
    </Dialog>
  );
}
