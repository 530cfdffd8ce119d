import type { RouteDefinition, Reply, Request } from '@patio/contract/route/define-route.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { officeCall } from '../api/office-call.ts';
import { failureText, sayDone } from '../feedback.ts';
import { useTexts } from '../i18n/texts.ts';

/** An action on a record: whether it is being done, and why it was refused. */
export interface Action<R extends RouteDefinition> {
  readonly busy: boolean;
  readonly problem: string | null;
  /** Forgets why it was refused. */
  clear(): void;
  /** Makes the call; says so and reads every list again when it is done. Whether it was. */
  run(request: Request<R>, done: string): Promise<boolean>;
}

/** One action of staff by one call. A refusal keeps what was typed, and lists are read again: something has changed. */
export function useAction<R extends RouteDefinition>(route: R): Action<R> {
  const texts = useTexts();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = async (request: Request<R>): Promise<Reply<R> | null> => {
    try {
      return await officeCall(route, request);
    } catch (failure) {
      setProblem(failureText(failure, texts));
      return null;
    }
  };
  return {
    busy,
    problem,
    clear: () => setProblem(null),
    run: async (request, done) => {
      setBusy(true);
      setProblem(null);
      const reply = await attempt(request);
      setBusy(false);
      await client.invalidateQueries();
      if (reply === null) return false;
      sayDone(done);
      return true;
    },
  };
}
