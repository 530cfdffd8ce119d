import type { Address } from '@patio/contract/people/addresses/address.ts';
import { useEffect, useState, type FormEvent } from 'react';
import { useIdiom, useTexts } from '../../../platform/i18n/texts.ts';
import { useDraft } from '../../../platform/drafts/use-draft.ts';
import { loadAddresses, saveAddress } from './address-calls.ts';
import { addressDraftName, areAddressFields } from './address-draft.ts';
import { addressErrors, cepDigits, type AddressFields } from './address-fields.ts';
import { cepText } from './cep-texts.ts';
import { loadCities, loadStates, type City, type State } from './load-places.ts';
import { useCep } from './use-cep.ts';

export type AddressTexts = Omit<AddressFields, 'estado' | 'cidade'>;

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
  const { fields, setFields, saving, refused, save, drop } = useSaving(edited);
  const [states, setStates] = useState<readonly State[]>([]);
  const [tried, setTried] = useState(false);
  const cities = useCities(fields.estado);
  const errors = addressErrors(fields);
  const idiom = useIdiom();
  const cep = useCep(fields, setFields);
  useEffect(() => {
    void loadStates().then(setStates);
  }, []);

  const change = (part: Partial<AddressFields>): void => setFields((now) => ({ ...now, ...part }));
  return {
    fields,
    states,
    cities,
    saving,
    refused,
    change,
    /** Gives up what was typed. */
    drop,
    chooseState: (estado: number | null) => change({ estado, cidade: null }),
    errorOf: (name: keyof AddressFields): string | null => {
      const error = errors.get(name);
      if (error === 'digits') return texts.cepDigits;
      return tried && error !== undefined ? texts.required : null;
    },
    lookUp: cep.lookUp,
    /** What became of looking the CEP up; '' when there is nothing to say. */
    cepNote: cep.state === null ? '' : cepText(cep.state, idiom),
    changeCep: (text: string) => {
      cep.forget();
      change({ cep: text });
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      setTried(true);
      if (errors.size === 0) void save();
    },
  };
}

/** What is typed, and saving it. What another tab saved meanwhile comes where nothing was typed. */
function useSaving({ address, main, onSaved }: Edited) {
  const { flow: texts } = useTexts();
  const code = address?.codEnd ?? null;
  const [base, setBase] = useState(address);
  const [saving, setSaving] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const rules = { name: addressDraftName(code), from: fieldsOf(base), areFields: areAddressFields };
  const { fields, change: setFields, rebase, drop } = useDraft(rules);
  const save = async (): Promise<void> => {
    setRefused(null);
    const { estado, cidade } = fields;
    if (estado === null || cidade === null) return;
    setSaving(true);
    const [principal, versao] = [base?.principal ?? (main ? 'S' : 'N'), base?.versao ?? null];
    const places = { cep: cepDigits(fields.cep), estado, cidade };
    const result = await saveAddress(code, { ...fields, ...places, principal, versao });
    setSaving(false);
    if (result.ok) {
      drop();
      return onSaved(result.value);
    }
    setRefused(result.text || texts.saveFail);
    const now = result.conflict === true ? await storedAddress(code) : undefined;
    if (now === undefined) return;
    rebase(fieldsOf(now));
    setBase(now);
  };
  return { fields, setFields, saving, refused, save, drop };
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
