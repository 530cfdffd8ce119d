import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '@patio/ui/icon.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { useLink } from '../../partner/use-link.ts';
import { forgetSearches, recentSearches } from './recent-searches.ts';
import { suggestionAddress } from './suggestion-address.ts';
import { useSuggestions } from './use-suggestions.ts';

interface Props {
  /** Id of the list. */
  readonly id: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly typed: string;
  readonly open: boolean;
  /** Called with the id of the active line: '' for none, null when there is no list. */
  readonly onActive: (id: string | null) => void;
  readonly onOpen: (open: boolean) => void;
  /** An earlier search was chosen. */
  readonly onTerm: (term: string) => void;
}

interface Line {
  /** Unique among the lines: offers may have the same title. */
  readonly key: string;
  readonly text: string;
  readonly kind: string | null;
  readonly total: number | null;
  readonly choose: () => void;
}

/** The suggestions below the search field: lines that the arrow keys move through while the focus stays in the field (ARIA combobox). */
export function SearchPopup({ id, input, typed, open, onActive, onOpen, onTerm }: Props) {
  const { search } = useTexts();
  const [at, setAt] = useState(-1);
  const { lines, recent, forget } = useLines({ typed, open, onOpen, onTerm });
  const shown = open && lines.length > 0;
  const active = shown && at < lines.length ? at : -1;
  const idOf = (index: number): string => `${id}-${index}`;
  useEffect(() => setAt(-1), [typed, open]);
  const announceActive = useEffectEvent((line: string | null) => onActive(line));
  useEffect(() => announceActive(shown ? (active < 0 ? '' : `${id}-${active}`) : null), [shown, active, id]);
  useKeys(input, {
    move: (step) => {
      onOpen(true);
      if (lines.length > 0) setAt(wrapped(active + step, lines.length));
    },
    choose: () => (active < 0 ? false : (lines[active]?.choose(), true)),
    close: () => {
      onOpen(false);
      return shown;
    },
  });
  return (
    <>
      <p role="status" className="sr-only">
        {shown && !recent ? search.found(lines.length) : ''}
      </p>
      <div
        hidden={!shown}
        className="absolute inset-x-0 top-full z-40 mt-1 overflow-hidden rounded-card border border-line bg-surface py-1 shadow-float"
      >
        {recent ? (
          <div className="flex items-center pl-4">
            <p className="grow text-sm text-ink-3">{search.recent}</p>
            <button
              type="button"
              onClick={() => {
                forget();
                input.current?.focus();
              }}
              className="min-h-11 px-4 text-sm font-medium text-accent hover:underline"
            >
              {search.clearRecent}
            </button>
          </div>
        ) : null}
        <div id={id} role="listbox" aria-label={recent ? search.recent : search.suggestions}>
          {lines.map((line, index) => (
            // The keys are those of the field, which keeps the focus.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={line.key}
              id={idOf(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={line.choose}
              className={`flex min-h-11 cursor-pointer items-center gap-3 px-4 hover:bg-sunken ${index === active ? 'bg-sunken' : ''}`}
            >
              <Icon name={recent ? 'clock' : 'search'} size={16} className="text-ink-3" />
              <span className="min-w-0 grow truncate">{line.text}</span>
              {line.kind === null ? null : <span className="text-sm text-ink-3">{line.kind}</span>}
              {line.total === null ? null : (
                <span className="text-sm text-ink-3 tabular-nums">{line.total}</span>
              )}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

/** The lines for the input: suggestions, or for an empty field the earlier searches. */
function useLines({ typed, open, onOpen, onTerm }: Pick<Props, 'typed' | 'open' | 'onOpen' | 'onTerm'>) {
  const { search } = useTexts();
  const navigate = useNavigate();
  const link = useLink();
  const [forgotten, setForgotten] = useState(0);
  const found = useSuggestions(typed, open);
  const recent = typed.trim() === '' && open;
  const before = recent && forgotten >= 0 ? recentSearches() : [];
  const lines: Line[] = recent
    ? before.map((text) => ({ key: text, text, kind: null, total: null, choose: () => onTerm(text) }))
    : found.map((suggestion) => ({
        key: `${suggestion.tipo} ${suggestion.codigo}`,
        text: suggestion.texto,
        kind: search.kinds[suggestion.tipo],
        total: suggestion.tipo === 'oferta' ? null : suggestion.total,
        choose: () => {
          onOpen(false);
          void navigate(link(suggestionAddress(suggestion)));
        },
      }));
  const forget = (): void => {
    forgetSearches();
    setForgotten(forgotten + 1);
  };
  return { lines, recent, forget };
}

interface Keys {
  readonly move: (step: number) => void;
  /** Whether there was something to choose. */
  readonly choose: () => boolean;
  /** Whether there was something to close. */
  readonly close: () => boolean;
}

/** The keys of the field that concern the list; all others stay with the field. */
function useKeys(input: RefObject<HTMLInputElement | null>, keys: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    const { key } = event;
    if (key === 'ArrowDown') keys.move(1);
    else if (key === 'ArrowUp') keys.move(-1);
    else if (key === 'Enter' ? !keys.choose() : key !== 'Escape' || !keys.close()) return;
    event.preventDefault();
  });
  useEffect(() => {
    const field = input.current;
    const listen = (event: KeyboardEvent): void => press(event);
    field?.addEventListener('keydown', listen);
    return () => field?.removeEventListener('keydown', listen);
  }, [input]);
}

/** The position in a cycle of the lines and the field itself (-1). */
function wrapped(at: number, count: number): number {
  if (at < -1) return count - 1;
  return at >= count ? -1 : at;
}
