import type { ApplicantKind } from '@patio/domain/identity/accounts/sign-up-problems.ts';
import { Field } from '@patio/ui/field.tsx';
import { MaskedField } from '@patio/ui/masked-field.tsx';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { PasswordChecklist, SecretField } from '../../sessions/public.ts';
import { maskNumber, type FormField, type FormProblem } from './sign-up-form.ts';
import type { SignUp } from './use-sign-up.ts';

interface Props {
  readonly flow: Pick<SignUp, 'draft' | 'change'>;
  readonly kind: ApplicantKind;
  readonly problemOf: (field: FormField) => FormProblem | null;
}

type Words = Readonly<Partial<Record<FormProblem, string>>>;

function words(problem: FormProblem | null, texts: Words): string | null {
  return problem === null ? null : (texts[problem] ?? null);
}

/** Names and e-mail. */
export function NameFields({ flow: { draft, change }, kind, problemOf }: Props) {
  const { signUp: texts } = useTexts();
  const isCompany = kind === 'company';
  return (
    <>
      <Field
        data-field="name"
        name={isCompany ? 'nomeResponsavel' : 'nome'}
        label={isCompany ? texts.responsible : texts.name}
        autoComplete="name"
        value={draft.name}
        error={words(problemOf('name'), isCompany ? texts.errors.responsible : texts.errors.name)}
        onChange={(event) => change({ name: event.target.value })}
      />
      {isCompany ? (
        <Field
          data-field="tradeName"
          name="nomeFantasia"
          label={texts.tradeName}
          autoComplete="organization"
          value={draft.tradeName}
          error={words(problemOf('tradeName'), texts.errors.tradeName)}
          onChange={(event) => change({ tradeName: event.target.value })}
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
        error={words(problemOf('email'), texts.errors.email)}
        onChange={(event) => change({ email: event.target.value })}
      />
    </>
  );
}

/** CPF or CNPJ, and telephone, masked while they are typed (C-94). */
export function NumberFields({ flow: { draft, change }, kind, problemOf }: Props) {
  const { signUp: texts } = useTexts();
  const name = kind === 'company' ? 'cnpj' : 'cpf';
  const manner =
    name === 'cnpj'
      ? ({ hint: texts.cnpjHint, autoCapitalize: 'characters', maxLength: 18 } as const)
      : ({ inputMode: 'numeric', maxLength: 14 } as const);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <MaskedField
        {...manner}
        data-field="document"
        name={name}
        label={texts[name]}
        autoComplete="off"
        spellCheck={false}
        value={draft[name]}
        error={words(problemOf('document'), texts.errors[name])}
        mask={(typed) => maskNumber(name, typed)}
        onChange={(event) => change({ [name]: event.target.value })}
      />
      <MaskedField
        data-field="phone"
        name="telefone"
        label={texts.phone}
        autoComplete="tel-national"
        inputMode="tel"
        maxLength={30}
        value={draft.phone}
        error={words(problemOf('phone'), texts.errors.phone)}
        mask={(typed) => maskNumber('phone', typed)}
        onChange={(event) => change({ phone: event.target.value })}
      />
    </div>
  );
}

/** The password twice, with what it needs (PASS-16 to PASS-20). */
export function PasswordFields(props: Pick<Props, 'problemOf'> & { readonly flow: SignUp }) {
  const { flow, problemOf } = props;
  const { draft, secrets, changeSecrets } = flow;
  const { signUp: texts } = useTexts();
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SecretField
          data-field="password"
          name="password"
          label={texts.password}
          autoComplete="new-password"
          value={secrets.password}
          error={words(problemOf('password'), texts.errors.password)}
          onChange={(event) => changeSecrets({ password: event.target.value })}
        />
        <SecretField
          data-field="repeat"
          name="passwordRepeat"
          label={texts.passwordRepeat}
          autoComplete="new-password"
          value={secrets.repeat}
          error={words(problemOf('repeat'), { different: texts.errors.repeat })}
          onChange={(event) => changeSecrets({ repeat: event.target.value })}
        />
      </div>
      <PasswordChecklist
        password={secrets.password}
        personal={[draft.name, draft.tradeName, draft.email]}
        set="wide"
      />
    </>
  );
}
