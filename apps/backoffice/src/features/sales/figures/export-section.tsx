import { Group } from '@mantine/core';
import type { RouteDefinition } from '@patio/contract/route/define-route.ts';
import { exportFigures, type FigureTable } from '@patio/contract/sales/figures/export-figures.ts';
import { ExportButton } from '../../../platform/lists/export-button.tsx';
import { can, useUser } from '../../../platform/session/user.ts';
import { usePeriod } from './use-period.ts';

interface Props {
  /** The heading of the section. */
  readonly title: string;
  readonly route: RouteDefinition;
  readonly fields: Readonly<Record<string, string>>;
}

/** Saves what one section shows as a spreadsheet, for those who may. */
export function ExportSection({ title, route, fields }: Props) {
  const user = useUser();
  if (!can(user, route)) return null;
  return (
    <Group gap="xs">
      <ExportButton route={route} query={fields} of={title} />
    </Group>
  );
}

/** Saves one table of the figures of the period in the address. */
export function ExportTable({ title, table }: { readonly title: string; readonly table: FigureTable }) {
  const { fields } = usePeriod();
  return <ExportSection title={title} route={exportFigures} fields={{ ...fields, quadro: table }} />;
}
