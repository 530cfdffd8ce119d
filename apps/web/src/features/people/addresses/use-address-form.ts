import type { Address } from '@patio/contract/people/addresses/address.ts';
import {
  addressProblems,
  cepDigits,
  type AddressFields,
} from '@patio/domain/people/addresses/address-fields.ts';
import { useEffect, useState } from 'react';
import { useIdiom, useTexts } from '../../../platform/i18n/texts.ts';
import { useDraft } from '../../../platform/drafts/use-draft.ts';
import { useForm, type FormOutcome } from '../../../platform/forms/use-form.ts';
import { loadAddresses, saveAddress } from './address-calls.ts';
import { addressDraftName, areAddressFields } from './address-draft.ts';
import { cepText } from './cep-texts.ts';
import { loadCities, loadStates, type City, type State } from './load-places.ts';
import { useCep } from './use-cep.ts';

interface Edited {
  /** Null: a new one. */
  readonly address: Address | null;
  /** Whether a new one becomes the main one. */
  readonly main: boolean;
  readonly onSaved: (address: Address) => void;
}

/** State and actions of the address form. */
export function useAddressForm(edited: Edited) {
  const { flow: texts } = useTexts();
  const { draft, send } = useSaving(edited);
  const [states, setStates] = useState<readonly State[]>([]);
  const cities = useCities(draft.fields.estado);
  const idiom = useIdiom();
  const form = useForm({
    input: draft,
    problems: addressProblems(draft.fields),
    words: (_key, problem) => (problem === 'characters' ? texts.cepDigits : texts.required),
    showErrors: 'tried',
    atOnce: (problem) => problem === 'characters',
    send,
  });
  const cep = useCep(draft.fields, draft.change);
  useEffect(() => {
    void loadStates().then(setStates);
  }, []);
  return {
    ...form,
    states,
    cities,
    /** Discards the input. */
    drop: draft.drop,
    chooseState: (estado: number | null) => form.change({ estado, cidade: null }),
    lookUp: cep.lookUp,
    /** The result of the CEP lookup; '' when there is nothing to show. */
    cepNote: cep.state === null ? '' : cepText(cep.state, idiom),
    changeCep: (text: string) => {
      cep.forget();
      form.change({ cep: text });
    },
  };
}

/** The input, and saving it. What another tab saved meanwhile fills the fields that were not edited. */
function useSaving({ address, main, onSaved }: Edited) {
  const { flow: texts } = useTexts();
  const code = address?.codEnd ?? null;
  const [base, setBase] = useState(address);
  const draft = useDraft({ name: addressDraftName(code), from: fieldsOf(base), areFields: areAddressFields });
  const send = async (): Promise<FormOutcome> => {
    const { estado, cidade } = draft.fields;
    if (estado === null || cidade === null) return { taken: false, erros: [] };
    const [principal, versao] = [base?.principal ?? (main ? 'S' : 'N'), base?.versao ?? null];
    const places = { cep: cepDigits(draft.fields.cep), estado, cidade };
    const result = await saveAddress(code, { ...draft.fields, ...places, principal, versao });
    if (result.ok) {
      draft.drop();
      onSaved(result.value);
      return { taken: true };
    }
    const now = result.conflict === true ? await storedAddress(code) : undefined;
    if (now !== undefined) {
      draft.rebase(fieldsOf(now));
      setBase(now);
    }
    return { taken: false, erros: [result.text || texts.saveFail] };
  };
  return { draft, send };
}

async function storedAddress(code: number | null): Promise<Address | undefined> {
  return (await loadAddresses())?.find(({ codEnd }) => codEnd === code);
}

function fieldsOf(address: Address | null): AddressFields {
  return {
    cep: address?.cep ?? '',
    endereco: address?.endereco ?? '',
    numeroEndereco: address?.numeroEndereco ?? '',
    complemento: address?.complemento ?? '',
    bairro: address?.bairro ?? '',
    estado: address?.estado ?? null,
    cidade: address?.cidade ?? null,
  };
}

function useCities(state: number | null): readonly City[] {
  const [cities, setCities] = useState<readonly City[]>([]);
  useEffect(() => {
    let current = true;
    const load = state === null ? Promise.resolve([]) : loadCities(state);
    void load.then((found) => {
      if (current) setCities(found);
    });
    return () => {
      current = false;
    };
  }, [state]);
  return cities;
}
