import type { Profile } from '@patio/contract/identity/accounts/profile.ts';
import { personalForm, type PersonalKey } from '@patio/domain/identity/accounts/account-forms.ts';
import { MaskedField } from '@patio/ui/masked-field.tsx';
import { ErrorState, Notice, Skeleton } from '@patio/ui/states.tsx';
import { useCallback, useEffect, useState } from 'react';
import { fieldProps } from '../../../../platform/forms/field-props.ts';
import { ScriptForm } from '../../../../platform/forms/script-form.tsx';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { accountTexts } from '../../../identity/accounts/public.ts';
import { loadProfile } from './profile-calls.ts';
import { documentText } from './document-text.ts';
import { usePersonalForm } from './use-personal-form.ts';
import { StepButtons } from '../step-buttons.tsx';
import type { FlowState } from '../use-flow.ts';

/** Step 0: personal data, saved before the flow continues (FLOW-11 to FLOW-20). */
export function PersonalStep({ flow }: { flow: Pick<FlowState, 'update' | 'goTo'> }) {
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

function PersonalForm({
  flow,
  profile,
  onSaved,
}: {
  flow: Pick<FlowState, 'update'>;
  profile: Profile;
  onSaved: () => void;
}) {
  const { flow: texts } = useTexts();
  const form = usePersonalForm(profile, onSaved);
  const placeholders: Readonly<Partial<Record<PersonalKey, string>>> = texts.placeholders;
  const onlyPhone =
    [...form.problems.values()].every((problem) => problem === 'invalid') && form.problems.has('phone');
  return (
    <ScriptForm noValidate onSubmit={form.submit}>
      {form.tried && !form.valid ? (
        <Alert>{onlyPhone ? texts.problems.phone.invalid : texts.fillFields}</Alert>
      ) : null}
      {form.refused.map((text) => (
        <Alert key={text}>{text}</Alert>
      ))}
      <div className="grid gap-4 sm:grid-cols-2">
        {personalForm(profile.tipoPerfilFlag).map((field) => {
          const { key } = field;
          const readOnly = isGiven(key, profile);
          const shown = key === 'document' && readOnly ? { value: documentText(profile) } : {};
          return (
            <MaskedField
              key={key}
              {...fieldProps(form, field)}
              {...shown}
              mask={field.mask ?? ((typed) => typed)}
              label={texts.fields[key]}
              readOnly={readOnly}
              placeholder={placeholders[key]}
            />
          );
        })}
      </div>
      <StepButtons flow={flow} onBack={null} canNext={form.valid} explains busy={form.sending} />
    </ScriptForm>
  );
}

function Alert({ children }: { children: string }) {
  return (
    <div role="alert" className="mb-4">
      <Notice tone="danger" icon="alert">
        {children}
      </Notice>
    </div>
  );
}

/** What was given at sign-up cannot be changed here (C-88). */
function isGiven(key: PersonalKey, profile: Profile): boolean {
  return (key === 'email' || key === 'username' || key === 'document') && accountTexts(profile)[key] !== '';
}
