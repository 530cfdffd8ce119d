import { useEffect, useState } from 'react';
import { useFields } from '../../../platform/forms/use-fields.ts';
import { loadStates, type State } from '../../people/addresses/public.ts';
import { accountBody, accountProblems, EMPTY_ACCOUNT, type AccountField } from './account-fields.ts';
import { useAccountTexts } from './use-account-texts.ts';
import { useCities } from './use-cities.ts';

/** The input for the refund account, kept in memory only. */
export function useAccountForm(asked: boolean) {
  const texts = useAccountTexts();
  const [fields, setFields] = useState(EMPTY_ACCOUNT);
  const [states, setStates] = useState<readonly State[]>([]);
  useEffect(() => {
    if (asked) void loadStates().then(setStates);
  }, [asked]);
  const errors: Readonly<Partial<Record<AccountField, string>>> = texts.errors;
  const form = useFields({
    input: { fields, change: setFields },
    problems: accountProblems(fields),
    words: (key) => errors[key] ?? '',
    showErrors: 'left',
  });
  return {
    ...form,
    states,
    cities: useCities(fields.state),
    /** The fields of the call. */
    body: accountBody(fields),
    chooseState: (state: number | null) => form.change({ state, cityCode: null }),
  };
}
