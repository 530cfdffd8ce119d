import { Anchor, Button, Checkbox, PasswordInput, Stack, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Problem } from '../../../platform/panels/problem.tsx';
import { useAcceptance, type Acceptance, type Accepted, type Invitation } from './use-acceptance.ts';

interface Props {
  readonly token: string;
  readonly invitation: Invitation;
  readonly onAccepted: (accepted: Accepted) => void;
}

/** Name and password of a new user, or the password that they have, and what the server asks for besides. */
export function AcceptanceForm({ token, invitation, onAccepted }: Props) {
  const { invitation: texts } = useTexts();
  const form = useAcceptance(token, invitation, onAccepted);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <TextInput label={texts.email} value={invitation.email} readOnly autoComplete="username" />
        {invitation.senha === 'nova' ? <Name {...form} /> : <Present {...form} />}
        {form.asks.newPassword ? <NewPassword form={form} first={invitation.senha === 'nova'} /> : null}
        {form.asks.code ? <Code {...form} /> : null}
        {invitation.papel === null ? <Terms {...form} /> : null}
        <Problem text={form.problem} />
        <Button type="submit" loading={form.busy}>
          {texts.accept}
        </Button>
      </Stack>
    </form>
  );
}

function Name({ typed, type, checked }: Acceptance) {
  const { invitation: texts } = useTexts();
  return (
    <TextInput
      label={texts.name}
      autoComplete="name"
      maxLength={100}
      value={typed.nome}
      error={checked && typed.nome.trim() === '' ? texts.required : null}
      onChange={(event) => type({ nome: event.currentTarget.value })}
    />
  );
}

function Present({ typed, type, checked }: Acceptance) {
  const { invitation: texts, session } = useTexts();
  return (
    <PasswordInput
      visibilityToggleButtonProps={{ 'aria-label': session.togglePassword }}
      label={texts.present}
      description={texts.presentHint}
      autoComplete="current-password"
      value={typed.senhaAtual}
      error={checked && typed.senhaAtual === '' ? texts.required : null}
      onChange={(event) => type({ senhaAtual: event.currentTarget.value })}
    />
  );
}

/** `first`: the user has no other password. */
function NewPassword({ form: { typed, type, checked }, first }: { form: Acceptance; first: boolean }) {
  const { invitation: texts, session } = useTexts();
  const differs = checked && typed.senha !== typed.repetida;
  return (
    <>
      <PasswordInput
        visibilityToggleButtonProps={{ 'aria-label': session.togglePassword }}
        label={first ? texts.password : texts.newPassword}
        description={first ? texts.passwordHint : texts.newPasswordHint}
        autoComplete="new-password"
        value={typed.senha}
        error={checked && typed.senha === '' ? texts.required : null}
        onChange={(event) => type({ senha: event.currentTarget.value })}
      />
      <PasswordInput
        visibilityToggleButtonProps={{ 'aria-label': session.togglePassword }}
        label={texts.again}
        autoComplete="new-password"
        value={typed.repetida}
        error={differs ? texts.different : null}
        onChange={(event) => type({ repetida: event.currentTarget.value })}
      />
    </>
  );
}

function Code({ typed, type }: Acceptance) {
  const { invitation: texts } = useTexts();
  return (
    <TextInput
      label={texts.code}
      description={texts.codeHint}
      autoComplete="one-time-code"
      value={typed.codigo}
      onChange={(event) => type({ codigo: event.currentTarget.value })}
    />
  );
}

function Terms({ typed, type, checked }: Acceptance) {
  const { invitation: texts } = useTexts();
  return (
    <>
      <Checkbox
        label={texts.terms}
        checked={typed.termos}
        error={checked && !typed.termos ? texts.required : null}
        onChange={(event) => type({ termos: event.currentTarget.checked })}
      />
      <Anchor href="/texto/termos" target="_blank" size="sm">
        {texts.termsLink}
      </Anchor>
    </>
  );
}
