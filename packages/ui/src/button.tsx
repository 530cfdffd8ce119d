import type { ButtonHTMLAttributes } from 'react';

/** `bid` is the accent, `buy` the dark solid one, `quiet` the outlined third; `plain` has no border. */
export type ButtonLook = 'bid' | 'buy' | 'quiet' | 'plain' | 'danger';
export type ButtonSize = 'small' | 'normal' | 'large';

const LOOKS: Readonly<Record<ButtonLook, string>> = {
  bid: 'bg-accent text-on-accent hover:bg-accent-strong',
  buy: 'bg-solid text-on-solid hover:bg-solid-strong',
  quiet: 'border border-line-strong bg-surface text-ink hover:bg-sunken',
  plain: 'text-ink hover:bg-sunken',
  danger: 'bg-danger text-surface hover:opacity-90',
};
const SIZES: Readonly<Record<ButtonSize, string>> = {
  small: 'min-h-9 px-3 text-sm pointer-coarse:min-h-11',
  normal: 'min-h-11 px-4 text-[15px]',
  large: 'min-h-12 px-5 text-base',
};

/** The classes of a button, for links that look like one. */
export function buttonLook(look: ButtonLook = 'quiet', size: ButtonSize = 'normal'): string {
  return `button ${LOOKS[look]} ${SIZES[size]}`;
}

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
  /** The action is in progress; further clicks are ignored. */
  readonly busy?: boolean;
}

/** A button that never submits by accident. */
export function Button({ look, size, busy = false, className = '', disabled, children, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
      className={className === '' ? buttonLook(look, size) : `${buttonLook(look, size)} ${className}`}
    >
      {busy ? <span aria-hidden="true" className="size-4 animate-pulse rounded-full bg-current" /> : null}
      {children}
    </button>
  );
}
