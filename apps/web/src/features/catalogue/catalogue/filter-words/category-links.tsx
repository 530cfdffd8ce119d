import { buttonLook } from '@patio/ui/button.tsx';
import { Link } from '../../../../platform/navigation/link.tsx';
import { useTerm } from '../../../../platform/i18n/terms.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { useLink } from '../../../../platform/partner/use-link.ts';
import { useRoot } from '../../../../platform/shell/use-frame.ts';

/** Links shown for a category that does not exist: the existing categories, and everything. */
export function CategoryLinks() {
  const { home } = useTexts();
  const link = useLink();
  const term = useTerm();
  const categories = useRoot()?.categories ?? [];
  return (
    <div className="flex flex-col items-center gap-4">
      <ul className="flex flex-wrap justify-center gap-2">
        {categories.map(({ codigo, name }) => (
          <li key={codigo}>
            <Link to={link(`/home/${codigo}`)} className={buttonLook('quiet')}>
              {term(name)}
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
