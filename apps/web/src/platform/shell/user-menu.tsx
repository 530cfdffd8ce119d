import { Icon } from '@patio/ui/icon.tsx';
import { useRef } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { house } from '../house/house.ts';
import { useTexts } from '../i18n/texts.ts';
import { useNoticeToasts } from '../notices/use-notice-toasts.ts';
import { useLink } from '../partner/use-link.ts';
import { useLiveAccount } from '../session/use-live-account.ts';
import { useSession } from '../session/session.tsx';
import type { SessionUser } from '../session/session-user.ts';
import { useMenuClosing } from './use-menu-closing.ts';

/** The sign-in link, or the menu of the signed-in user (LAYO-08, LAYO-09). */
export function UserMenu() {
  const { user } = useSession();
  const { shell } = useTexts();
  const link = useLink();
  const { pathname, search } = useLocation();
  if (user !== null) return <OpenMenu user={user} />;
  const back = /\/auth/.test(pathname) ? '' : `?redirectFrom=${encodeURIComponent(pathname + search)}`;
  return (
    <Link
      to={`${link('/auth/')}${back}`}
      className="inline-flex h-11 items-center gap-2 rounded-control bg-solid px-3 font-semibold whitespace-nowrap text-on-solid hover:bg-solid-strong sm:px-4"
    >
      <Icon name="user" size={18} />
      {shell.signIn}
    </Link>
  );
}

const ITEM = 'flex min-h-11 w-full items-center gap-3 px-4 text-left hover:bg-sunken';

function OpenMenu({ user }: { user: SessionUser }) {
  const { shell } = useTexts();
  const link = useLink();
  const element = useRef<HTMLDetailsElement>(null);
  const signOut = useSignOut();
  useLiveAccount(user);
  useNoticeToasts();
  useMenuClosing(element);
  const { partnerPlatformUrl } = house();
  return (
    <details ref={element} className="relative">
      <summary className="flex h-11 list-none items-center gap-2 rounded-control px-2 font-medium hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <span className="sr-only">{shell.myAccount}: </span>
        <span className="relative grid size-8 place-items-center rounded-full bg-accent-soft text-accent-strong">
          <Icon name="user" size={18} />
          {user.notifications === 0 ? null : (
            <span
              aria-hidden="true"
              className="absolute -top-1.5 -right-1.5 grid h-5 min-w-5 place-items-center rounded-full bg-danger px-1 text-xs font-semibold text-surface"
            >
              {user.notifications > 99 ? '99+' : user.notifications}
            </span>
          )}
        </span>
        <span className="sr-only sm:hidden">{firstNameOf(user)}</span>
        <span className="hidden max-w-32 truncate sm:block">{firstNameOf(user)}</span>
        {user.notifications === 0 ? null : (
          <span className="sr-only">, {shell.unread(user.notifications)}</span>
        )}
        <Icon name="down" size={14} />
      </summary>
      <div className="absolute right-0 z-40 mt-2 w-64 overflow-hidden rounded-card border border-line bg-surface py-1 shadow-float">
        <p className="truncate border-b border-line px-4 py-2 text-sm text-ink-3">{shell.hello(user.nome)}</p>
        <Link to={link('/perfil/')} className={ITEM}>
          <Icon name="user" size={18} />
          {shell.myProfile}
        </Link>
        <Link to={link('/notification/')} className={ITEM}>
          <Icon name="bell" size={18} />
          <span className="grow">{shell.myNotifications}</span>
          {user.notifications === 0 ? null : (
            <span className="rounded-full bg-danger-soft px-2 text-sm font-semibold text-danger">
              {user.notifications}
            </span>
          )}
        </Link>
        <Link to={link('/favoritos/')} className={ITEM}>
          <Icon name="heart" size={18} />
          {shell.myFavourites}
        </Link>
        <Link to={link('/buscas-salvas/')} className={ITEM}>
          <Icon name="bookmark" size={18} />
          {shell.mySearches}
        </Link>
        <Link to={link('/negociacao/?view=negociacao')} className={ITEM}>
          <Icon name="gavel" size={18} />
          {shell.myNegotiations}
        </Link>
        <Link to={link('/negociacao/?view=compra')} className={ITEM}>
          <Icon name="cart" size={18} />
          {shell.myPurchases}
        </Link>
        {user.isPartner ? (
          <a href={partnerPlatformUrl ?? '/painel'} className={ITEM}>
            <Icon name="truck" size={18} />
            {shell.partnerPlatform}
          </a>
        ) : null}
        <button type="button" onClick={() => void signOut()} className={`${ITEM} border-t border-line`}>
          <Icon name="exit" size={18} />
          {shell.signOut}
        </button>
      </div>
    </details>
  );
}

function firstNameOf({ nome }: SessionUser): string {
  return nome.split(' ')[0] ?? nome;
}

/** Ends the session here and on the server and goes to the chosen category, else home (SESS-10, C-21). */
function useSignOut(): () => Promise<void> {
  const { setUser } = useSession();
  const navigate = useNavigate();
  const link = useLink();
  const { category } = useParams();
  return async () => {
    const { endSession } = await import('../session/end-session.ts');
    await endSession();
    setUser(null);
    await navigate(link(category === undefined ? '/home' : `/home/${category}`));
  };
}
