import { Button, Stack, Text, TextInput } from '@mantine/core';
import { isEmail } from '@patio/domain/validation/email.ts';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { Problem } from '../panels/problem.tsx';

const LONGEST = { email: 320, nome: 100 } as const;

/** Whom an invitation is for. */
export interface Invited {
  readonly email: string;
  readonly nome: string;
}

interface Props {
  /** What follows from it. */
  readonly text: string;
  /** What an invitation of this kind asks for besides; `missing` says that a field is empty, once sending was tried. */
  readonly more: (missing: (value: string | null) => string | null) => ReactNode;
  /** Whether that is complete. */
  readonly ready: boolean;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly onSend: (invited: Invited) => void;
}

/** The form that invites a person by e-mail and name. */
export function InvitationForm({ text, more, ready, busy, problem, onSend }: Props) {
  const { staff: texts, common } = useTexts();
  const [typed, setTyped] = useState({ email: '', nome: '' });
  const [checked, setChecked] = useState(false);
  const missing = (value: string | null): string | null =>
    checked && !value?.trim() ? common.required : null;
  const invited = { email: typed.email.trim(), nome: typed.nome.trim() };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (isEmail(invited.email) && invited.nome !== '' && ready) onSend(invited);
  };
  const field = (name: keyof Invited, error: string | null) => (
    <TextInput
      label={name === 'email' ? texts.email : texts.name}
      type={name === 'email' ? 'email' : 'text'}
      autoComplete="off"
      maxLength={LONGEST[name]}
      data-autofocus={name === 'email' || undefined}
      value={typed[name]}
      error={error}
      onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
    />
  );
  return (
    <form onSubmit={send} noValidate>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {text}
        </Text>
        {field('email', checked && !isEmail(invited.email) ? texts.badEmail : null)}
        {field('nome', missing(typed.nome))}
        {more(missing)}
        <Problem text={problem} />
        <Button type="submit" loading={busy}>
          {texts.send}
        </Button>
      </Stack>
    </form>
  );
}
