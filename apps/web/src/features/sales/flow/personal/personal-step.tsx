import type { Profile } from '@patio/contract/identity/accounts/profile.ts';
import { maskDate } from '@patio/domain/validation/birth-date.ts';
import { MaskedField } from '@patio/ui/masked-field.tsx';
import { ErrorState, Notice, Skeleton } from '@patio/ui/states.tsx';
import { useCallback, useEffect, useState, type FormEvent } from 'react';
import { useDraft } from '../../../../platform/drafts/use-draft.ts';
import { ScriptForm } from '../../../../platform/forms/script-form.tsx';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { loadProfile, saveProfile } from './profile-calls.ts';
import {
  arePersonalFields,
  fieldsOf,
  personalChange,
  personalErrors,
  requiredFields,
  type PersonalField,
  type PersonalFields,
} from './personal-fields.ts';
import { documentText } from './document-text.ts';
import { StepButtons } from '../step-buttons.tsx';
import type { FlowState } from '../use-flow.ts';

/** Step 0: personal data, saved before the flow goes on (FLOW-11 to FLOW-20). */
export function PersonalStep({ flow }: { flow: Pick<FlowState, 'keep' | 'goTo'> }) {
  const { flow: texts, shell } = useTexts();
  const [profile, setProfile] = useState<Profile | 'loading' | 'failed'>('loading');
  const load = useCallback(async () => {
    setProfile('loading');
    setProfile((await loadProfile()) ?? 'failed');
  }, []);
  useEffect(() => {
    void load();
  }, [load]);
  if (profile === 'loading') return <Skeleton className="h-96" />;
  if (profile === 'failed') {
    return <ErrorState text={shell.genericError} retryLabel={shell.retry} onRetry={() => void load()} />;
  }
  return (
    <>
      <h2 className="mb-4 text-lg font-semibold">{texts.steps[0]}</h2>
      <PersonalForm flow={flow} profile={profile} onSaved={() => flow.goTo(1)} />
    </>
  );
}

const AUTOCOMPLETE: Readonly<Partial<Record<PersonalField, string>>> = {
  email: 'email',
  login: 'username',
  nome: 'given-name',
  sobrenome: 'family-name',
  telefone: 'tel-national',
  nascimento: 'bday',
  nomeFantasia: 'organization',
};
const LIMITS: Readonly<Partial<Record<PersonalField, number>>> = {
  nome: 100,
  sobrenome: 100,
  nomeFantasia: 100,
  telefone: 20,
  cpf: 18,
};

function PersonalForm({
  flow,
  profile,
  onSaved,
}: {
  flow: Pick<FlowState, 'keep'>;
  profile: Profile;
  onSaved: () => void;
}) {
  const { flow: texts } = useTexts();
  const [base, setBase] = useState(profile);
  const {
    fields,
    change: setFields,
    rebase,
    drop,
  } = useDraft({ name: 'dados-da-compra', from: fieldsOf(base), areFields: arePersonalFields });
  const [tried, setTried] = useState(false);
  const [today] = useState(() => Date.now());
  const [saving, setSaving] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const shown = requiredFields(profile.tipoPerfilFlag);
  const errors = personalErrors(fields, profile.tipoPerfilFlag, today);
  const words = {
    required: texts.required,
    phone: texts.phoneFail,
    document: texts.documentFail,
    birth: texts.birthFail,
  };
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    setTried(true);
    setRefused(null);
    const [first] = shown.filter((name) => errors.has(name));
    if (first !== undefined) {
      const input = event.currentTarget.elements.namedItem(first);
      if (input instanceof HTMLInputElement) input.focus();
      return;
    }
    setSaving(true);
    const result = await saveProfile({ ...personalChange(base, fields), versao: base.versao });
    setSaving(false);
    if (result.ok) {
      drop();
      return onSaved();
    }
    setRefused(result.text || texts.saveFail);
    if (result.conflict === true) await takeOver();
  };
  /** What another tab saved meanwhile comes where nothing was typed. */
  const takeOver = async (): Promise<void> => {
    const now = await loadProfile();
    if (now === null) return;
    rebase(fieldsOf(now));
    setBase(now);
  };
  const change = (name: PersonalField, text: string): void =>
    setFields((now) => ({ ...now, [name]: text }) satisfies PersonalFields);
  const onlyPhone = [...errors.values()].every((error) => error === 'phone');
  return (
    <ScriptForm noValidate onSubmit={(event) => void submit(event)}>
      {tried && errors.size > 0 ? (
        <div role="alert" className="mb-4">
          <Notice tone="danger" icon="alert">
            {onlyPhone ? texts.phoneFail : texts.fillFields}
          </Notice>
        </div>
      ) : null}
      {refused === null ? null : (
        <div role="alert" className="mb-4">
          <Notice tone="danger" icon="alert">
            {refused}
          </Notice>
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {shown.map((name) => {
          const error = errors.get(name);
          return (
            <MaskedField
              key={name}
              name={name}
              mask={(typed) => (name === 'nascimento' ? maskDate(typed) : typed)}
              label={labelOf(name, texts)}
              value={name === 'cpf' && isReadOnly(name, profile) ? documentText(profile) : fields[name]}
              error={tried && error !== undefined ? words[error] : null}
              onChange={(event) => change(name, event.target.value)}
              readOnly={isReadOnly(name, profile)}
              required
              autoComplete={AUTOCOMPLETE[name] ?? 'off'}
              maxLength={LIMITS[name] ?? 320}
              inputMode={name === 'telefone' ? 'tel' : name === 'nascimento' ? 'numeric' : 'text'}
              placeholder={name === 'nascimento' ? texts.birthPlaceholder : undefined}
            />
          );
        })}
      </div>
      <StepButtons flow={flow} onBack={null} canNext={errors.size === 0} explains busy={saving} />
    </ScriptForm>
  );
}

/** What was given at sign-up cannot be changed here (C-88). */
function isReadOnly(name: PersonalField, profile: Profile): boolean {
  if (name === 'email' || name === 'login') return profile[name] !== '';
  return name === 'cpf' && (profile.cpf ?? '') !== '';
}

function labelOf(name: PersonalField, texts: ReturnType<typeof useTexts>['flow']): string {
  const labels: Readonly<Record<PersonalField, string>> = {
    email: texts.email,
    login: texts.login,
    nome: texts.name,
    sobrenome: texts.surname,
    cpf: texts.document,
    telefone: texts.phone,
    nascimento: texts.birth,
    nomeFantasia: texts.tradeName,
    matricula: texts.registration,
  };
  return labels[name];
}
