import { Group, Paper, Stack, Table, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { usePageTitle } from '../i18n/use-page-title.ts';
import { UntilLoaded } from '../panels/until-loaded.tsx';
import classes from './record-list.module.css';
import type { RecordsRead } from './use-records.ts';
import { walkRows } from './walk-rows.ts';

export interface Column<Row> {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly numeric?: boolean;
}

interface Props<Row> {
  readonly title: string;
  readonly records: RecordsRead<Row>;
  readonly columns: readonly Column<Row>[];
  readonly idOf: (row: Row) => number;
  /** What the list is narrowed by, beside its title. */
  readonly filters?: ReactNode;
  /** What an empty list says instead of the usual: how the first record is made. */
  readonly empty?: string | null;
}

/** A list of records: one row opens its panel by click, Enter or its address; arrows, j and k walk the rows. */
export function RecordList<Row>({ title, records, columns, idOf, filters, empty }: Props<Row>) {
  const { common, lists } = useTexts();
  const { rows, failed, retry } = records;
  usePageTitle(title);
  return (
    <Stack gap="sm">
      <Group justify="space-between" align="end">
        <Title order={1} size="h3">
          {title}
        </Title>
        {filters}
      </Group>
      <UntilLoaded loaded={rows !== null} failed={failed} height={240} onRetry={retry} />
      {rows?.length === 0 ? (
        <Paper withBorder p="xl">
          <Text ta="center" c="dimmed">
            {empty ?? lists.empty}
          </Text>
        </Paper>
      ) : null}
      {rows === null || rows.length === 0 ? null : (
        <Paper withBorder className={classes['frame'] ?? ''}>
          <Rows title={title} rows={rows} columns={columns} idOf={idOf} records={records} />
        </Paper>
      )}
      {rows === null || rows.length === 0 ? null : (
        <Text size="sm" c="dimmed" role="status">
          {common.rows(rows.length)}
        </Text>
      )}
    </Stack>
  );
}

function Rows<Row>({
  title,
  rows,
  columns,
  idOf,
  records,
}: Omit<Props<Row>, 'filters'> & { readonly rows: readonly Row[] }) {
  return (
    <Table aria-label={title} highlightOnHover verticalSpacing="xs" className={classes['table'] ?? ''}>
      <Table.Thead>
        <Table.Tr>
          {columns.map(({ label, numeric = false }) => (
            <Table.Th key={label} ta={numeric ? 'right' : 'left'}>
              {label}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row, at) => (
          <Table.Tr
            key={idOf(row)}
            tabIndex={at === 0 ? 0 : -1}
            aria-selected={records.openId === idOf(row)}
            className={classes['row'] ?? ''}
            onClick={() => records.open(idOf(row))}
            onKeyDown={(event) => walkRows(event, { open: () => records.open(idOf(row)) })}
          >
            {columns.map(({ label, cell, numeric = false }) => (
              <Table.Td key={label} data-label={label} ta={numeric ? 'right' : 'left'}>
                {cell(row)}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
