import { buttonLook, Button } from '@patio/ui/button.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import { Link } from 'react-router';
import { house } from '../../../../platform/house/house.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { useLink } from '../../../../platform/partner/use-link.ts';
import { useRoot } from '../../../../platform/shell/use-frame.ts';
import type { RegistrationState } from './use-registration.ts';

/** Step 5: what happens next, and where to continue (PREG-25). */
export function FinishStep({ registration }: { registration: RegistrationState }) {
  const { partners: texts, shell } = useTexts();
  const link = useLink();
  const origin = useRoot()?.origin ?? '';
  const { fields, store } = registration.draft;
  const { partnerPlatformUrl } = house();
  return (
    <div>
      <div className="flex items-start gap-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-ok-soft text-ok">
          <Icon name="check" size={26} />
        </span>
        <div>
          <p>{texts.finishText(fields.email.trim())}</p>
          <p className="mt-3 text-sm text-ink-3">{texts.finishAddress}</p>
          <p className="font-medium break-all">{`${origin}/${store}`}</p>
          <p className="mt-3 text-ink-2">{texts.finishSignIn}</p>
        </div>
      </div>
      <div className="mt-6 flex flex-wrap gap-3 border-t border-line pt-5">
        {partnerPlatformUrl === null ? null : (
          <a href={partnerPlatformUrl} className={buttonLook('bid')}>
            {texts.platform}
          </a>
        )}
        <Link to={link('/auth/')} className={buttonLook(partnerPlatformUrl === null ? 'bid' : 'quiet')}>
          {texts.signIn}
        </Link>
        <Link to={link('/home')} className={buttonLook('quiet')}>
          {shell.notFoundAction}
        </Link>
        <Button look="plain" onClick={registration.restart}>
          {texts.another}
        </Button>
      </div>
    </div>
  );
}
