import type { PurchaseDocuments } from '@patio/contract/sales/purchase-documents/purchase-document.ts';
import { Button } from '@patio/ui/button.tsx';
import { lazy, Suspense, useState } from 'react';
import { ReadSection } from '../../../platform/screen/read-section.tsx';
import { DocumentRow } from './document-row.tsx';
import { DocumentRequest } from './document-request.tsx';
import type { Sending } from './send-document-dialog.tsx';
import { Papers } from './papers.tsx';
import { useDocuments } from './use-documents.ts';
import { usePurchaseDocumentTexts } from './purchase-document-texts.ts';

const LateSending = lazy(() =>
  import('./send-document-dialog.tsx').then(({ SendDocumentDialog }) => ({ default: SendDocumentDialog })),
);

/** The documents of a purchase of the user: loading, failed, none, or all of both sides with what is asked for. */
export function PurchaseDocumentsSection({ code }: { readonly code: number }) {
  const texts = usePurchaseDocumentTexts();
  const { documents, show, retry } = useDocuments(code);
  return (
    <ReadSection
      id="documentos"
      title={texts.title}
      hint={texts.hint}
      read={documents}
      height="h-24"
      failedText={texts.loadFailed}
      onRetry={retry}
    >
      {typeof documents === 'string' ? null : <Loaded code={code} documents={documents} onChange={show} />}
    </ReadSection>
  );
}

interface LoadedProps {
  readonly code: number;
  readonly documents: PurchaseDocuments;
  readonly onChange: (documents: PurchaseDocuments) => void;
}

function Loaded({ code, documents, onChange }: LoadedProps) {
  const texts = usePurchaseDocumentTexts();
  const [sending, send] = useState<Sending | null>(null);
  const { documentos, pedidos, papeis, faltam, podeEnviar } = documents;
  const asked = new Set(pedidos.map(({ tipo }) => tipo));
  const missing = faltam.filter((kind) => !asked.has(kind)).map((kind) => texts.kinds[kind]);
  return (
    <div className="mt-4 flex flex-col gap-4">
      <Papers code={code} papers={papeis} />
      {pedidos.map((request) => (
        <DocumentRequest
          key={request.codigo}
          request={request}
          onSend={() => send({ kind: request.tipo, replaces: null })}
        />
      ))}
      {missing.length === 0 ? null : (
        <p className="text-sm text-ink-2">{texts.missing(missing.join(', '))}</p>
      )}
      {documentos.length === 0 ? (
        <p className="text-ink-2">{texts.empty}</p>
      ) : (
        <ul className="flex flex-col">
          {documentos
            .filter(({ atual }) => atual)
            .map((document) => (
              <DocumentRow
                key={document.guid}
                code={code}
                document={document}
                older={documentos.filter(({ serie, atual }) => serie === document.serie && !atual)}
                onReplace={() => send({ kind: document.tipo, replaces: document.guid })}
                onChange={onChange}
              />
            ))}
        </ul>
      )}
      <div>
        <Button onClick={() => send({ kind: null, replaces: null })}>{texts.send}</Button>
      </div>
      {sending === null ? null : (
        <Suspense>
          <LateSending
            code={code}
            sending={sending}
            kinds={podeEnviar}
            onClose={() => send(null)}
            onSent={(fresh) => {
              send(null);
              onChange(fresh);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
