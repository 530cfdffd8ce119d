import { Text } from '@mantine/core';
import { SidePanel } from '../panels/side-panel.tsx';
import { useTexts } from '../i18n/texts.ts';
import type { RecordsRead } from './use-records.ts';

/** The address names a record that the list no longer has: a link from yesterday, or a colleague was faster. */
export function ClosedRecord<Row>({ records }: { records: RecordsRead<Row> }) {
  const { common } = useTexts();
  if (records.openId === null || records.rows === null) return null;
  return (
    <SidePanel title={common.offer} onClose={() => records.open(null)}>
      <Text role="alert">{common.gone}</Text>
    </SidePanel>
  );
}
