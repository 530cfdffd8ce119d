import type { ReactNode } from 'react';
import { LeftListContext } from '../panels/typed/left-list.ts';
import { ClosedRecord } from './closed-record.tsx';
import { DataList, type DataListProps, type ListPage } from './data-list.tsx';
import { useOpenRow } from './use-open-row.ts';

interface Props<Row> extends Omit<DataListProps<Row>, 'page' | 'failed' | 'onRetry'> {
  /** What its call gave last, as `useReply` reads it. */
  readonly read: {
    readonly reply: ListPage<Row> | null;
    readonly failed: string | null;
    retry(): void;
  };
  /** Whether a row waits for anyone; what is typed about one stays when it no longer does. */
  readonly waits?: (row: Row) => boolean;
  /** The record beside the list. */
  readonly panel: (row: Row, close: () => void) => ReactNode;
}

const always = (): boolean => true;

/** A list whose rows open beside it; a record that the list never had says so, one that has left it stays as it was. */
export function ListWithPanel<Row>({ read, panel, waits = always, ...list }: Props<Row>) {
  const { state, idOf, title } = list;
  const rows = read.reply?.data ?? null;
  const open = useOpenRow(state.openId, rows, { idOf, waits });
  return (
    <>
      <DataList {...list} page={read.reply} failed={read.failed} onRetry={read.retry} />
      {open === null ? (
        <ClosedRecord title={title} records={{ ...state, rows }} />
      ) : (
        <LeftListContext key={idOf(open.row)} value={open.left}>
          {panel(open.row, () => state.open(null))}
        </LeftListContext>
      )}
    </>
  );
}
