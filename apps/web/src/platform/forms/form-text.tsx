import type { FormField } from '@patio/domain/forms/form-field.ts';
import type { FieldProps } from '@patio/ui/field.tsx';
import { MaskedField } from '@patio/ui/masked-field.tsx';
import { fieldProps, type TextForm } from './field-props.ts';

interface Props<Key extends string> extends Pick<FieldProps, 'label' | 'hint' | 'className' | 'placeholder'> {
  readonly form: TextForm<NoInfer<Key>>;
  readonly field: FormField<Key, never>;
}

/** One text of a form, as described in the domain. */
export function FormText<Key extends string>({ form, field, ...words }: Props<Key>) {
  return <MaskedField {...words} {...fieldProps(form, field)} mask={field.mask ?? unmasked} />;
}

function unmasked(typed: string): string {
  return typed;
}
