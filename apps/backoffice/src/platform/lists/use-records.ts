import type { Reply, Request, RouteDefinition } from '@patio/contract/route/define-route.ts';
import { useSearchParams } from 'react-router';
import { useReply } from '../api/use-reply.ts';

/** A list as it was read, and the record of it that is open. */
export interface RecordsRead<Row> {
  /** Null until it was read. */
  readonly rows: readonly Row[] | null;
  /** Why it could not be read; null: it was. */
  readonly failed: string | null;
  readonly openId: number | null;
  retry(): void;
  /** Opens a record by its number; null closes it. It stands in the address. */
  open(id: number | null): void;
}

/** Reads the list that a call gives; which of its records is open stands in the address. */
export function useRecords<R extends RouteDefinition, Row>(
  route: R,
  rowsOf: (reply: Reply<R>) => readonly Row[],
  query?: Request<R>['query'],
): RecordsRead<Row> {
  const [parameters, setParameters] = useSearchParams();
  const { reply, failed, retry } = useReply(route, query);
  const openId = Number(parameters.get('id'));
  return {
    rows: reply === null ? null : rowsOf(reply),
    failed,
    retry,
    openId: Number.isSafeInteger(openId) && openId > 0 ? openId : null,
    open: (id) =>
      setParameters((before) => {
        const next = new URLSearchParams(before);
        if (id === null) next.delete('id');
        else next.set('id', String(id));
        return next;
      }),
  };
}
