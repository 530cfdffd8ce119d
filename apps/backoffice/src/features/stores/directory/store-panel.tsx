import { Anchor, Skeleton, Stack } from '@mantine/core';
import { getStore } from '@patio/contract/stores/directory/get-store.ts';
import type { StoreHead } from '@patio/contract/stores/directory/store-head.ts';
import { Link } from 'react-router';
import { useRecord } from '../../../platform/api/use-record.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { FailedReading } from '../../../platform/panels/failed-reading.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { TakenBy } from '../../../platform/work/taken-by.tsx';
import { RecordHistory } from '../../people/audit/public.ts';
import { StoreActions } from './store-actions.tsx';
import { StoreFacts } from './store-facts.tsx';

interface Props {
  readonly id: number;
  readonly name: string;
  readonly onClose: () => void;
}

/** A store beside the list: how it stands, and what is decided about it. */
export function StorePanel({ id, name, onClose }: Props) {
  const { common } = useTexts();
  const { reply, failed, retry } = useRecord(getStore, { params: { id } });
  return (
    <SidePanel title={name} onClose={onClose} size={600}>
      {reply === null ? (
        failed === null ? (
          <div role="status" aria-label={common.loading}>
            <Skeleton height={240} />
          </div>
        ) : (
          <FailedReading failed={failed} onRetry={retry} />
        )
      ) : (
        <Whole store={reply.data} />
      )}
    </SidePanel>
  );
}

function Whole({ store }: { store: StoreHead }) {
  const { stores: texts } = useTexts();
  return (
    <Stack gap="md">
      {store.situacao === 'analise' ? <TakenBy kind="store-registration" id={store.codigo} /> : null}
      <StoreActions store={store} />
      <StoreFacts store={store} />
      <Anchor component={Link} to={`/lojas/${store.codigo}`} size="sm">
        {texts.open}
      </Anchor>
      <RecordHistory kind="partner" id={store.codigo} name={store.nome} />
    </Stack>
  );
}
