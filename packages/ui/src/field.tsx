import { useId, type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes } from 'react';

/** The classes of an input. */
export const CONTROL =
  'h-11 w-full rounded-control border bg-surface px-3 text-base text-ink placeholder:text-ink-3 disabled:bg-sunken disabled:text-ink-3 [&[readonly]]:bg-sunken';

interface FrameProps {
  readonly label: string;
  /** The problem; null for none. */
  readonly error?: string | null;
  readonly hint?: string;
  readonly className?: string;
}

interface FrameParts {
  readonly id: string;
  readonly described: string | undefined;
}

/** A label, its control, and the message below. */
export function Frame(props: FrameProps & { readonly children: (parts: FrameParts) => ReactNode }) {
  const { label, error = null, hint, className = '', children } = props;
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm font-medium text-ink">
        {label}
      </label>
      {children({ id, described: note === undefined ? undefined : `${id}-note` })}
      {note === undefined ? null : (
        <p id={`${id}-note`} className={`mt-1 text-sm ${error === null ? 'text-ink-3' : 'text-danger'}`}>
          {note}
        </p>
      )}
    </div>
  );
}

export type FieldProps = FrameProps & InputHTMLAttributes<HTMLInputElement>;

/** A labelled input with its message below. */
export function Field({ label, error, hint, className, ...input }: FieldProps) {
  return (
    <Frame label={label} error={error} hint={hint} className={className}>
      {({ id, described }) => (
        <input
          {...input}
          id={id}
          aria-invalid={error !== null && error !== undefined}
          aria-describedby={described}
          className={`${CONTROL} ${error ? 'border-danger' : 'border-line-strong'}`}
        />
      )}
    </Frame>
  );
}

type SelectProps = FrameProps & SelectHTMLAttributes<HTMLSelectElement>;

/** A labelled select. */
export function SelectField({ label, error, hint, className, children, ...select }: SelectProps) {
  return (
    <Frame label={label} error={error} hint={hint} className={className}>
      {({ id, described }) => (
        <select
          {...select}
          id={id}
          aria-invalid={error !== null && error !== undefined}
          aria-describedby={described}
          className={`${CONTROL} ${error ? 'border-danger' : 'border-line-strong'}`}
        >
          {children}
        </select>
      )}
    </Frame>
  );
}
