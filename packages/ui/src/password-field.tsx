import { useState } from 'react';
import { CONTROL, Frame, type FieldProps } from './field.tsx';
import { Icon } from './icon.tsx';

interface Props extends Omit<FieldProps, 'type'> {
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** A labelled input for a secret, which can be shown. */
export function PasswordField({ label, error, hint, className, showLabel, hideLabel, ...input }: Props) {
  const [visible, setVisible] = useState(false);
  return (
    <Frame label={label} error={error} hint={hint} className={className}>
      {({ id, described }) => (
        <div className="relative">
          <input
            {...input}
            id={id}
            type={visible ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={error !== null && error !== undefined}
            aria-describedby={described}
            className={`${CONTROL} pr-11 ${error ? 'border-danger' : 'border-line-strong'}`}
          />
          <button
            type="button"
            aria-label={visible ? hideLabel : showLabel}
            aria-pressed={visible}
            onClick={() => setVisible(!visible)}
            className="absolute top-0 right-0 grid size-11 place-items-center text-ink-3 hover:text-ink"
          >
            <Icon name="eye" />
          </button>
        </div>
      )}
    </Frame>
  );
}
