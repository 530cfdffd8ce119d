import { useEffect, useState } from 'react';
import { loadStates, type State } from '../../people/addresses/public.ts';
import {
  accountBody,
  EMPTY_ACCOUNT,
  missingAccountFields,
  type AccountField,
  type AccountFields,
} from './account-fields.ts';
import { useAccountTexts } from './use-account-texts.ts';
import { useCities } from './use-cities.ts';

/** The account for a refund as it is typed; nothing of it outlives what asks for it. */
export function useAccountForm(asked: boolean) {
  const texts = useAccountTexts();
  const [fields, setFields] = useState(EMPTY_ACCOUNT);
  const [left, setLeft] = useState<ReadonlySet<AccountField>>(new Set());
  const [states, setStates] = useState<readonly State[]>([]);
  useEffect(() => {
    if (asked) void loadStates().then(setStates);
  }, [asked]);
  const missing = missingAccountFields(fields);
  const change = (part: Partial<AccountFields>): void => setFields((now) => ({ ...now, ...part }));
  return {
    fields,
    states,
    cities: useCities(fields.state),
    valid: missing.size === 0,
    /** The fields of the call. */
    body: accountBody(fields),
    change,
    chooseState: (state: number | null) => change({ state, cityCode: null }),
    leave: (name: AccountField) => setLeft((now) => new Set(now).add(name)),
    errorOf: (name: AccountField): string | null =>
      left.has(name) && missing.has(name) ? texts.errors[name] : null,
  };
}
