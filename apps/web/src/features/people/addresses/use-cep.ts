import { useEffect, useRef, useState } from 'react';
import { cepDigits, type AddressFields } from '@patio/domain/people/addresses/address-fields.ts';
import type { CepState } from './cep-texts.ts';
import { loadPostalCode } from './load-places.ts';
import { withPlace } from './place-of-cep.ts';

/** Timeout of one lookup; the server itself waits three seconds for its service. */
const PATIENCE_MS = 8000;

/**
 * Looks up the CEP of a form and fills in the address. Of two lookups, the last one counts; anything but eight digits sends no request
 * (C-92). `state` null: nothing to show.
 */
export function useCep(
  fields: AddressFields,
  setFields: (step: (now: AddressFields) => AddressFields) => void,
) {
  const [state, setState] = useState<CepState | null>(null);
  const running = useRef<AbortController | null>(null);
  const last = useRef('');
  useEffect(() => () => running.current?.abort(), []);
  const lookUp = async (): Promise<void> => {
    const cep = cepDigits(fields.cep);
    if (cep === last.current) return;
    last.current = cep;
    running.current?.abort();
    if (!/^\d{8}$/.test(cep)) return setState(null);
    const mine = new AbortController();
    running.current = mine;
    setState('searching');
    const answer = await loadPostalCode(
      cep,
      AbortSignal.any([mine.signal, AbortSignal.timeout(PATIENCE_MS)]),
    );
    if (mine.signal.aborted) return;
    if (typeof answer === 'string') {
      // Allows another try with the same CEP.
      if (answer === 'unreachable') last.current = '';
      return setState(answer);
    }
    setFields((now) => withPlace(now, fields, answer));
    // The single CEP of a small town has no street.
    setState(answer.logradouro === '' ? 'partly' : 'filled');
  };
  return {
    state,
    lookUp: () => void lookUp(),
    /** The CEP was changed: the result for the previous one no longer applies. */
    forget: () => {
      running.current?.abort();
      last.current = '';
      setState(null);
    },
  };
}
