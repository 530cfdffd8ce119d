import { fieldText, type FieldMessage } from '@patio/contract/errors/field-texts/field-texts.ts';
import { RESERVED_STORE_NAMES } from '@patio/domain/stores/partners/reserved-names.ts';
import { judgeStoreName } from '@patio/domain/validation/store-name.ts';
import { useEffect, useState, type FormEvent } from 'react';
import { useIdiom, useTexts } from '../../../../platform/i18n/texts.ts';
import type { RegistrationState } from './use-registration.ts';

const MESSAGES = {
  required: 'store-name-required',
  spaces: 'store-name-spaces',
  hyphen: 'store-name-hyphen',
  lowercase: 'store-name-lowercase',
} as const satisfies Record<string, FieldMessage>;

/** State and actions of the store name. */
export function useStoreName({ draft, update, advance }: RegistrationState) {
  const { partners: texts } = useTexts();
  const idiom = useIdiom();
  const { store } = draft;
  const verdict = judgeStoreName(store, RESERVED_STORE_NAMES);
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<readonly string[] | null>(null);
  const free = useIsFree(store, verdict === 'ok');
  const taken = verdict === 'reserved' || free === false;
  const wrong =
    verdict === 'ok' || verdict === 'reserved'
      ? taken
        ? texts.storeTaken
        : null
      : fieldText(MESSAGES[verdict], '', idiom);
  const save = async (): Promise<void> => {
    setTried(true);
    setRefused(null);
    if (wrong !== null) return;
    setSending(true);
    const { sendStoreName } = await import('./registration-calls.ts');
    const result = await sendStoreName(store, draft.token ?? '');
    setSending(false);
    if (result.ok) advance();
    else setRefused(result.erros);
  };
  return {
    sending,
    refused,
    /** An empty field is not an error before the user tries to save it. */
    objection: store === '' && !tried ? null : wrong,
    news:
      wrong !== null
        ? null
        : free === true
          ? ('free' as const)
          : free === null
            ? ('checking' as const)
            : null,
    type: (text: string) => {
      setRefused(null);
      update({ store: text });
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (!sending) void save();
    },
  };
}

/** Checks shortly after the last keystroke whether a well-formed name is free; null while unknown, undefined if the check failed. */
function useIsFree(name: string, wellFormed: boolean): boolean | null | undefined {
  const [known, setKnown] = useState<{ name: string; free: boolean | undefined } | null>(null);
  useEffect(() => {
    if (!wellFormed) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      void (async () => {
        const { isNameFree } = await import('./registration-calls.ts');
        const free = await isNameFree(name, controller.signal);
        if (!controller.signal.aborted) setKnown({ name, free: free ?? undefined });
      })();
    }, 350);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [name, wellFormed]);
  return known?.name === name ? known.free : null;
}
