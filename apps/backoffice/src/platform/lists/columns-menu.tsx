import { Button, Menu } from '@mantine/core';
import { IconColumns } from '@tabler/icons-react';
import { useTexts } from '../i18n/texts.ts';
import type { DataColumn } from './data-column.ts';
import type { ListState } from './use-list-state.ts';

interface Props<Row> {
  readonly state: ListState;
  readonly columns: readonly DataColumn<Row>[];
  readonly shown: readonly DataColumn<Row>[];
}

/** Which columns are shown; at least one. */
export function ColumnsMenu<Row>({ state, columns, shown }: Props<Row>) {
  const { lists: texts } = useTexts();
  const keys = shown.map(({ key }) => key);
  const toggle = (key: string): void => {
    const next = columns
      .map((column) => column.key)
      .filter((known) => (known === key ? !keys.includes(key) : keys.includes(known)));
    if (next.length > 0) state.showColumns(next);
  };
  return (
    <Menu
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      closeOnItemClick={false}
      position="bottom-end"
    >
      <Menu.Target>
        <Button variant="default" leftSection={<IconColumns size={14} aria-hidden />}>
          {texts.columns}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {columns.map(({ key, label }) => (
          <Menu.CheckboxItem key={key} checked={keys.includes(key)} onChange={() => toggle(key)}>
            {label}
          </Menu.CheckboxItem>
        ))}
        <Menu.Item onClick={() => state.showColumns(null)}>{texts.usualColumns}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
