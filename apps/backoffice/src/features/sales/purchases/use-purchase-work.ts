import { assignPurchases } from '@patio/contract/sales/purchases/assign-purchases.ts';
import type { PurchaseRow } from '@patio/contract/sales/purchases/purchase-row.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useAction } from '../../../platform/panels/use-action.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import type { Work } from '../../../platform/work/use-work.tsx';

/** Taking purchases and giving them back: their assignee, in the words of all work of the desk. */
export function usePurchaseWork(rows: readonly PurchaseRow[]): Work {
  const { work: texts } = useTexts();
  const user = useUser();
  const action = useAction(assignPurchases);
  const [refused, setRefused] = useState<Reply<typeof assignPurchases>['recusadas']>([]);
  const holderOf = (id: number) => rows.find(({ codigo }) => codigo === id)?.responsavel ?? undefined;
  const assign = async (
    body: { readonly compras: number[]; readonly responsavel: number | null; readonly de: number | null },
    done: (count: number) => string,
  ): Promise<void> => {
    const reply = await action.give({ body }, ({ feitas }) => done(feitas.length));
    if (reply !== null) setRefused(reply.recusadas);
  };
  return {
    mayTake: can(user, assignPurchases),
    busy: action.busy,
    problem: action.problem,
    holderOf,
    isOwn: (id) => holderOf(id)?.codigo === user.codigoUsuario,
    colleagues: [],
    refused: refused.map(({ com, ...rest }) => ({
      ...rest,
      com: com === null ? null : { codigo: null, nome: com },
    })),
    take: (ids, from) =>
      assign({ compras: [...ids], responsavel: user.codigoUsuario, de: from ?? null }, texts.taken),
    giveBack: (ids) =>
      assign({ compras: [...ids], responsavel: null, de: user.codigoUsuario }, texts.returned),
    dismiss: () => setRefused([]),
  };
}

/** Whether there is something left to do about a purchase. */
export function isUnderWay({ situacao, canceladaEm }: PurchaseRow): boolean {
  return situacao !== 'X' && canceladaEm === null;
}
