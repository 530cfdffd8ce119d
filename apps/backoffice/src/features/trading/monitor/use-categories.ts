import { listCategories } from '@patio/contract/catalogue/catalogue/list-categories.ts';
import { useReply } from '../../../platform/api/use-reply.ts';

/** The categories of the site as choices of a filter. */
export function useCategories(): readonly { readonly value: string; readonly label: string }[] {
  const { reply } = useReply(listCategories);
  return reply?.map(({ codigo, name }) => ({ value: String(codigo), label: name })) ?? [];
}
