import type { RegistrationField } from '@patio/domain/stores/partners/registration.ts';
import { useState, type FormEvent } from 'react';
import { useIdiom, useTexts } from '../../../../platform/i18n/texts.ts';
import { draftObjections, registrationOf, type Passwords, type TypedFields } from './registration-draft.ts';
import type { RegistrationState } from './use-registration.ts';

const NONE: ReadonlyMap<RegistrationField, string> = new Map();

/** What the form of the first step does: it objects before it calls, and shows what the server objects to (PREG-24). */
export function useDataStep({ draft, passwords, keep, keepPasswords, advance }: RegistrationState) {
  const { partners: texts, shell } = useTexts();
  const idiom = useIdiom();
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<{ title: string; erros: readonly string[] } | null>(null);
  const objections = draftObjections(draft.fields, passwords, idiom);

  const send = async (form: HTMLFormElement): Promise<void> => {
    setTried(true);
    if (objections.size > 0) {
      setRefused({ title: texts.checkFields, erros: [...new Set(objections.values())] });
      const [first] = objections.keys();
      const input = form.elements.namedItem(first ?? '');
      if (input instanceof HTMLInputElement) input.focus({ preventScroll: true });
      return;
    }
    setRefused(null);
    setSending(true);
    const { sendRegistration } = await import('./registration-calls.ts');
    const { marketing } = draft.fields;
    const result = await sendRegistration(registrationOf(draft.fields, passwords), {
      marketing,
      token: draft.token,
    });
    setSending(false);
    if (result.ok) return advance({ token: result.value, codeSentAt: Date.now() });
    const erros = result.erros.length > 0 ? result.erros : [shell.genericError];
    setRefused({ title: texts.failed, erros });
  };
  return {
    sending,
    refused,
    /** Objections appear once a user has tried to send. */
    shown: tried ? objections : NONE,
    change: (part: Partial<TypedFields & Passwords>) => {
      const { password, confirmation, ...rest } = part;
      if (password !== undefined) keepPasswords({ password });
      if (confirmation !== undefined) keepPasswords({ confirmation });
      if (Object.keys(rest).length > 0) keep({ fields: { ...draft.fields, ...rest } });
    },
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!sending) void send(event.currentTarget);
    },
  };
}
