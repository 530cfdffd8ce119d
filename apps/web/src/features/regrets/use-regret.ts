import { useState } from 'react';
import { sendRegret, type Regretted } from './send-regret.ts';

type RegretState = 'asking' | 'sending' | { readonly refused: string } | { readonly done: Regretted };

/** Sends one regret; sent again after a failure it bears the same key (rule 0.8). */
export function useRegret(offerCode: number) {
  const [key] = useState(() => crypto.randomUUID());
  const [state, setState] = useState<RegretState>('asking');
  const send = async (): Promise<void> => {
    setState('sending');
    const result = await sendRegret(offerCode, key);
    setState(result.ok ? { done: result.value } : { refused: result.text });
  };
  return { state, send };
}
