import type { PersonalDataRequest } from '@patio/contract/people/personal-data/personal-data-request.ts';
import { useEffect, useState } from 'react';

const EVERY_MS = 2000;

/** The requests on the screen. While a copy is being made they are polled every two seconds. */
export function useRequests(loaded: readonly PersonalDataRequest[]) {
  const [requests, setRequests] = useState(loaded);
  useEffect(() => setRequests(loaded), [loaded]);
  const isWaiting = requests.some(({ tipo, situacao }) => tipo === 'exportacao' && situacao === 'aberto');
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => {
      void import('./personal-data-calls.ts')
        .then(({ readRequests }) => readRequests())
        .then((read) => (read === null ? undefined : setRequests(read)))
        // The next poll follows two seconds later.
        .catch(() => undefined);
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  const add = (request: PersonalDataRequest): void =>
    setRequests((before) => [request, ...before.filter(({ protocolo }) => protocolo !== request.protocolo)]);
  return { requests, add };
}
