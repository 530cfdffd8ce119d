import { Group, SegmentedControl, Select, Skeleton, Stack, TextInput } from '@mantine/core';
import type { listMails } from '@patio/contract/messaging/mail/list-mails.ts';
import { previewMail } from '@patio/contract/messaging/mail/preview-mail.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { useState } from 'react';
import { useRecord } from '../../../platform/api/use-record.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Facts } from '../../../platform/panels/facts.tsx';
import { FailedReading } from '../../../platform/panels/failed-reading.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { MailView } from './mail-view.tsx';

interface Props {
  readonly kind: Reply<typeof listMails>['data'][number];
  readonly onClose: () => void;
}

/** Samples of a kind of mail: each variant, in both languages, of the house or of a store. */
export function MailPanel({ kind, onClose }: Props) {
  const { mails: texts, session, common } = useTexts();
  const [idiom, setIdiom] = useState('PTBR');
  const [variant, setVariant] = useState('0');
  const [store, setStore] = useState('');
  const shop = store.trim();
  const { reply, failed, retry } = useRecord(previewMail, {
    params: { kind: kind.tipo },
    query: { idiom, variante: Number(variant), ...(shop === '' ? {} : { store: shop }) },
  });
  return (
    <SidePanel title={kind.assunto} onClose={onClose} size={760}>
      <Stack gap="md">
        <Group align="end">
          <SegmentedControl
            aria-label={session.language}
            data={[
              { value: 'PTBR', label: 'Português' },
              { value: 'EN', label: 'English' },
            ]}
            value={idiom}
            onChange={setIdiom}
          />
          {kind.variantes > 1 ? (
            <Select
              label={texts.sample}
              data={Array.from({ length: kind.variantes }, (_, index) => ({
                value: String(index),
                label: texts.sampleOf(index + 1, kind.variantes),
              }))}
              comboboxProps={{ withinPortal: false }}
              value={variant}
              onChange={(value) => setVariant(value ?? '0')}
            />
          ) : null}
          <TextInput
            label={texts.store}
            placeholder={texts.house}
            maxLength={100}
            value={store}
            onChange={(event) => setStore(event.currentTarget.value)}
          />
        </Group>
        <FailedReading failed={failed} onRetry={retry} />
        {reply === null ? (
          failed === null ? (
            <div role="status" aria-label={common.loading}>
              <Skeleton height={320} />
            </div>
          ) : null
        ) : (
          <>
            <Facts
              facts={[
                [texts.subject, reply.data.assunto],
                [texts.sender, reply.data.remetente],
              ]}
            />
            <MailView key={reply.data.conteudo} title={reply.data.assunto} html={reply.data.conteudo} />
          </>
        )}
      </Stack>
    </SidePanel>
  );
}
