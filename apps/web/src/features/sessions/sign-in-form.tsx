import { Button } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { Field } from '@patio/ui/field.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import { Notice } from '@patio/ui/states.tsx';
import { useState, type KeyboardEvent } from 'react';
import { Contacts } from '../../platform/contacts.tsx';
import { useTexts } from '../../platform/i18n/texts.ts';
import { useSignIn } from './use-sign-in.ts';

/** E-mail, password and, when one was mailed, the access code (LOGN-01 to LOGN-12). */
export function SignInForm() {
  const { session, shell } = useTexts();
  const form = useSignIn();
  const [visible, setVisible] = useState(false);
  const sending = form.state !== 'ready';
  const onEnter = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !form.complete) form.submit(event);
  };
  return (
    <form onSubmit={form.submit} noValidate className="relative flex flex-col gap-4" aria-busy={sending}>
      <Field
        label={session.email}
        type="text"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={form.fields.login}
        onChange={(event) => form.change({ login: event.target.value })}
        onKeyDown={onEnter}
      />
      <div className="relative">
        <Field
          label={session.password}
          type={visible ? 'text' : 'password'}
          autoComplete="current-password"
          value={form.fields.password}
          onChange={(event) => form.change({ password: event.target.value })}
          onKeyDown={onEnter}
        />
        <button
          type="button"
          aria-label={visible ? session.hidePassword : session.showPassword}
          aria-pressed={visible}
          onClick={() => setVisible(!visible)}
          className="absolute right-0 bottom-0 grid size-11 place-items-center text-ink-3 hover:text-ink"
        >
          <Icon name="eye" />
        </button>
      </div>
      {form.needsCode ? (
        <>
          <div role="status">
            <Notice tone="info" icon="mail">
              {session.codeSent}
            </Notice>
          </div>
          <Field
            label={session.accessCode}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            value={form.fields.code}
            onChange={(event) => form.change({ code: event.target.value })}
          />
        </>
      ) : null}
      {form.error === null ? null : (
        <p role="alert" className="text-sm text-danger">
          {form.error}
        </p>
      )}
      <Button look="bid" size="large" type="submit" disabled={!form.complete} busy={sending}>
        {sending ? session.submitting : session.submit}
      </Button>
      {sending ? <div className="absolute inset-0 bg-surface/50" /> : null}
      <div role="status" className="sr-only">
        {form.state === 'done' ? session.succeeded : ''}
      </div>
      {form.dialog === null ? null : (
        <Dialog
          title={form.mustChange ? session.mustChangeTitle : session.failedDialogTitle}
          closeLabel={shell.close}
          onClose={form.closeDialog}
          actions={
            <Button look="bid" onClick={form.closeDialog}>
              {shell.ok}
            </Button>
          }
        >
          <p>{form.dialog}</p>
          {form.mustChange ? <Contacts /> : null}
        </Dialog>
      )}
    </form>
  );
}
