import { Checkbox, Table, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useTexts } from '../i18n/texts.ts';
import type { DataColumn } from './data-column.ts';
import classes from './record-list.module.css';
import { walkRows } from './walk-rows.ts';
import type { ListState } from './use-list-state.ts';

/** Rows that are marked for an action on many. */
export interface Selection {
  readonly ids: ReadonlySet<number>;
  toggle(id: number): void;
  setAll(ids: readonly number[]): void;
}

interface Props<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly columns: readonly DataColumn<Row>[];
  readonly idOf: (row: Row) => number;
  readonly state: ListState;
  /** Null: nothing can be done to many rows. */
  readonly selection: Selection | null;
  /** Takes a row as work, or gives it back. */
  readonly onTake?: ((row: Row) => void) | undefined;
}

/** The rows of a list: arrows, j and k walk them, x marks one, a takes it, Enter or a click opens one; heads sort. */
export function DataTable<Row>({ title, rows, columns, idOf, state, selection, onTake }: Props<Row>) {
  const { lists: texts } = useTexts();
  const all = rows.map(idOf);
  const marked = all.filter((id) => selection?.ids.has(id) === true).length;
  return (
    <Table aria-label={title} highlightOnHover verticalSpacing="xs" className={classes['table'] ?? ''}>
      <Table.Thead>
        <Table.Tr>
          {selection === null ? null : (
            <Table.Th w={36}>
              <Checkbox
                aria-label={texts.markAll}
                checked={marked === all.length}
                indeterminate={marked > 0 && marked < all.length}
                onChange={() => selection.setAll(marked === all.length ? [] : all)}
              />
            </Table.Th>
          )}
          {columns.map((column) => (
            <Head key={column.key} column={column} state={state} />
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row, at) => {
          const id = idOf(row);
          return (
            <Table.Tr
              key={id}
              tabIndex={at === 0 ? 0 : -1}
              aria-selected={state.openId === id}
              className={classes['row'] ?? ''}
              onClick={() => state.open(id)}
              onKeyDown={(event) =>
                walkRows(event, {
                  open: () => state.open(id),
                  mark: () => selection?.toggle(id),
                  take: onTake && (() => onTake(row)),
                })
              }
            >
              {selection === null ? null : (
                <Table.Td data-label={texts.mark} onClick={(event) => event.stopPropagation()}>
                  <Checkbox
                    aria-label={texts.markRow(id)}
                    checked={selection.ids.has(id)}
                    onChange={() => selection.toggle(id)}
                  />
                </Table.Td>
              )}
              {columns.map(({ key, label, cell, numeric = false }) => (
                <Table.Td key={key} data-label={label} ta={numeric ? 'right' : 'left'}>
                  {cell(row)}
                </Table.Td>
              ))}
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Table>
  );
}

function Head<Row>({
  column: { label, sort, numeric = false },
  state,
}: {
  column: DataColumn<Row>;
  state: ListState;
}) {
  const up = sort !== undefined && state.order === sort;
  const down = sort !== undefined && state.order === `-${sort}`;
  return (
    <Table.Th
      ta={numeric ? 'right' : 'left'}
      {...(sort === undefined ? {} : { 'aria-sort': up ? 'ascending' : down ? 'descending' : 'none' })}
    >
      {sort === undefined ? (
        label
      ) : (
        <UnstyledButton fz="sm" fw={700} onClick={() => state.set({ order: down ? sort : `-${sort}` })}>
          {label} {up ? <IconArrowUp size={12} aria-hidden /> : null}
          {down ? <IconArrowDown size={12} aria-hidden /> : null}
        </UnstyledButton>
      )}
    </Table.Th>
  );
}
