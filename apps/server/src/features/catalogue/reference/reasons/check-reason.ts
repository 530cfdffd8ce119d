import { ApiError } from '../../../../platform/http/api-error.ts';
import type { ReasonDraft, ReasonRow } from './reasons.store.ts';

const MOST = 50;

/** Refuses a reason that stands there already, or one too many. Errors: `ApiError`. */
export function checkNew(rows: readonly ReasonRow[], { descricao }: ReasonDraft): void {
  if (rows.length >= MOST) throw new ApiError('reason-too-many', { parameters: { most: MOST } });
  refuseSame(rows, descricao);
}

/** Refuses a change that would rewrite what cancellations say, or leave buyers without any reason. Errors: `ApiError`. */
export function checkChange(rows: readonly ReasonRow[], before: ReasonRow, after: ReasonDraft | null): void {
  const others = rows.filter(({ code }) => code !== before.code);
  const rewrites = after === null || after.descricao !== before.description;
  if (rewrites && before.uses > 0) throw new ApiError('reason-named', { parameters: { count: before.uses } });
  if (after?.ativo !== true && !others.some(({ active }) => active)) throw new ApiError('reason-last');
  if (after !== null) refuseSame(others, after.descricao);
}

function refuseSame(rows: readonly ReasonRow[], description: string): void {
  const plain = (text: string) => text.toLocaleLowerCase('pt-BR');
  if (rows.some((row) => plain(row.description) === plain(description))) throw new ApiError('reason-exists');
}
