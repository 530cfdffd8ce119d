import type { ApplicantKind } from '@patio/domain/accounts/sign-up-problems.ts';
import { Button } from '@patio/ui/button.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import { Field } from '@patio/ui/field.tsx';
import { useTexts } from '../../platform/i18n/texts.ts';
import { PasswordChecklist, SecretField } from '../sessions/public.ts';
import { SignUpConsents } from './sign-up-consents.tsx';
import { SignUpSuccess } from './sign-up-success.tsx';
import { maskNumber, type FormField, type FormProblem } from './sign-up-form.ts';
import { useSignUpForm } from './use-sign-up-form.ts';
import type { SignUp } from './use-sign-up.ts';

type Words = Readonly<Partial<Record<FormProblem, string>>>;

/** The form of a person or a company (SIGN-20). */
export function SignUpForm({ flow, kind }: { flow: SignUp; kind: ApplicantKind }) {
  const { signUp: texts } = useTexts();
  const form = useSignUpForm(flow, kind);
  const { draft, secrets } = flow;
  const isCompany = kind === 'company';
  const sending = form.state === 'sending';
  const errorOf = (field: FormField, words: Words): string | null => {
    const problem = form.problemOf(field);
    return problem === null ? null : (words[problem] ?? null);
  };
  return (
    <form noValidate onSubmit={form.submit} aria-busy={sending} className="flex flex-col gap-4">
      <Refusal form={form} />
      <Field
        data-field="name"
        name={isCompany ? 'nomeResponsavel' : 'nome'}
        label={isCompany ? texts.responsible : texts.name}
        autoComplete="name"
        value={draft.name}
        error={errorOf('name', isCompany ? texts.errors.responsible : texts.errors.name)}
        onChange={(event) => flow.change({ name: event.target.value })}
      />
      {isCompany ? (
        <Field
          data-field="tradeName"
          name="nomeFantasia"
          label={texts.tradeName}
          autoComplete="organization"
          value={draft.tradeName}
          error={errorOf('tradeName', texts.errors.tradeName)}
          onChange={(event) => flow.change({ tradeName: event.target.value })}
        />
      ) : null}
      <Field
        data-field="email"
        name="email"
        type="email"
        label={texts.email}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={draft.email}
        error={errorOf('email', texts.errors.email)}
        onChange={(event) => flow.change({ email: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {isCompany ? (
          <Field
            data-field="document"
            name="cnpj"
            label={texts.cnpj}
            hint={texts.cnpjHint}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={18}
            value={draft.cnpj}
            error={errorOf('document', texts.errors.cnpj)}
            onChange={(event) => flow.change({ cnpj: maskNumber('cnpj', event.target.value) })}
          />
        ) : (
          <Field
            data-field="document"
            name="cpf"
            label={texts.cpf}
            inputMode="numeric"
            autoComplete="off"
            maxLength={14}
            value={draft.cpf}
            error={errorOf('document', texts.errors.cpf)}
            onChange={(event) => flow.change({ cpf: maskNumber('cpf', event.target.value) })}
          />
        )}
        <Field
          data-field="phone"
          name="telefone"
          type="tel"
          label={texts.phone}
          autoComplete="tel-national"
          maxLength={30}
          value={draft.phone}
          error={errorOf('phone', texts.errors.phone)}
          onChange={(event) => flow.change({ phone: maskNumber('phone', event.target.value) })}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <SecretField
          data-field="password"
          name="password"
          label={texts.password}
          autoComplete="new-password"
          value={secrets.password}
          error={errorOf('password', texts.errors.password)}
          onChange={(event) => flow.changeSecrets({ password: event.target.value })}
        />
        <SecretField
          data-field="repeat"
          name="passwordRepeat"
          label={texts.passwordRepeat}
          autoComplete="new-password"
          value={secrets.repeat}
          error={errorOf('repeat', { different: texts.errors.repeat })}
          onChange={(event) => flow.changeSecrets({ repeat: event.target.value })}
        />
      </div>
      <PasswordChecklist password={secrets.password} set="wide" />
      <SignUpConsents
        terms={draft.terms}
        consentEmails={draft.consentEmails}
        error={errorOf('terms', { unaccepted: texts.errors.terms })}
        onChange={flow.change}
      />
      <div className="flex flex-wrap justify-between gap-3 border-t border-line pt-5">
        <Button onClick={flow.back}>{texts.previous}</Button>
        <Button look="bid" size="large" type="submit" busy={sending} className="max-sm:w-full">
          {sending ? texts.registering : texts.register}
        </Button>
      </div>
      {form.state === 'done' ? <SignUpSuccess /> : null}
    </form>
  );
}

/** What the server said, as a list under its title (C-97). */
function Refusal({ form }: { form: ReturnType<typeof useSignUpForm> }) {
  const { signUp: texts } = useTexts();
  if (form.refused === null) return null;
  return (
    <div
      ref={form.box}
      role="alert"
      tabIndex={-1}
      className="flex gap-3 rounded-card bg-danger-soft p-4 text-danger outline-none"
    >
      <Icon name="alert" className="mt-0.5 shrink-0" />
      <div>
        <p className="font-semibold">{texts.failedTitle}</p>
        <ul className="mt-1 list-disc pl-5">
          {form.refused.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
