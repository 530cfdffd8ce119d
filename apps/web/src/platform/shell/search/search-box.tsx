import { Icon } from '@patio/ui/icon.tsx';
import { lazy, Suspense, useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { track } from '../../analytics/track.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useLink } from '../../partner/use-link.ts';
import { rememberSearch } from './recent-searches.ts';

const SearchPopup = lazy(() => import('./search-popup.tsx').then(({ SearchPopup: it }) => ({ default: it })));

/**
 * The search field: Enter with a term goes to home, keeps only the term and the order, and shows the grid (SRCH-01 to SRCH-04). Suggestions
 * appear while it is used; without scripts it is a form.
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
      className="relative w-full lg:max-w-3xl"
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

interface Draft {
  readonly text: string;
  /** The term of the list over which it was typed. */
  readonly over: string;
  /** The term whose list is loading. */
  readonly sought: string | null;
}

/**
 * The input, initialised from the list's term, and how to search for it. Users who keep typing while the list is loading keep their input
 * when it arrives; any other change of the list is shown. Nothing is set while rendering: a list that is rendered but not shown yet would
 * leave its term in the state.
 */
function useSearch() {
  const [query] = useSearchParams();
  const shown = query.get('term') ?? '';
  const [draft, setDraft] = useState<Draft | null>(null);
  const typed = draft?.over === shown || draft?.sought === shown ? draft.text : shown;
  useEffect(() => setDraft((before) => settled(before, shown)), [shown]);
  const { category } = useParams();
  const navigate = useNavigate();
  const link = useLink();
  const order = query.get('order');
  const home = link(category === undefined ? '/home' : `/home/${category}`);
  return {
    typed,
    type: (text: string) => setDraft((before) => ({ text, over: shown, sought: before?.sought ?? null })),
    order,
    action: `${home}#ofertas`,
    search: (text: string): boolean => {
      const words = text.trim();
      if (words === '') return false;
      track({ event: 'search', term: words });
      rememberSearch(words);
      setDraft({ text: words, over: shown, sought: words });
      const next = new URLSearchParams({ term: words });
      if (order !== null) next.set('order', order);
      void navigate(`${home}?${next.toString()}#ofertas`);
      return true;
    },
  };
}

/** The remaining draft once a list is there: the list it was typed over, or the one it was waiting for, keeps it. */
function settled(draft: Draft | null, shown: string): Draft | null {
  if (draft?.sought === shown) return { text: draft.text, over: shown, sought: null };
  return draft?.over === shown ? draft : null;
}
