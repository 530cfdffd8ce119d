import { Text } from '@mantine/core';
import { SidePanel } from '../panels/side-panel.tsx';
import { useTexts } from '../i18n/texts.ts';
import type { RecordsRead } from './use-records.ts';

interface Props<Row> {
  readonly records: Pick<RecordsRead<Row>, 'openId' | 'rows' | 'open'>;
  /** What the list is of; offers without it. */
  readonly title?: string;
}

/** The address names a record that the list no longer has: a link from yesterday, or a colleague was faster. */
export function ClosedRecord<Row>({ records, title }: Props<Row>) {
  const { common } = useTexts();
  if (records.openId === null || records.rows === null) return null;
  return (
    <SidePanel title={title ?? common.offer} onClose={() => records.open(null)}>
      <Text role="alert">{common.gone}</Text>
    </SidePanel>
  );
}
