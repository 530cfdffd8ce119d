import { Group } from '@mantine/core';
import type { WorkKind } from '@patio/contract/sales/desk/work-kinds.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';
import type { DataColumn } from '../lists/data-column.ts';
import type { FilterField } from '../lists/filters/filter-field.ts';
import type { Selection } from '../lists/data-table.tsx';
import type { ListState } from '../lists/use-list-state.ts';
import { useSelection } from '../lists/use-selection.ts';
import { useUser } from '../session/user.ts';
import { TakeButton } from './take-button.tsx';
import { useWork, type Work } from './use-work.tsx';
import { HolderName } from './holder-name.tsx';
import { WorkBar } from './work-bar.tsx';

/** What a list whose rows are work adds to its own columns and filters. */
export interface WorkList<Row> {
  /** Absent where the list has its own. */
  readonly column?: DataColumn<Row>;
  readonly filter?: FilterField;
  readonly selection: Selection | null;
  readonly bar: ReactNode;
  /** Takes a row, or gives it back: the key `a`. */
  toggle(row: Row): void;
}

interface Options<Row> {
  readonly idOf: (row: Row) => number;
  /** Whether a row waits for anyone: only such rows are taken. */
  readonly waits?: (row: Row) => boolean;
  /** The marked rows, of a list that does something else with them too. */
  readonly selection?: Selection & { clear(): void };
}

/** Column, filter, marks and keys with which the rows of a list are taken and given back. */
export function useWorkList<Row>(
  kind: WorkKind,
  state: ListState,
  { idOf, waits = () => true, selection: given }: Options<Row>,
): WorkList<Row> {
  const { work: texts } = useTexts();
  const user = useUser();
  const work = useWork(kind);
  const own = useSelection(state);
  const selection = given ?? own;
  return {
    column: {
      key: 'comQuem',
      label: texts.with,
      cell: (row) =>
        waits(row) ? (
          <Group component="span" gap={4} wrap="nowrap" display="inline-flex">
            <HolderName work={work} id={idOf(row)} />
            <TakeButton work={work} id={idOf(row)} compact />
          </Group>
        ) : null,
    },
    filter: {
      name: 'comQuem',
      label: texts.with,
      choices: [
        { value: String(user.codigoUsuario), label: texts.me },
        { value: '0', label: texts.nobody },
        ...work.colleagues,
      ],
    },
    selection: work.mayTake ? selection : null,
    bar: <WorkBar work={work} marked={selection.ids} onUnmark={selection.clear} />,
    toggle: (row) => toggleWork(work, idOf(row), waits(row)),
  };
}

/** Takes a piece of work that waits, or gives it back. */
export function toggleWork(work: Work, id: number, waits: boolean): void {
  if (!work.mayTake || work.busy || !waits) return;
  if (work.isOwn(id)) void work.giveBack([id]);
  else void work.take([id]);
}
