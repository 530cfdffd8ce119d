import { Icon } from '@patio/ui/icon.tsx';
import { lazy, Suspense, useId, useRef, useState, type SubmitEvent } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { track } from '../analytics/track.ts';
import { useTexts } from '../i18n/texts.ts';
import { useLink } from '../partner/use-link.ts';
import { rememberSearch } from './recent-searches.ts';

const SearchPopup = lazy(() => import('./search-popup.tsx').then(({ SearchPopup: it }) => ({ default: it })));

/**
 * The search field: Enter with something in it goes to home, keeps nothing but the term and the order, and shows the grid (SRCH-01 to
 * SRCH-04). Suggestions come while it is used; without scripts it is a form.
 */
export function SearchBox() {
  const { shell } = useTexts();
  const box = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [active, setActive] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const { typed, type, order, action, search } = useSearch();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (search(typed)) setOpen(false);
  };
  return (
    <search
      ref={box}
      className="relative w-full max-w-xl"
      onBlur={({ relatedTarget }) => {
        if (!box.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      <form action={action} onSubmit={submit}>
        <Icon name="search" className="pointer-events-none absolute top-3 left-3 text-ink-3" />
        {order === null ? null : <input type="hidden" name="order" value={order} />}
        <input
          ref={input}
          type="search"
          name="term"
          role="combobox"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={shell.search}
          aria-autocomplete="list"
          aria-expanded={open && active !== null}
          aria-controls={used ? id : undefined}
          aria-activedescendant={open && active !== null && active !== '' ? active : undefined}
          placeholder={shell.searchPlaceholder}
          maxLength={200}
          value={typed}
          onChange={(event) => {
            type(event.target.value);
            setOpen(true);
          }}
          onFocus={() => setUsed(true)}
          onClick={() => setOpen(true)}
          className="h-11 w-full rounded-full border border-line-strong bg-page pr-4 pl-10 text-base placeholder:text-ink-3"
        />
      </form>
      {used ? (
        <Suspense>
          <SearchPopup
            id={id}
            input={input}
            typed={typed}
            open={open}
            onActive={setActive}
            onOpen={setOpen}
            onTerm={(term) => {
              type(term);
              setOpen(false);
              search(term);
            }}
          />
        </Suspense>
      ) : null}
    </search>
  );
}

interface Term {
  /** The term of the list when it last changed. */
  readonly shown: string;
  readonly typed: string;
  /** The term whose list is on its way. */
  readonly sought: string | null;
}

/**
 * What is typed, beginning with what the list shows, and the way to search for it. Who goes on typing while the list is on its way keeps
 * what was typed when it comes; any other change of the list is shown.
 */
function useSearch() {
  const [query] = useSearchParams();
  const shown = query.get('term') ?? '';
  const [term, setTerm] = useState<Term>({ shown, typed: shown, sought: null });
  if (term.shown !== shown)
    setTerm({ shown, typed: shown === term.sought ? term.typed : shown, sought: null });
  const { category } = useParams();
  const navigate = useNavigate();
  const link = useLink();
  const order = query.get('order');
  const home = link(category === undefined ? '/home' : `/home/${category}`);
  return {
    typed: term.typed,
    type: (typed: string) => setTerm((before) => ({ ...before, typed })),
    order,
    action: `${home}#ofertas`,
    search: (typed: string): boolean => {
      const words = typed.trim();
      if (words === '') return false;
      track({ event: 'search', term: words });
      rememberSearch(words);
      setTerm((before) => ({ ...before, typed: words, sought: words }));
      const next = new URLSearchParams({ term: words });
      if (order !== null) next.set('order', order);
      void navigate(`${home}?${next.toString()}#ofertas`);
      return true;
    },
  };
}
