import { lazy, Suspense, useState } from 'react';
import { DocumentItem } from './document-item.tsx';
import type { OwnDocument } from './own-document.ts';
import { useDocumentTexts } from './use-document-texts.ts';

const LateSending = lazy(() =>
  import('./send-document-dialog.tsx').then(({ SendDocumentDialog }) => ({ default: SendDocumentDialog })),
);

interface Props {
  readonly documents: readonly OwnDocument[];
  /** Something was sent or removed: reload them. */
  readonly onChanged: () => void;
}

/** The documents that the team asked for; nothing is shown while there are none. */
export function DocumentsSection({ documents, onChanged }: Props) {
  const texts = useDocumentTexts();
  const [sending, send] = useState<OwnDocument | null>(null);
  if (documents.length === 0) return null;
  const close = (): void => send(null);
  return (
    <section
      id="documentos"
      aria-labelledby="documentos-titulo"
      className="mt-5 scroll-mt-20 rounded-card border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <h2 id="documentos-titulo" className="text-lg font-semibold">
        {texts.heading}
      </h2>
      <p className="mt-1 mb-3 text-sm text-ink-2">{texts.hint}</p>
      <ul className="flex flex-col gap-4">
        {documents.map((document) => (
          <DocumentItem
            key={document.codigo}
            document={document}
            onSend={() => send(document)}
            onChanged={onChanged}
          />
        ))}
      </ul>
      {sending === null ? null : (
        <Suspense>
          <LateSending
            document={sending}
            onClose={close}
            onSent={() => {
              close();
              onChanged();
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
