import { decideConditional } from '@patio/contract/sales/closing/decide-conditional.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { officeCall } from '../../../platform/api/office-call.ts';
import { failureText } from '../../../platform/feedback.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';

export type Decision = 'aceitar' | 'liberar';

/** What became of one sale: null as problem when it was decided. */
interface Result {
  readonly problem: string | null;
}

/** Decisions on many sales: what was chosen, and what became of each. */
export interface Decisions {
  readonly busy: boolean;
  /** How many were decided and how many not; empty before. */
  readonly summary: string;
  of(code: number): Decision | null;
  /** It was chosen, and is not decided yet. */
  isOpen(code: number): boolean;
  result(code: number): Result | null;
  choose(code: number, decision: Decision | null): void;
  /** Sends them one after the other: a refusal stops none of the others. */
  send(codes: readonly number[]): Promise<void>;
}

/** Chooses and sends decisions on many sales. */
export function useDecisions(): Decisions {
  const texts = useTexts();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<ReadonlyMap<number, Decision>>(new Map());
  const [results, setResults] = useState<ReadonlyMap<number, Result>>(new Map());
  const [busy, setBusy] = useState(false);
  const decided = (code: number): boolean => results.get(code)?.problem === null;
  const decide = async (code: number, decisao: Decision): Promise<Result> => {
    try {
      await officeCall(decideConditional, { params: { id: code }, body: { decisao } });
      return { problem: null };
    } catch (failure) {
      return { problem: failureText(failure, texts) };
    }
  };
  const done = [...results.values()].filter(({ problem }) => problem === null).length;
  return {
    busy,
    summary:
      results.size === 0 ? '' : `${texts.lists.done(done)}, ${texts.lists.refused(results.size - done)}`,
    of: (code) => chosen.get(code) ?? null,
    isOpen: (code) => chosen.has(code) && !decided(code),
    result: (code) => results.get(code) ?? null,
    choose: (code, decision) =>
      setChosen((before) => {
        const next = new Map(before);
        if (decision === null) next.delete(code);
        else if (!decided(code)) next.set(code, decision);
        return next;
      }),
    send: async (codes) => {
      setBusy(true);
      for (const code of codes) {
        const decision = chosen.get(code);
        if (decision === undefined) continue;
        const result = await decide(code, decision);
        setResults((before) => new Map([...before, [code, result]]));
      }
      setBusy(false);
      await client.invalidateQueries();
    },
  };
}
