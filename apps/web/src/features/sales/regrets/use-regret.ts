import { useRef, useState } from 'react';
import { sendRegret, type Regretted, type RegretRequest } from './send-regret.ts';

type RegretState = 'asking' | 'sending' | { readonly refused: string } | { readonly done: Regretted };

/** Sends one regret; a retry after a failure has the same key, unless its content changed (rule 0.8). */
export function useRegret() {
  const last = useRef({ said: '', key: '' });
  const [state, setState] = useState<RegretState>('asking');
  const send = async (request: RegretRequest): Promise<void> => {
    setState('sending');
    const said = JSON.stringify(request);
    if (last.current.said !== said) last.current = { said, key: crypto.randomUUID() };
    const result = await sendRegret(request, last.current.key);
    setState(result.ok ? { done: result.value } : { refused: result.text });
  };
  return { state, send };
}
