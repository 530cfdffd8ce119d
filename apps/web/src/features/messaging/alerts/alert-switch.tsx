import { useId } from 'react';

interface Props {
  readonly label: string;
  /** What the switch is about, for users who cannot see its row. */
  readonly name: string;
  readonly checked: boolean;
  /** It cannot be changed. */
  readonly fixed: boolean;
  readonly onTurn: (on: boolean) => void;
}

/** A switch with its label; the whole of it is clickable. */
export function AlertSwitch({ label, name, checked, fixed, onTurn }: Props) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={`relative flex min-h-11 items-center justify-between gap-3 rounded-control text-sm text-ink-2 ${fixed ? 'cursor-not-allowed' : 'cursor-pointer'} sm:flex-col-reverse sm:justify-center sm:gap-0.5`}
    >
      <span aria-hidden="true">{label}</span>
      <span className="relative grid h-11 w-12 shrink-0 place-items-center sm:h-8">
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={checked}
          disabled={fixed}
          aria-label={name}
          onChange={(event) => onTurn(event.currentTarget.checked)}
          className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-control disabled:cursor-not-allowed"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none h-6 w-11 rounded-full border border-line-strong bg-sunken p-0.5 transition-colors peer-checked:border-accent peer-checked:bg-accent peer-disabled:opacity-60 peer-checked:[&>span]:translate-x-5 peer-checked:[&>span]:bg-on-accent"
        >
          <span className="block size-[18px] rounded-full bg-line-strong transition-transform" />
        </span>
      </span>
    </label>
  );
}
