import { listAssignees } from '@patio/contract/sales/purchases/list-assignees.ts';
import { useReply } from '../../../platform/api/use-reply.ts';
import { can, useUser } from '../../../platform/session/user.ts';

/** The users to whom purchases may be assigned; none for those who may not assign. */
export function useAssignees(): readonly { readonly codigo: number; readonly nome: string }[] {
  const { reply } = useReply(listAssignees, undefined, undefined, {
    enabled: can(useUser(), listAssignees),
  });
  return reply?.data ?? [];
}
