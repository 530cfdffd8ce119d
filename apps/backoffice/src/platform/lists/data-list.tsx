import { Button, Group, Pagination, Paper, Stack, Text, Title } from '@mantine/core';
import type { RouteDefinition } from '@patio/contract/route/define-route.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { usePageTitle } from '../i18n/use-page-title.ts';
import { UntilLoaded } from '../panels/until-loaded.tsx';
import { ColumnsMenu } from './columns-menu.tsx';
import { shownColumns, type DataColumn } from './data-column.ts';
import { DataTable, type Selection } from './data-table.tsx';
import { FilterBar } from './filters/filter-bar.tsx';
import type { FilterField } from './filters/filter-field.ts';
import classes from './record-list.module.css';
import { ExportButton } from './export-button.tsx';
import type { ListState } from './use-list-state.ts';
import type { WorkList } from '../work/use-work-list.tsx';
import { ViewsMenu } from './views-menu.tsx';

/** A page of a list as the call gives it. */
export interface ListPage<Row> {
  readonly data: readonly Row[];
  readonly total: number;
  readonly totalExato: boolean;
  readonly limit: number;
}

export interface DataListProps<Row> {
  readonly title: string;
  /** The name of its call, under which views are saved. */
  readonly list: string;
  readonly state: ListState;
  /** Null until it was read. */
  readonly page: ListPage<Row> | null;
  readonly failed: string | null;
  readonly onRetry: () => void;
  readonly columns: readonly DataColumn<Row>[];
  readonly filters: readonly FilterField[];
  readonly idOf: (row: Row) => number;
  /** The call that gives the whole list as CSV, for those who may. */
  readonly exported?: RouteDefinition | null;
  readonly selection?: Selection | null;
  /** Rows that the team shares out among itself. */
  readonly work?: WorkList<Row>;
  /** What an empty list says instead of the usual: how the first record is made. */
  readonly empty?: string | null;
  /** Beside the title: another display of the same list, or what makes a record. */
  readonly actions?: ReactNode;
  /** Above the rows: what all of them come to. */
  readonly summary?: ReactNode;
  /** Instead of the table: another display of the same rows. */
  readonly children?: ReactNode;
}

/** A list by the one convention: search, filters, views, columns, sorting, pages, export; all of it stands in the address. */
export function DataList<Row>(props: DataListProps<Row>) {
  const { title, list, state, page, failed, onRetry, exported = null, actions, work } = props;
  const { lists: texts } = useTexts();
  const columns = work?.column === undefined ? props.columns : [...props.columns, work.column];
  const filters = work?.filter === undefined ? props.filters : [...props.filters, work.filter];
  const shown = shownColumns(columns, state.columns);
  usePageTitle(title);
  return (
    <Stack gap="sm">
      <Group justify="space-between" align="center">
        <Title order={1} size="h3">
          {title}
        </Title>
        <Group gap="xs">
          {actions}
          <ViewsMenu list={list} state={state} />
          {props.children === undefined ? (
            <ColumnsMenu state={state} columns={columns} shown={shown} />
          ) : null}
          {exported === null ? null : <ExportButton route={exported} query={state.query} />}
        </Group>
      </Group>
      <FilterBar state={state} fields={filters} />
      <UntilLoaded loaded={page !== null} failed={failed} height={240} onRetry={onRetry} />
      {failed !== null && page === null && (state.saved !== '' || state.page > 1) ? (
        // An old link or view may ask for what the list no longer knows: trying again mends nothing.
        <Group>
          <Button variant="default" onClick={() => state.apply('', null)}>
            {texts.startOver}
          </Button>
        </Group>
      ) : null}
      {props.summary}
      {page === null ? null : <Rows {...props} page={page} shown={shown} />}
      {work?.bar}
    </Stack>
  );
}

interface RowsProps<Row> extends DataListProps<Row> {
  readonly page: ListPage<Row>;
  readonly shown: readonly DataColumn<Row>[];
}

function Rows<Row>(props: RowsProps<Row>) {
  const { title, state, page, shown, idOf, work, selection = null, children } = props;
  const { common, lists: texts } = useTexts();
  if (page.data.length === 0)
    return (
      <Paper withBorder p="xl">
        <Text ta="center" c="dimmed">
          <EmptyText {...props} />
        </Text>
        {state.page > 1 ? (
          <Group justify="center" mt="xs">
            <Button variant="default" size="compact-sm" onClick={() => state.toPage(1)}>
              {texts.controls.first}
            </Button>
          </Group>
        ) : null}
      </Paper>
    );
  const pages = Math.ceil(page.total / page.limit);
  return (
    <>
      {children ?? (
        <Paper withBorder className={classes['frame'] ?? ''}>
          <DataTable
            title={title}
            rows={page.data}
            columns={shown}
            idOf={idOf}
            state={state}
            selection={selection ?? work?.selection ?? null}
            onTake={work?.toggle}
          />
        </Paper>
      )}
      <Group justify="space-between">
        <Text size="sm" c="dimmed" role="status">
          {page.totalExato ? common.rows(page.total) : texts.moreThan(page.total)}
        </Text>
        {pages > 1 ? (
          <Pagination
            size="sm"
            total={pages}
            value={state.page}
            onChange={state.toPage}
            getItemProps={(number) => ({ 'aria-label': texts.page(number) })}
            getControlProps={(control) => ({ 'aria-label': texts.controls[control] })}
          />
        ) : null}
      </Group>
    </>
  );
}

/** Why there are no rows: work that is done is not the same as a list that nobody has begun. */
function EmptyText<Row>({ state, work, empty = null }: RowsProps<Row>) {
  const { common, lists: texts } = useTexts();
  if (state.page > 1) return texts.pageEmpty;
  if (state.saved !== '') return texts.nothingFound;
  if (empty !== null) return empty;
  if (!state.narrowed) return texts.empty;
  return work === undefined ? texts.nothingFound : common.nothing;
}
