import { useId } from 'react';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly required: boolean;
  readonly error: string | null;
  readonly maxLength?: number;
  /** The character counter: how many, out of how many. */
  readonly counter?: string;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
}

/** The field for the reason of a cancellation. */
export function ReasonText(props: Props) {
  const { label, value, required, error, maxLength, counter, onChange, onBlur } = props;
  const id = useId();
  const notes = [error === null ? null : `${id}-error`, counter === undefined ? null : `${id}-counter`];
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-medium text-ink">
        {label}
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={maxLength}
        value={value}
        aria-required={required}
        aria-invalid={error !== null}
        aria-describedby={notes.filter((note) => note !== null).join(' ') || undefined}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        className={`field-sizing-content min-h-24 w-full rounded-control border bg-surface p-3 text-base text-ink ${error === null ? 'border-line-strong' : 'border-danger'}`}
      />
      <div className="mt-1 flex justify-between gap-4 text-sm">
        <p id={`${id}-error`} role="alert" className="text-danger">
          {error}
        </p>
        {counter === undefined ? null : (
          <p id={`${id}-counter`} className="ml-auto text-ink-3 tabular-nums">
            {counter}
          </p>
        )}
      </div>
    </div>
  );
}
