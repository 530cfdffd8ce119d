import { Button } from '@mantine/core';
import type { RouteDefinition } from '@patio/contract/route/define-route.ts';
import { IconDownload } from '@tabler/icons-react';
import { useTexts } from '../i18n/texts.ts';
import { Problem } from '../panels/problem.tsx';
import { useExport } from './use-export.ts';

interface Props {
  readonly route: RouteDefinition;
  readonly query: Readonly<Record<string, string>>;
  /** What is saved, where a page has several; such a button is a small one. */
  readonly of?: string;
}

/** Saves a list as a file, and says why if that is refused. */
export function ExportButton({ route, query, of }: Props) {
  const { lists: texts } = useTexts();
  const { busy, problem, run } = useExport(route);
  return (
    <>
      <Problem text={problem} />
      <Button
        {...(of === undefined
          ? { variant: 'default' }
          : { variant: 'subtle', size: 'compact-sm', 'aria-label': `${texts.export}: ${of}` })}
        leftSection={<IconDownload size={14} aria-hidden />}
        loading={busy}
        onClick={() => void run(query)}
      >
        {texts.export}
      </Button>
    </>
  );
}
