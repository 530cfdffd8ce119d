import { NavLink } from 'react-router';
import { useTexts } from '../i18n/texts.ts';
import { useLink } from '../partner/use-link.ts';

const PAGES = [
  { name: 'profile', path: '/perfil' },
  { name: 'addresses', path: '/perfil/enderecos' },
  { name: 'visits', path: '/perfil/visitas' },
  { name: 'security', path: '/perfil/seguranca' },
  { name: 'data', path: '/perfil/dados' },
] as const;

/** The pages of the user's account, side by side; the current one is marked. */
export function AccountNav() {
  const { accountPages: texts } = useTexts();
  const link = useLink();
  return (
    <nav aria-label={texts.label} className="mb-5 border-b border-line">
      <ul className="-mb-px flex flex-wrap gap-x-1">
        {PAGES.map(({ name, path }) => (
          <li key={name}>
            <NavLink
              to={link(path)}
              end
              className="inline-flex min-h-11 items-center border-b-2 border-transparent px-3 font-medium text-ink-2 hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-accent"
            >
              {texts[name]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
