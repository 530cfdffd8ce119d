import { Table } from '@mantine/core';
import classes from './record-list.module.css';
import type { Column } from './record-list.tsx';

interface Props<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => number | string;
  readonly columns: readonly Column<Row>[];
}

/** Rows that open nothing: a part of a record. On a phone each is a card. */
export function PlainTable<Row>({ label, rows, idOf, columns }: Props<Row>) {
  return (
    <div className={classes['frame']}>
      <Table aria-label={label} verticalSpacing={6} className={classes['table'] ?? ''}>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column.label} ta={column.numeric === true ? 'right' : 'left'}>
                {column.label}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={idOf(row)}>
              {columns.map((column) => (
                <Table.Td
                  key={column.label}
                  data-label={column.label}
                  ta={column.numeric === true ? 'right' : 'left'}
                >
                  {column.cell(row)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
