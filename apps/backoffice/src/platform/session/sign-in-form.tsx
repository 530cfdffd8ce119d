import { Anchor, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { useSignIn, type SignIn } from './use-sign-in.ts';
import { Problem } from '../panels/problem.tsx';

/** E-mail, password and, when the server asks for it, the code of the second step. */
export function SignInForm() {
  const signIn = useSignIn();
  const { session: texts } = useTexts();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void signIn.submit();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        {signIn.step === null ? <Credentials {...signIn} /> : <Code {...signIn} />}
        <Problem text={signIn.problem} />
        <Button type="submit" loading={signIn.busy}>
          {texts.enter}
        </Button>
        {signIn.step === null ? (
          <>
            <Button variant="default" disabled={signIn.busy} onClick={() => void signIn.byPasskey()}>
              {texts.passkey}
            </Button>
            <Anchor href="/auth/esqueceu-senha" size="sm">
              {texts.forgot}
            </Anchor>
          </>
        ) : null}
      </Stack>
    </form>
  );
}

function Credentials({ typed, type }: SignIn) {
  const { session: texts } = useTexts();
  return (
    <>
      <TextInput
        label={texts.login}
        autoComplete="username"
        autoCapitalize="none"
        data-autofocus
        value={typed.login}
        onChange={(event) => type({ login: event.currentTarget.value })}
      />
      <PasswordInput
        label={texts.password}
        visibilityToggleButtonProps={{ 'aria-label': texts.togglePassword }}
        autoComplete="current-password"
        value={typed.password}
        onChange={(event) => type({ password: event.currentTarget.value })}
      />
    </>
  );
}

/** The step appears after the one before it was sent: the user goes on typing. */
function focus(field: HTMLInputElement | null): void {
  field?.focus();
}

function Code({ typed, type, step, sendAgain, back, said }: SignIn) {
  const { session: texts } = useTexts();
  return (
    <>
      <TextInput
        label={texts.code}
        description={step === 'app' ? texts.codeFromApp : texts.codeFromMail}
        autoComplete="one-time-code"
        ref={focus}
        value={typed.code}
        onChange={(event) => type({ code: event.currentTarget.value })}
      />
      {step === 'app' ? null : (
        <Anchor component="button" type="button" size="sm" onClick={() => void sendAgain()}>
          {texts.sendAgain}
        </Anchor>
      )}
      <Anchor component="button" type="button" size="sm" onClick={back}>
        {texts.back}
      </Anchor>
      <Text size="sm" role="status">
        {said}
      </Text>
    </>
  );
}
