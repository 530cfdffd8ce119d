import type { Reply } from '@patio/contract/route/define-route.ts';
import { listTakenWork } from '@patio/contract/sales/desk/list-taken-work.ts';
import { returnWork } from '@patio/contract/sales/desk/return-work.ts';
import { takeWork } from '@patio/contract/sales/desk/take-work.ts';
import { WORK_CALLS, type WorkKind } from '@patio/contract/sales/desk/work-kinds.ts';
import { useState } from 'react';
import { useReply } from '../api/use-reply.ts';
import { useTexts } from '../i18n/texts.ts';
import { useAction } from '../panels/use-action.ts';
import { can, useUser } from '../session/user.ts';

type Taken = Reply<typeof listTakenWork>['data'][number];
type Refused = Reply<typeof takeWork>['recusadas'][number];

/** Who has which work of a kind, and how the user takes it or gives it back. */
export interface Work {
  /** False: they only see it. */
  readonly mayTake: boolean;
  readonly busy: boolean;
  readonly problem: string | null;
  /** Who has it; undefined: nobody. */
  holderOf(id: number): Taken['com'] | undefined;
  isOwn(id: number): boolean;
  /** Colleagues who have some of it. */
  readonly colleagues: readonly { readonly value: string; readonly label: string }[];
  /** What was refused last, each with its reason. */
  readonly refused: readonly Refused[];
  /** `from`: the colleague from whom it is taken over. */
  take(ids: readonly number[], from?: number): Promise<void>;
  giveBack(ids: readonly number[]): Promise<void>;
  /** Forgets what was refused. */
  dismiss(): void;
}

/** Reads who has taken what, again every half minute, and takes it. */
export function useWork(kind: WorkKind): Work {
  const { work: texts } = useTexts();
  const user = useUser();
  const { reply } = useReply(listTakenWork, { tipo: kind });
  const [taking, returning] = [useAction(takeWork), useAction(returnWork)];
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const taken = reply?.data ?? [];
  const holderOf = (id: number) => taken.find(({ codigo }) => codigo === id)?.com;
  const keep = (outcome: Reply<typeof takeWork> | null): void => {
    if (outcome !== null) setRefused(outcome.recusadas);
  };
  return {
    mayTake: can(user, WORK_CALLS[kind].acts),
    busy: taking.busy || returning.busy,
    problem: taking.problem ?? returning.problem,
    holderOf,
    isOwn: (id) => holderOf(id)?.codigo === user.codigoUsuario,
    colleagues: colleaguesIn(taken, user.codigoUsuario),
    refused,
    take: async (ids, from) => {
      const body = { tipo: kind, codigos: [...ids], ...(from === undefined ? {} : { de: from }) };
      keep(await taking.give({ body }, ({ feitas }) => texts.taken(feitas.length)));
    },
    giveBack: async (ids) => {
      const body = { tipo: kind, codigos: [...ids] };
      keep(await returning.give({ body }, ({ feitas }) => texts.returned(feitas.length)));
    },
    dismiss: () => setRefused([]),
  };
}

function colleaguesIn(taken: readonly Taken[], own: number): Work['colleagues'] {
  const names = new Map(
    taken.flatMap(({ com: { codigo, nome } }) =>
      codigo === null || nome === null || codigo === own ? [] : [[codigo, nome] as const],
    ),
  );
  return [...names].map(([codigo, nome]) => ({ value: String(codigo), label: nome }));
}
