import { Icon } from '@patio/ui/icon.tsx';
import { lazy, Suspense, useState } from 'react';
import { NavLink } from 'react-router';
import { Link } from '../navigation/link.tsx';
import { house } from '../house/house.ts';
import { useTerm } from '../i18n/terms.ts';
import { useTexts } from '../i18n/texts.ts';
import { useLink } from '../partner/use-link.ts';
import { useOnScreenClass } from '../screen/use-screen-class.ts';
import { IdiomSwitch } from './idiom-switch.tsx';
import { SearchBox } from './search/search-box.tsx';
import type { ShellFrame } from './load-frame.ts';
import { UserMenu } from './user-menu.tsx';

const SideMenu = lazy(() => import('./side-menu.tsx').then(({ SideMenu: it }) => ({ default: it })));

const SHOWN_CATEGORIES = 7;

/** Logo, search, language, user; below it on a desktop the first seven categories (LAYO-02 to LAYO-04). */
export function Header({ frame }: { frame: ShellFrame }) {
  const { shell } = useTexts();
  const term = useTerm();
  const link = useLink();
  const [menu, setMenu] = useState(false);
  useOnScreenClass(() => setMenu(false));
  const categories = frame.categories.slice(0, SHOWN_CATEGORIES);
  return (
    <header data-gives-way className="sticky top-0 z-30 bg-surface sm:border-b sm:border-line lg:static">
      <div className="mx-auto flex h-16 max-w-[1444px] lg:max-w-[1214px] xl:max-w-[1476px] items-center gap-2 px-4 sm:gap-4">
        <button
          type="button"
          aria-label={shell.menu}
          aria-expanded={menu}
          onClick={() => setMenu(true)}
          className="-ml-2 grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken lg:hidden"
        >
          <Icon name="menu" size={24} />
        </button>
        <Link
          to={link('/home')}
          className="flex min-h-11 min-w-0 items-center gap-2 text-xl font-bold tracking-tight"
        >
          <Logo />
          <span className="line-clamp-2 min-w-0 leading-6 wrap-anywhere">
            {frame.partner?.nome ?? house().name}
          </span>
        </Link>
        <div className="hidden min-w-56 flex-1 justify-center sm:flex">
          <SearchBox />
        </div>
        <div className="grow sm:hidden" />
        <IdiomSwitch idioms={frame.idioms} />
        <UserMenu />
      </div>
      <nav aria-label={shell.categories} className="hidden border-t border-line lg:block">
        <ul className="mx-auto flex max-w-[1444px] lg:max-w-[1214px] xl:max-w-[1476px] gap-1 px-1">
          {categories.map(({ codigo, name }) => (
            <li key={codigo}>
              <NavLink
                to={link(`/home/${codigo}`)}
                className={({ isActive }) =>
                  `flex h-11 items-center border-b-2 px-3 text-[15px] font-medium ${isActive ? 'border-accent text-accent' : 'border-transparent text-ink-2 hover:text-ink'}`
                }
              >
                {term(name)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {menu ? (
        <Suspense>
          <SideMenu categories={categories} onClose={() => setMenu(false)} />
        </Suspense>
      ) : null}
    </header>
  );
}

function Logo() {
  return (
    <svg aria-hidden="true" width="30" height="30" viewBox="0 0 32 32" className="shrink-0 text-accent">
      <rect width="32" height="32" rx="8" fill="currentColor" />
      <path
        d="M6.5 20.5h19M9 20.5l2-7.5h10l2 7.5"
        fill="none"
        stroke="var(--on-accent)"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="11.5" cy="22" r="2.3" fill="var(--on-accent)" />
      <circle cx="20.5" cy="22" r="2.3" fill="var(--on-accent)" />
    </svg>
  );
}
