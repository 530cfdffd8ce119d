import { Button, Group, Stack, Text } from '@mantine/core';
import { addPurchaseDocument } from '@patio/contract/sales/purchase-documents/add-purchase-document.ts';
import { askPurchaseDocument } from '@patio/contract/sales/purchase-documents/ask-purchase-document.ts';
import { listPurchaseDocuments } from '@patio/contract/sales/purchase-documents/list-purchase-documents.ts';
import type { PurchaseDocuments as Documents } from '@patio/contract/sales/purchase-documents/purchase-document.ts';
import { useState } from 'react';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Nothing, Section } from '../../../platform/panels/section.tsx';
import { can, useUser } from '../../../platform/session/user.ts';
import { AskForDocument } from './ask-for-document.tsx';
import { DocumentItem } from './document-item.tsx';
import { DocumentUpload, type Uploading } from './document-upload.tsx';
import { Papers } from './papers.tsx';
import { RequestItem } from './request-item.tsx';

/** The documents of a purchase: what is asked of the buyer, what waits to be checked, and what both sides have added. */
export function PurchaseDocuments({ code }: { readonly code: number }) {
  const { purchaseDocuments: texts } = useTexts();
  const user = useUser();
  const enabled = can(user, listPurchaseDocuments);
  const read = useReply(listPurchaseDocuments, undefined, { id: code }, { enabled });
  if (!enabled) return null;
  return (
    <Section title={texts.title} read={read}>
      {read.reply === null ? null : read.reply.data.restrito ? (
        <Nothing text={texts.restricted} />
      ) : (
        <Loaded code={code} documents={read.reply.data} />
      )}
    </Section>
  );
}

function Loaded({ code, documents }: { readonly code: number; readonly documents: Documents }) {
  const { purchaseDocuments: texts } = useTexts();
  const user = useUser();
  const [uploading, upload] = useState<Uploading | null>(null);
  const [asking, ask] = useState(false);
  const { documentos, pedidos, papeis, faltam, podeEnviar } = documents;
  const current = documentos.filter(({ atual }) => atual);
  return (
    <Stack gap="sm">
      <Papers code={code} papers={papeis} />
      {pedidos.map((request) => (
        <RequestItem key={request.codigo} code={code} request={request} />
      ))}
      {faltam.length === 0 ? null : (
        <Text size="sm" c="dimmed">
          {texts.missing(faltam.map((kind) => texts.kinds[kind]).join(', '))}
        </Text>
      )}
      {current.length === 0 ? <Nothing text={texts.none} /> : null}
      {current.map((document) => (
        <DocumentItem
          key={document.guid}
          code={code}
          document={document}
          older={documentos.filter(({ serie, atual }) => serie === document.serie && !atual)}
          onReplace={() => upload({ kind: document.tipo, replaces: document.guid })}
        />
      ))}
      <Group gap="xs">
        {podeEnviar.length > 0 && can(user, addPurchaseDocument) ? (
          <Button variant="default" size="xs" onClick={() => upload({ kind: null, replaces: null })}>
            {texts.add}
          </Button>
        ) : null}
        {can(user, askPurchaseDocument) ? (
          <Button variant="subtle" size="xs" onClick={() => ask(true)}>
            {texts.ask}
          </Button>
        ) : null}
      </Group>
      {uploading === null ? null : (
        <DocumentUpload code={code} uploading={uploading} kinds={podeEnviar} onClose={() => upload(null)} />
      )}
      {asking ? <AskForDocument code={code} onClose={() => ask(false)} /> : null}
    </Stack>
  );
}
