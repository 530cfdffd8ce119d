import { buttonLook } from '@patio/ui/button.tsx';
import { Link } from 'react-router';
import { Contacts } from '../../../platform/house/contacts.tsx';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useLink } from '../../../platform/partner/use-link.ts';

/** Shown for a wrong, revoked or expired preview link: the possible reasons, and who can help. */
export function MissingPreview() {
  const { preview, shell } = useTexts();
  const link = useLink();
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-4 px-6 py-20 text-center">
      <p className="money text-6xl font-semibold text-ink-3">404</p>
      <h1 className="text-2xl font-semibold">{preview.missingTitle}</h1>
      <p className="text-ink-2">{preview.missingText}</p>
      <Contacts />
      <Link to={link('/home')} className={buttonLook('bid')}>
        {shell.notFoundAction}
      </Link>
    </div>
  );
}
