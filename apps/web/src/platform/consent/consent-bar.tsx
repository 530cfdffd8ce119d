import { OPTIONAL_KINDS } from '@patio/domain/identity/consents/consent.ts';
import { Button } from '@patio/ui/button.tsx';
import { Link } from 'react-router';
import { useTexts } from '../i18n/texts.ts';
import { useLink } from '../partner/use-link.ts';
import { answer } from './answer.ts';
import { setAsking } from './consent-store.ts';

/** The cookie question at the bottom of the page: it blocks nothing, and refusing is as easy as accepting (Lei 13.709/2018, art. 8). */
export function ConsentBar() {
  const { consent } = useTexts();
  const link = useLink();
  return (
    <section
      data-consent-bar=""
      aria-labelledby="consent-title"
      className="no-print fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface px-4 py-3 shadow-float md:inset-x-auto md:bottom-4 md:left-4 md:w-[440px] md:rounded-card md:border md:p-5"
    >
      <h2 id="consent-title" className="font-semibold max-md:sr-only">
        {consent.title}
      </h2>
      <p className="text-sm leading-5 text-ink-2 md:mt-1">
        {consent.question}{' '}
        <Link to={link('/politica-privacidade#cookies')} className="font-medium text-accent underline">
          {consent.policy}
        </Link>
      </p>
      <div className="mt-2 grid grid-cols-3 gap-2 md:mt-4">
        <Button look="quiet" className="!px-2" onClick={() => void answer([])}>
          {consent.refuse}
        </Button>
        <Button look="quiet" className="!px-2" onClick={() => void answer(OPTIONAL_KINDS)}>
          {consent.accept}
        </Button>
        <Button
          look="plain"
          className="!px-2 underline"
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        >
          {consent.choose}
        </Button>
      </div>
    </section>
  );
}
