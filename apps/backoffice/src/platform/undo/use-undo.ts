import { CallFailure } from '@patio/api-client/call-failure.ts';
import { undoChange } from '@patio/contract/identity/undo/undo-change.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { officeCall } from '../api/office-call.ts';
import { failureText, sayDone, sayProblem } from '../feedback.ts';
import { useTexts } from '../i18n/texts.ts';
import type { LastChange } from './stored-change.ts';
import { forgetChange } from './undo-store.ts';

/** Takes a change back, and says whether all of it was, or why not. */
export function useUndo() {
  const texts = useTexts();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const run = async ({ token }: LastChange): Promise<void> => {
    setBusy(true);
    try {
      const { mantidas } = await officeCall(undoChange, { body: { desfazer: token } });
      forgetChange();
      sayDone(mantidas === 0 ? texts.lists.undone : texts.lists.undonePartly(mantidas));
    } catch (failure) {
      // What the server refuses it refuses again; without an answer it can be tried again.
      if (failure instanceof CallFailure) forgetChange();
      sayProblem(failureText(failure, texts));
    }
    setBusy(false);
    await client.invalidateQueries();
  };
  return { busy, run };
}
