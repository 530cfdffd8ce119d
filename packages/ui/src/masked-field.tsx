import type { ChangeEvent } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { maskedCaret } from './masked-caret.ts';

interface Props extends FieldProps {
  /** Writes what was typed as it is to be shown. */
  readonly mask: (typed: string) => string;
}

/** A field that punctuates what is typed; who mends it in the middle stays there. `onChange` finds the masked text in the field. */
export function MaskedField({ mask, onChange, ...field }: Props) {
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    const { target } = event;
    const typed = target.value;
    const masked = mask(typed);
    if (masked !== typed) {
      const caret = maskedCaret(typed, target.selectionStart ?? typed.length, masked);
      target.value = masked;
      target.setSelectionRange(caret, caret);
    }
    onChange?.(event);
  };
  return <Field {...field} onChange={change} />;
}
