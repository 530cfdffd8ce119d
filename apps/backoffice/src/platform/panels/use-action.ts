import type { RouteDefinition, Reply, Request } from '@patio/contract/route/define-route.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { officeCall } from '../api/office-call.ts';
import { failureText, sayDone } from '../feedback.ts';
import { useTexts } from '../i18n/texts.ts';
import { offerUndo } from '../undo/undo-notice.tsx';
import { undoTokenOf } from '../undo/undo-store.ts';
import { settleTyped } from './typed/typed-fields.ts';

/** An action on a record: whether it is being done, and why it was refused. */
export interface Action<R extends RouteDefinition> {
  readonly busy: boolean;
  readonly problem: string | null;
  /** Forgets why it was refused. */
  clear(): void;
  /** Makes the call; says so (nothing for ''), with a way back if there is one, and reads every list again when it is done. Whether it was. */
  run(request: Request<R>, done: string): Promise<boolean>;
  /** The same, and gives the reply; null: it was refused. */
  give(request: Request<R>, done: (reply: Reply<R>) => string): Promise<Reply<R> | null>;
}

/** One action of staff by one call. A refusal keeps what was typed, and lists are read again: something has changed. */
export function useAction<R extends RouteDefinition>(route: R): Action<R> {
  const texts = useTexts();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = async (request: Request<R>): Promise<{ readonly reply: Reply<R> } | null> => {
    try {
      return { reply: await officeCall(route, request) };
    } catch (failure) {
      setProblem(failureText(failure, texts));
      return null;
    }
  };
  const give = async (
    request: Request<R>,
    done: (reply: Reply<R>) => string,
  ): Promise<{ readonly reply: Reply<R> } | null> => {
    setBusy(true);
    setProblem(null);
    const outcome = await attempt(request);
    setBusy(false);
    if (outcome !== null) settleTyped();
    await client.invalidateQueries();
    const said = outcome === null ? '' : done(outcome.reply);
    const token = undoTokenOf(outcome?.reply);
    if (token !== null) offerUndo({ token, done: said }, texts.common.close);
    else if (said !== '') sayDone(said);
    return outcome;
  };
  return {
    busy,
    problem,
    clear: () => setProblem(null),
    run: async (request, done) => (await give(request, () => done)) !== null,
    give: async (request, done) => (await give(request, done))?.reply ?? null,
  };
}
