import { getDesk } from '@patio/contract/sales/desk/get-desk.ts';
import type { DeskKind } from '@patio/contract/sales/desk/work-kinds.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { useReply } from '../api/use-reply.ts';

export type WaitingKind = Reply<typeof getDesk>['data'][number];

/** What waits of one kind. All cards read the same reply. */
export function useDesk(kind: DeskKind) {
  const { reply, failed, retry } = useReply(getDesk);
  return { waiting: reply?.data.find(({ tipo }) => tipo === kind) ?? null, failed, retry };
}
