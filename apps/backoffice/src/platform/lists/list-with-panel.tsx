import { Fragment, type ReactNode } from 'react';
import { ClosedRecord } from './closed-record.tsx';
import { DataList, type DataListProps, type ListPage } from './data-list.tsx';

interface Props<Row> extends Omit<DataListProps<Row>, 'page' | 'failed' | 'onRetry'> {
  /** What its call gave last, as `useReply` reads it. */
  readonly read: {
    readonly reply: ListPage<Row> | null;
    readonly failed: string | null;
    retry(): void;
  };
  /** The record beside the list. */
  readonly panel: (row: Row, close: () => void) => ReactNode;
}

/** A list whose rows open beside it; a record that the list no longer has says so. */
export function ListWithPanel<Row>({ read, panel, ...list }: Props<Row>) {
  const { state, idOf, title } = list;
  const rows = read.reply?.data ?? null;
  const open = rows?.find((row) => idOf(row) === state.openId);
  return (
    <>
      <DataList {...list} page={read.reply} failed={read.failed} onRetry={read.retry} />
      {open === undefined ? (
        <ClosedRecord title={title} records={{ ...state, rows }} />
      ) : (
        <Fragment key={idOf(open)}>{panel(open, () => state.open(null))}</Fragment>
      )}
    </>
  );
}
