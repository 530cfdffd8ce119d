import { buttonLook } from '@patio/ui/button.tsx';
import { Link } from 'react-router';
import { useTexts } from '../../platform/i18n/texts.ts';
import { useLink } from '../../platform/partner/use-link.ts';
import { useRoot } from '../../platform/shell/use-frame.ts';

/** What stands at the address of a category that does not exist: the ones that do. */
export function MissingCategory() {
  const { home } = useTexts();
  const link = useLink();
  const categories = useRoot()?.categories ?? [];
  return (
    <div className="mx-auto flex max-w-3xl flex-col items-center gap-4 px-6 py-20 text-center">
      <p className="money text-6xl font-semibold text-ink-3">404</p>
      <h1 className="text-2xl font-semibold">{home.missingCategoryTitle}</h1>
      <p className="text-ink-2">{home.missingCategoryText}</p>
      <ul className="flex flex-wrap justify-center gap-2">
        {categories.map(({ codigo, name }) => (
          <li key={codigo}>
            <Link to={link(`/home/${codigo}`)} className={buttonLook('quiet')}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <Link to={link('/home')} className={buttonLook('bid')}>
        {home.everyOffer}
      </Link>
    </div>
  );
}
