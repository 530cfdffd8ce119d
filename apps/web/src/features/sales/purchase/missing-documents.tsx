import type { MissingDocument } from '@patio/contract/sales/purchases/missing-document.ts';
import { useDates } from '../../../platform/i18n/dates.ts';
import { usePurchaseDocumentTexts } from '../purchase-documents/public.ts';
import { usePurchaseTexts } from './purchase-texts.ts';

/** Which documents the next step lacks, whose turn it is, and until when. */
export function MissingDocuments({ documents }: { readonly documents: readonly MissingDocument[] }) {
  const { missing: texts } = usePurchaseTexts();
  const { kinds } = usePurchaseDocumentTexts();
  const { date } = useDates();
  if (documents.length === 0) return null;
  const dueOf = ({ ate, atrasado }: MissingDocument): string => {
    if (ate === null) return '';
    const day = date(Date.parse(`${ate}T12:00:00Z`));
    return ` · ${atrasado ? texts.late(day) : texts.until(day)}`;
  };
  return (
    <div className="mt-3 text-sm">
      <p className="font-medium">{texts.title}</p>
      <ul className="mt-1 flex flex-col gap-1">
        {documents.map((document, index) => (
          <li key={`${document.tipo} ${index}`} className={document.atrasado ? 'text-warn' : 'text-ink-2'}>
            <a href="#documentos" className="underline">
              {kinds[document.tipo]}
            </a>
            {` · ${document.falta === 'conferir' ? texts.checked : texts.owner[document.quem]}${dueOf(document)}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
