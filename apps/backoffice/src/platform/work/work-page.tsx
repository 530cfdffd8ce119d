import type { RouteDefinition } from '@patio/contract/route/define-route.ts';
import type { WorkKind } from '@patio/contract/sales/desk/work-kinds.ts';
import type { ListSpec } from '@patio/contract/wire/list-query.ts';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { useReply } from '../api/use-reply.ts';
import type { DataListProps, ListPage } from '../lists/data-list.tsx';
import { ListWithPanel } from '../lists/list-with-panel.tsx';
import { useListState } from '../lists/use-list-state.ts';
import { useWorkList } from './use-work-list.tsx';

interface WorkRow {
  readonly codigo: number;
  readonly situacao: string;
}

/** A call that gives a page of a list. */
type ListCall<Row> = RouteDefinition & {
  readonly success: { readonly status: 200; readonly schema: z.ZodType<ListPage<Row>> };
};

interface Props<Row> extends Pick<DataListProps<Row>, 'title' | 'columns' | 'filters' | 'exported'> {
  readonly kind: WorkKind;
  readonly call: ListCall<Row>;
  readonly spec: ListSpec;
  /** The state of rows that wait, which are listed without another choice. */
  readonly waiting: string;
  /** Whether a row waits, if its state alone does not say so. */
  readonly waits?: (row: Row) => boolean;
  readonly panel: (row: Row, close: () => void) => ReactNode;
}

/** A page of work: what waits is listed, taken and given back, and opens beside the list. */
export function WorkPage<Row extends WorkRow>({ kind, call, spec, waiting, waits, ...list }: Props<Row>) {
  const state = useListState(spec, { situacao: waiting });
  const isWaiting = waits ?? (({ situacao }: Row) => situacao === waiting);
  const work = useWorkList(kind, state, { idOf: ({ codigo }: Row) => codigo, waits: isWaiting });
  const read = useReply(call, state.query);
  return (
    <ListWithPanel
      {...list}
      list={call.name}
      state={state}
      work={work}
      read={read}
      waits={isWaiting}
      idOf={({ codigo }) => codigo}
    />
  );
}
