import { Button } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { Field } from '@patio/ui/field.tsx';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { ScriptForm } from '../../../platform/forms/script-form.tsx';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useLink } from '../../../platform/partner/use-link.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { SecondStepFields } from './second-step-fields.tsx';
import { SecretField } from './secret-field.tsx';
import { useSignIn } from './use-sign-in.ts';

const WAY = 'inline-flex min-h-11 items-center font-medium text-accent-strong underline underline-offset-4';

/** E-mail, password and, when one is asked for, the code of the second step (LOGN-01 to LOGN-12); or a passkey; ways to a new password and a new account (LOGN-03). */
export function SignInForm() {
  const { session, shell } = useTexts();
  const form = useSignIn();
  const link = useLink();
  const sending = form.state !== 'ready';
  const onEnter = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !form.complete) form.submit(event);
  };
  return (
    <ScriptForm
      onSubmit={form.submit}
      noValidate
      className="relative flex flex-col gap-4"
      aria-busy={sending}
    >
      <Field
        label={session.email}
        type="text"
        inputMode="email"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        value={form.fields.login}
        onChange={(event) => form.changeLogin(event.target.value)}
        onKeyDown={onEnter}
      />
      <SecretField
        label={session.password}
        autoComplete="current-password"
        value={form.fields.password}
        onChange={(event) => form.change({ password: event.target.value })}
        onKeyDown={onEnter}
      />
      {form.codeBy === null ? null : (
        <SecondStepFields
          by={form.codeBy}
          value={form.fields.code}
          said={form.said}
          onChange={(code) => form.change({ code })}
          onSendAgain={() => void form.sendCodeAgain()}
        />
      )}
      {form.error === null ? null : (
        <p role="alert" className="text-sm text-danger">
          {form.error}
        </p>
      )}
      <Button look="bid" size="large" type="submit" disabled={!form.complete} busy={sending}>
        {sending ? session.submitting : session.submit}
      </Button>
      {form.codeBy === null ? <PasskeyButton disabled={sending} onResult={form.passkey} /> : null}
      <nav aria-label={session.ways} className="flex flex-wrap justify-between gap-x-4">
        <Link to={link('/auth/esqueceu-senha')} className={WAY}>
          {session.forgot}
        </Link>
        <Link to={link('/auth/registrar')} className={WAY}>
          {session.register}
        </Link>
      </nav>
      {sending ? <div className="absolute inset-0 bg-surface/50" /> : null}
      <div role="status" className="sr-only">
        {form.state === 'done' ? session.succeeded : ''}
      </div>
      {form.dialog === null ? null : (
        <Dialog
          title={session.failedDialogTitle}
          closeLabel={shell.close}
          onClose={form.closeDialog}
          actions={
            <Button look="bid" onClick={form.closeDialog}>
              {shell.ok}
            </Button>
          }
        >
          <p>{form.dialog}</p>
        </Dialog>
      )}
    </ScriptForm>
  );
}
