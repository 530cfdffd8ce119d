import type { ChangeEvent } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { maskedCaret } from './masked-caret.ts';

interface Props extends FieldProps {
  /** Formats the input for display. */
  readonly mask: (typed: string) => string;
}

/** A field that punctuates its input; the caret stays in place when editing in the middle. `onChange` receives the masked text in the field. */
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
