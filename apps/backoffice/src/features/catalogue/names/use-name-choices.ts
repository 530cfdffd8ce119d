import { listNames } from '@patio/contract/catalogue/names/list-names.ts';
import type { NameKind } from '@patio/contract/catalogue/names/staff-name.ts';
import { useReply } from '../../../platform/api/use-reply.ts';

/** Names of a kind as choices, also those that are hidden; `part`: those with these letters. */
export function useNameChoices(
  kind: NameKind,
  { part = '', enabled = true }: { readonly part?: string; readonly enabled?: boolean } = {},
): readonly { readonly value: string; readonly label: string }[] {
  const busca = part.trim();
  const query = { tipo: kind, limit: '100', ...(busca === '' ? {} : { busca }) };
  const { reply } = useReply(listNames, query, undefined, { enabled, once: true });
  return reply?.data.map(({ codigo, nome }) => ({ value: String(codigo), label: nome })) ?? [];
}
