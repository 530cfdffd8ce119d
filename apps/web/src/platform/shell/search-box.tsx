import { Icon } from '@patio/ui/icon.tsx';
import { useState, type KeyboardEvent } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { track } from '../analytics/track.ts';
import { useTexts } from '../i18n/texts.ts';
import { useLink } from '../partner/use-link.ts';

/** The search field: Enter with something in it goes to home, keeps nothing but the term and the order, and shows the grid (SRCH-01 to SRCH-04). */
export function SearchBox() {
  const { shell } = useTexts();
  const [query] = useSearchParams();
  const shown = query.get('term') ?? '';
  const [term, setTerm] = useState({ shown, typed: shown });
  const { category } = useParams();
  const navigate = useNavigate();
  const link = useLink();
  const typed = term.shown === shown ? term.typed : shown;
  const search = (event: KeyboardEvent): void => {
    const words = typed.trim();
    if (event.key !== 'Enter' || words === '') return;
    event.preventDefault();
    track({ event: 'search', term: words });
    const next = new URLSearchParams({ term: words });
    const order = query.get('order');
    if (order !== null) next.set('order', order);
    void navigate(
      `${link(category === undefined ? '/home' : `/home/${category}`)}?${next.toString()}#ofertas`,
    );
  };
  return (
    <search className="relative w-full max-w-xl">
      <Icon name="search" className="pointer-events-none absolute top-3 left-3 text-ink-3" />
      <input
        type="search"
        enterKeyHint="search"
        aria-label={shell.search}
        placeholder={shell.searchPlaceholder}
        maxLength={200}
        value={typed}
        onChange={(event) => setTerm({ shown, typed: event.target.value })}
        onKeyDown={search}
        className="h-11 w-full rounded-full border border-line-strong bg-page pr-4 pl-10 text-base placeholder:text-ink-3"
      />
    </search>
  );
}
