import type { InterestCategory } from '@patio/contract/interests/list-interests.ts';

interface Props {
  /** What is chosen here, for screen readers. */
  readonly label: string;
  readonly categories: readonly InterestCategory[];
  /** Codes of the chosen ones. */
  readonly chosen: ReadonlySet<number>;
  readonly onChange: (codes: ReadonlySet<number>) => void;
}

/** Categories to hear about, each a button that is on or off (INTR-01, INTR-02, PROF-07). */
export function InterestPicker({ label, categories, chosen, onChange }: Props) {
  const toggle = (code: number): void => {
    const codes = new Set(chosen);
    if (!codes.delete(code)) codes.add(code);
    onChange(codes);
  };
  return (
    <ul aria-label={label} className="grid grid-cols-[repeat(auto-fill,minmax(132px,1fr))] gap-3">
      {categories.map(({ codigo, name, iconSvgAtivo, iconSvgInativo }) => {
        const on = chosen.has(codigo);
        return (
          <li key={codigo}>
            <button
              type="button"
              aria-pressed={on}
              onClick={() => toggle(codigo)}
              className={`flex min-h-24 w-full flex-col items-center justify-center gap-2 rounded-card border-2 px-2 py-3 text-sm font-medium ${on ? 'border-accent bg-accent-soft text-accent-strong' : 'border-line bg-surface text-ink-2 hover:bg-sunken'}`}
            >
              <img src={on ? iconSvgAtivo : iconSvgInativo} alt="" width={36} height={36} />
              {name}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
