import type { Category } from '@patio/contract/catalogue/catalogue/list-categories.ts';
import { Icon } from '@patio/ui/icon.tsx';
import { useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { langOf } from '../i18n/idiom.ts';
import { useTerm } from '../i18n/terms.ts';
import { useIdiom, useTexts } from '../i18n/texts.ts';
import { useLink } from '../partner/use-link.ts';
import { idiomAddress } from './idiom-address.ts';

interface Props {
  readonly categories: readonly Category[];
  readonly onClose: () => void;
}

/** The menu of tablets and phones: home and the categories (LAYO-03, LAYO-04). */
export function SideMenu({ categories, onClose }: Props) {
  const { shell } = useTexts();
  const term = useTerm();
  const link = useLink();
  const location = useLocation();
  const idiom = useIdiom();
  const element = useRef<HTMLDialogElement>(null);
  // Before the element leaves the page: only then does closing return the focus.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (dialog !== null && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  const items = [{ to: link('/home'), name: shell.home }].concat(
    categories.map(({ codigo, name }) => ({ to: link(`/home/${codigo}`), name: term(name) })),
  );
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={element}
      aria-label={shell.menu}
      onCancel={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className="m-0 h-dvh max-h-none w-[min(320px,86vw)] bg-surface p-0 text-ink shadow-float"
    >
      <div className="flex h-16 items-center justify-between border-b border-line pr-2 pl-5">
        <p className="font-semibold">{shell.categories}</p>
        <button
          type="button"
          aria-label={shell.closeMenu}
          onClick={onClose}
          className="grid size-11 place-items-center rounded-control hover:bg-sunken"
        >
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={shell.categories}>
        <ul className="py-2">
          {items.map(({ to, name }) => (
            <li key={to}>
              <Link
                to={to}
                onClick={onClose}
                className="flex h-12 items-center px-5 text-base hover:bg-sunken"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ul aria-label={shell.language} className="flex gap-2 border-t border-line p-5 sm:hidden">
        {(['PTBR', 'EN'] as const).map((sigla) => (
          <li key={sigla}>
            <a
              href={idiomAddress(location, sigla)}
              lang={langOf(sigla)}
              aria-current={sigla === idiom ? 'true' : undefined}
              className="grid h-11 place-items-center rounded-control border border-line px-4 aria-[current]:border-transparent aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent-strong"
            >
              {sigla === 'EN' ? 'English' : 'Português'}
            </a>
          </li>
        ))}
      </ul>
    </dialog>
  );
}
