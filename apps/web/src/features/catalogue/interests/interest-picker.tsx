import type { InterestCategory } from '@patio/contract/catalogue/interests/list-interests.ts';
import { Icon } from '@patio/ui/icon.tsx';
import { useTerm } from '../../../platform/i18n/terms.ts';

interface Props {
  /** The label of the choice for screen readers. */
  readonly label: string;
  readonly categories: readonly InterestCategory[];
  /** Codes of the chosen ones. */
  readonly chosen: ReadonlySet<number>;
  readonly onChange: (codes: ReadonlySet<number>) => void;
}

/** Categories of interest, each a toggle button with its icon (INTR-01 to INTR-03, PROF-07). */
export function InterestPicker({ label, categories, chosen, onChange }: Props) {
  const term = useTerm();
  const toggle = (code: number): void => {
    const codes = new Set(chosen);
    if (!codes.delete(code)) codes.add(code);
    onChange(codes);
  };
  return (
    <ul aria-label={label} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {categories.map(({ codigo, name, iconSvgAtivo, iconSvgInativo }) => {
        const on = chosen.has(codigo);
        return (
          <li key={codigo}>
            <button
              type="button"
              aria-pressed={on}
              onClick={() => toggle(codigo)}
              className={`relative flex h-full min-h-28 w-full flex-col items-center justify-center gap-2 rounded-card border-2 px-2 py-3 text-center text-[15px] font-medium ${on ? 'border-accent bg-accent-soft text-ink' : 'border-line-strong bg-surface text-ink-2 hover:bg-sunken'}`}
            >
              {/* The icons are made for a light background. */}
              <span className="rounded-control bg-white p-1">
                <img
                  src={on ? iconSvgAtivo : iconSvgInativo}
                  alt=""
                  width={36}
                  height={36}
                  className="size-9"
                />
              </span>
              {term(name)}
              {on ? <Icon name="check" className="absolute top-2 right-2 text-accent-strong" /> : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
