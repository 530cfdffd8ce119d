import type { InterestCategory } from '@patio/contract/catalogue/interests/list-interests.ts';
import { Button } from '@patio/ui/button.tsx';
import { ErrorState, Skeleton } from '@patio/ui/states.tsx';
import { useCallback, useEffect, useState } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { InterestPicker } from '../../../catalogue/interests/public.ts';
import { ErrorList } from './error-list.tsx';
import type { RegistrationState } from './use-registration.ts';

/** Step 3: the partner's interests, saved with the token of the registration (PREG-16). */
export function InterestsStep({ registration }: { registration: RegistrationState }) {
  const { partners: texts, shell } = useTexts();
  const { draft, update, advance } = registration;
  const [categories, setCategories] = useState<readonly InterestCategory[] | 'loading' | null>('loading');
  const [saving, setSaving] = useState(false);
  const [refused, setRefused] = useState<readonly string[] | null>(null);
  const load = useCallback(async () => {
    setCategories('loading');
    const { loadCategories } = await import('./registration-calls.ts');
    setCategories(await loadCategories());
  }, []);
  useEffect(() => void load(), [load]);
  const save = async (): Promise<void> => {
    setRefused(null);
    setSaving(true);
    const { sendInterests } = await import('./registration-calls.ts');
    const result = await sendInterests(draft.interests, draft.token ?? '');
    setSaving(false);
    if (result.ok) advance();
    else setRefused(result.erros.length > 0 ? result.erros : [shell.genericError]);
  };
  return (
    <div>
      <p className="mb-5 text-ink-2">{texts.interestsText}</p>
      {refused === null ? null : <ErrorList title={texts.interestsNotSaved} erros={refused} />}
      {categories === 'loading' ? (
        <div role="status" aria-label={shell.loading}>
          <Skeleton className="h-52" />
        </div>
      ) : categories === null ? (
        <ErrorState text={texts.interestsFailed} retryLabel={shell.retry} onRetry={() => void load()} />
      ) : (
        <InterestPicker
          label={texts.interestsTitle}
          categories={categories}
          chosen={new Set(draft.interests)}
          onChange={(codes) => update({ interests: [...codes] })}
        />
      )}
      <div className="mt-6 flex justify-end border-t border-line pt-5">
        <Button look="bid" size="large" busy={saving} onClick={() => void save()} className="max-sm:w-full">
          {texts.next}
        </Button>
      </div>
    </div>
  );
}
