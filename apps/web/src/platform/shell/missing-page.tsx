import { Button, buttonLook } from '@patio/ui/button.tsx';
import { Link } from 'react-router';
import { useTexts } from '../i18n/texts.ts';
import { useLink } from '../partner/use-link.ts';

/** What stands where a page is not: 404, or something went wrong (ROUT-27, ERRS-04). */
export function MissingPage({ missing }: { missing: boolean }) {
  const { shell } = useTexts();
  const link = useLink();
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-4 px-6 py-24 text-center">
      {missing ? <p className="money text-6xl font-semibold text-ink-3">404</p> : null}
      <h1 className="text-2xl font-semibold">{missing ? shell.notFoundTitle : shell.failedTitle}</h1>
      <p className="text-ink-2">{missing ? shell.notFoundText : shell.failedText}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {missing ? null : <Button onClick={() => window.location.reload()}>{shell.retry}</Button>}
        <Link to={link('/home')} className={buttonLook('bid')}>
          {shell.notFoundAction}
        </Link>
      </div>
    </div>
  );
}
