import type { FormField } from '@patio/domain/forms/form-field.ts';

/** What a field needs from its form (`useForm`). */
export interface TextForm<Key extends string> {
  readonly fields: Readonly<Record<Key, string>>;
  errorOf(key: Key): string | null;
  type(key: Key, text: string): void;
  leave(...keys: readonly Key[]): void;
}

/** The props of a form's text for the component that shows it, `Field`, `SecretField` or, if it is punctuated, `MaskedField`. */
export function fieldProps<Key extends string>(
  form: TextForm<NoInfer<Key>>,
  { key, name, required, locked = false, input, maxLength }: FormField<Key, never>,
) {
  return {
    ...input,
    'data-field': key,
    name,
    required,
    disabled: locked,
    maxLength,
    value: form.fields[key],
    error: form.errorOf(key),
    onChange: (event: { readonly target: { readonly value: string } }) => form.type(key, event.target.value),
    onBlur: () => form.leave(key),
  } as const;
}
