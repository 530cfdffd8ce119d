import { countRecipients } from '@patio/contract/messaging/notifications/count-recipients.ts';
import { useState } from 'react';
import { officeCall } from '../../../platform/api/office-call.ts';
import { failureText } from '../../../platform/feedback.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { Destination } from './recipients.ts';

/** How many accounts a notification would reach now; null before they were counted. */
export function useCount() {
  const texts = useTexts();
  const [busy, setBusy] = useState(false);
  const [counted, setCounted] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    busy,
    counted,
    problem,
    forget: () => setCounted(null),
    run: async (destination: Destination): Promise<void> => {
      setBusy(true);
      setProblem(null);
      try {
        const { data } = await officeCall(countRecipients, { query: asQuery(destination) });
        if (data.destinatarios === 0) setProblem(texts.broadcasts.nobody);
        else setCounted(data.destinatarios);
      } catch (failure) {
        setProblem(failureText(failure, texts));
      }
      setBusy(false);
    },
  };
}

/** A query says yes in letters. */
function asQuery({ todos, ...narrowed }: Destination) {
  return todos === true ? { todos: 'true' as const } : narrowed;
}
