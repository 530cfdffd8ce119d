import { Button } from '@patio/ui/button.tsx';
import { Field } from '@patio/ui/field.tsx';
import { ScriptForm } from '../../../../platform/forms/script-form.tsx';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { useRoot } from '../../../../platform/shell/use-frame.ts';
import { ErrorList } from './error-list.tsx';
import type { RegistrationState } from './use-registration.ts';
import { useStoreName } from './use-store-name.ts';

/** Step 4: the store's name in URLs, validated during input (PREG-17 to PREG-23). */
export function StoreNameStep({ registration }: { registration: RegistrationState }) {
  const { partners: texts } = useTexts();
  const origin = useRoot()?.origin ?? '';
  const { store } = registration.draft;
  const name = useStoreName(registration);
  return (
    <ScriptForm noValidate onSubmit={name.submit} aria-busy={name.sending} className="max-w-xl">
      <p className="mb-4 text-ink-2">{texts.storeText}</p>
      {name.refused === null ? null : (
        <ErrorList title={name.refused.length === 0 ? texts.storeFailed : null} erros={name.refused} />
      )}
      <Field
        name="store"
        label={texts.storeName}
        hint={texts.storeHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        required
        value={store}
        error={name.objection}
        onChange={(event) => name.type(event.target.value)}
      />
      <p role="status" className={`mt-1 min-h-6 text-sm ${name.news === 'free' ? 'text-ok' : 'text-ink-3'}`}>
        {name.news === 'free' ? texts.storeFree : name.news === 'checking' ? texts.storeChecking : ''}
      </p>
      <p className="mt-2 text-sm text-ink-3">{texts.storeAddress}</p>
      <p className="font-medium break-all">
        {origin}/<span className="text-accent">{store === '' ? texts.storeExample : store}</span>
      </p>
      <div className="mt-6 flex flex-wrap justify-between gap-3 border-t border-line pt-5">
        <Button onClick={() => registration.goTo(2)}>{texts.back}</Button>
        <Button look="bid" type="submit" busy={name.sending}>
          {texts.saveStore}
        </Button>
      </div>
    </ScriptForm>
  );
}
