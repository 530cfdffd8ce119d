import type { Address } from '@patio/contract/addresses/address.ts';
import type { PostalCodePlace } from '@patio/contract/places/find-postal-code.ts';
import { useEffect, useState, type FormEvent } from 'react';
import { useTexts } from '../../platform/i18n/texts.ts';
import { saveAddress } from './address-calls.ts';
import { addressErrors, type AddressFields } from './address-fields.ts';
import { loadCities, loadPostalCode, loadStates, type City, type State } from './load-places.ts';

export type AddressTexts = Omit<AddressFields, 'estado' | 'cidade'>;

/** State and actions of the address form. */
export function useAddressForm(address: Address | null, onSaved: (address: Address) => void) {
  const { flow: texts } = useTexts();
  const [fields, setFields] = useState<AddressFields>(() => fieldsOf(address));
  const [states, setStates] = useState<readonly State[]>([]);
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const cities = useCities(fields.estado);
  const errors = addressErrors(fields);
  useEffect(() => {
    void loadStates().then(setStates);
  }, []);

  const change = (part: Partial<AddressFields>): void => setFields((now) => ({ ...now, ...part }));
  const lookUp = async (): Promise<void> => {
    const found = await placeOf(fields.cep.trim());
    setFields((now) => withPlace(now, found));
  };
  const submit = async (): Promise<void> => {
    setTried(true);
    setRefused(null);
    const { estado, cidade } = fields;
    if (errors.size > 0 || estado === null || cidade === null) return;
    setSaving(true);
    const principal = address?.principal ?? 'S';
    const result = await saveAddress(address?.codEnd ?? null, {
      ...fields,
      cep: fields.cep.trim(),
      estado,
      cidade,
      principal,
    });
    setSaving(false);
    if (result.ok) onSaved(result.value);
    else setRefused(result.text || texts.saveFail);
  };
  return {
    fields,
    states,
    cities,
    saving,
    refused,
    change,
    chooseState: (estado: number | null) => change({ estado, cidade: null }),
    errorOf: (name: keyof AddressFields): string | null => {
      const error = errors.get(name);
      if (error === 'digits') return texts.cepDigits;
      return tried && error !== undefined ? texts.required : null;
    },
    lookUp: () => void lookUp(),
    submit: (event: FormEvent) => {
      event.preventDefault();
      void submit();
    },
  };
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

async function placeOf(cep: string): Promise<PostalCodePlace | null> {
  return /^\d{8}$/.test(cep) ? loadPostalCode(cep) : null;
}

/** Fills in what a postal code tells; what it does not tell stays (ADDR-04). */
function withPlace(fields: AddressFields, place: PostalCodePlace | null): AddressFields {
  if (place === null) return fields;
  return {
    ...fields,
    endereco: place.logradouro || fields.endereco,
    complemento: place.complemento || fields.complemento,
    bairro: place.bairro || fields.bairro,
    estado: place.codigoEstado ?? fields.estado,
    cidade: place.codigoCidade ?? fields.cidade,
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
