import { Button, Group } from '@mantine/core';
import type { RouteDefinition } from '@patio/contract/route/define-route.ts';
import type { FigureTable } from '@patio/contract/sales/figures/export-figures.ts';
import { exportFigures } from '@patio/contract/sales/figures/export-figures.ts';
import { IconDownload } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useExport } from '../../../platform/lists/use-export.ts';
import { Problem } from '../../../platform/panels/problem.tsx';
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
  const { lists } = useTexts();
  const user = useUser();
  const { busy, problem, run } = useExport(route);
  if (!can(user, route)) return null;
  return (
    <Group gap="xs">
      <Problem text={problem} />
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconDownload size={14} aria-hidden />}
        aria-label={`${lists.export}: ${title}`}
        loading={busy}
        onClick={() => void run(fields)}
      >
        {lists.export}
      </Button>
    </Group>
  );
}

/** Saves one table of the figures of the period in the address. */
export function ExportTable({ title, table }: { readonly title: string; readonly table: FigureTable }) {
  const { fields } = usePeriod();
  return <ExportSection title={title} route={exportFigures} fields={{ ...fields, quadro: table }} />;
}
