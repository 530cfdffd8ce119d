import { useState } from 'react';
import type { RefusedPurchase } from '../proposals/public.ts';
import { sendAnswer } from './send-answer.ts';

type AnswerState = 'asking' | 'sending' | 'done' | RefusedPurchase;

/** Sends one answer; a retry after a failure has the same key (rule 0.8). */
export function useAnswer(offerCode: number, accepts: boolean) {
  const [key] = useState(() => crypto.randomUUID());
  const [state, setState] = useState<AnswerState>('asking');
  const send = async (): Promise<boolean> => {
    setState('sending');
    const result = await sendAnswer(offerCode, accepts, key);
    if (result.ok) setState('done');
    else
      setState({
        refused: result.text,
        incomplete: result.missingStep !== undefined,
        deposit: result.deposit === true,
      });
    return result.ok;
  };
  /** Back to the question, without a refusal. */
  const askAgain = (): void => setState('asking');
  return { state, send, askAgain };
}
