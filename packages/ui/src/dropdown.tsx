import { useEffect, useId, useRef, type RefObject } from 'react';
import type { DropdownOption } from './dropdown-choice.ts';
import { Icon } from './icon.tsx';
import { useDropdown } from './use-dropdown.ts';

/** What a dropdown says. */
export interface DropdownWords {
  /** 'Selecione...' */
  readonly placeholder: string;
  /** 'Sem resultados...' */
  readonly empty: string;
  readonly search: string;
  /** With several: 'Nenhum registro selecionado'. */
  readonly none: string;
  readonly remove: (name: string) => string;
}

interface Props {
  readonly label: string;
  readonly options: readonly DropdownOption[];
  /** Values; at most one unless `multiple`. */
  readonly chosen: readonly number[];
  readonly onChoose: (chosen: readonly number[]) => void;
  readonly onLeave?: () => void;
  readonly words: DropdownWords;
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  readonly error?: string | null;
}

/**
 * A select with a search box (DROP-01 to DROP-07): a button opens a combobox over a list, following the ARIA authoring practices. Arrows
 * move, Enter selects, Escape closes and returns the focus; so does selecting, except with `multiple`.
 */
export function Dropdown(props: Props) {
  const {
    label,
    options,
    chosen,
    onChoose,
    onLeave,
    words,
    multiple = false,
    disabled,
    error = null,
  } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const list = useDropdown({
    options,
    chosen,
    multiple,
    onChoose,
    onLeave,
    parts: { root, button, search },
  });
  const picked = options.filter(({ value }) => chosen.includes(value));
  const single = multiple ? undefined : picked[0];
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={root} className="relative" onKeyDown={list.onKey}>
      <span id={`${id}-label`} className="mb-1 block text-sm font-medium text-ink">
        {label}
      </span>
      <button
        ref={button}
        type="button"
        disabled={disabled}
        aria-haspopup="listbox"
        aria-expanded={list.open}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={error === null ? undefined : `${id}-error`}
        onClick={list.toggle}
        className={`flex min-h-11 w-full items-center justify-between gap-3 rounded-control border bg-surface px-3 py-2 text-left text-base disabled:bg-sunken ${error === null ? 'border-line-strong' : 'border-danger'}`}
      >
        <span
          id={`${id}-value`}
          className={single === undefined ? 'text-ink-3' : 'min-w-0 wrap-anywhere text-ink'}
        >
          {single?.name ?? words.placeholder}
        </span>
        <Icon name={list.open ? 'up' : 'down'} size={18} className="shrink-0 text-ink-3" />
      </button>
      {list.open ? (
        <Choices
          id={id}
          label={label}
          list={list}
          search={search}
          chosen={chosen}
          words={words}
          multiple={multiple}
        />
      ) : null}
      {error === null ? null : (
        <p id={`${id}-error`} className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
      {multiple ? (
        <ChosenTable
          label={label}
          picked={picked}
          words={words}
          onRemove={(value) => onChoose(chosen.filter((one) => one !== value))}
        />
      ) : null}
    </div>
  );
}

interface ChoicesProps {
  readonly id: string;
  readonly label: string;
  readonly list: ReturnType<typeof useDropdown>;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly chosen: readonly number[];
  readonly words: DropdownWords;
  readonly multiple: boolean;
}

function Choices({ id, label, list, search, chosen, words, multiple }: ChoicesProps) {
  const active = list.shown[list.place];
  const activeId = active === undefined ? undefined : `${id}-option-${active.value}`;
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <div className="absolute inset-x-0 top-full z-30 mt-1 rounded-control border border-line bg-surface shadow-float">
      <div className="border-b border-line p-2">
        <input
          ref={search}
          type="text"
          role="combobox"
          aria-label={`${words.search}: ${label}`}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          autoComplete="off"
          placeholder={words.search}
          value={list.term}
          onChange={(event) => list.type(event.target.value)}
          className="h-11 w-full rounded-control border border-line-strong bg-surface px-3 text-base text-ink placeholder:text-ink-3"
        />
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-labelledby={`${id}-label`}
        aria-multiselectable={multiple || undefined}
        className="max-h-64 overflow-y-auto py-1"
      >
        {list.shown.map(({ value, name }, index) => (
          // The keys go to the search box, which names the active option.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={value}
            id={`${id}-option-${value}`}
            role="option"
            tabIndex={-1}
            aria-selected={chosen.includes(value)}
            onClick={() => list.choose(value)}
            className={`flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3 py-2 text-ink hover:bg-sunken ${index === list.place ? 'bg-sunken outline-2 -outline-offset-2 outline-accent' : ''}`}
          >
            {name}
            {chosen.includes(value) ? <Icon name="check" size={18} className="shrink-0 text-accent" /> : null}
          </div>
        ))}
      </div>
      <p role="status" className="px-3 py-3 text-ink-3 empty:hidden">
        {list.shown.length === 0 ? words.empty : null}
      </p>
    </div>
  );
}

interface ChosenProps {
  readonly label: string;
  readonly picked: readonly DropdownOption[];
  readonly words: DropdownWords;
  readonly onRemove: (value: number) => void;
}

function ChosenTable({ label, picked, words, onRemove }: ChosenProps) {
  if (picked.length === 0) return <p className="mt-2 text-sm text-ink-3">{words.none}</p>;
  return (
    <table className="mt-2 w-full text-left text-sm">
      <caption className="sr-only">{label}</caption>
      <tbody>
        {picked.map(({ value, name }) => (
          <tr key={value} className="border-t border-line">
            <th scope="row" className="py-1 font-normal">
              {name}
            </th>
            <td className="w-11">
              <button
                type="button"
                aria-label={words.remove(name)}
                onClick={() => onRemove(value)}
                className="grid size-11 place-items-center rounded-control text-ink-2 hover:bg-sunken"
              >
                <Icon name="trash" size={18} />
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
