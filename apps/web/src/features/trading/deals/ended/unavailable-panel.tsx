import { buttonLook } from '@patio/ui/button.tsx';
import { Notice } from '@patio/ui/states.tsx';
import { Link } from 'react-router';
import { useLink } from '../../../../platform/partner/use-link.ts';
import { useSession } from '../../../../platform/session/session.tsx';
import { useUnavailableTexts } from './unavailable-texts.ts';

/**
 * Replaces prices and buttons while an offer is off the site and its page is still open (rule 0.31). Users who deal on it see the reason
 * elsewhere.
 */
export function UnavailablePanel() {
  const texts = useUnavailableTexts();
  const link = useLink();
  const { user } = useSession();
  return (
    <div
      data-part="gone"
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 shadow-card"
    >
      <div role="alert">
        <Notice tone="warn" icon="alert">
          <p className="font-semibold">{texts.gone.title}</p>
          <p>{texts.gone.text}</p>
        </Notice>
      </div>
      {user === null ? null : (
        <Link to={link('/negociacao/?view=negociacao')} className={buttonLook('bid')}>
          {texts.negotiations}
        </Link>
      )}
      <Link to={link('/home')} className={buttonLook('quiet')}>
        {texts.gone.others}
      </Link>
    </div>
  );
}
