import type { PurchaseDocuments } from '@patio/contract/sales/purchase-documents/purchase-document.ts';
import { PURCHASE_DOCUMENT_BYTES } from '@patio/domain/sales/purchase-documents/document-names.ts';
import { stepRule } from '@patio/domain/sales/transfer/transfer-steps.ts';
import { useEffect, useState } from 'react';
import { base64Of } from '../../people/trust/public.ts';
import { addDocument, loadDocuments } from '../purchase-documents/public.ts';
import type { Step } from './transfer-calls.ts';
import { useTransferTexts } from './transfer-texts.ts';

const LONGEST_NAME = 120;

/** What can prove a step: a document that was sent already, or a file that is sent now, as an authorisation of transfer. */
export function useProofs(code: number, step: Step['etapa']) {
  const texts = useTransferTexts();
  const [documents, setDocuments] = useState<PurchaseDocuments['documentos']>([]);
  const [chosen, choose] = useState('');
  const [file, setFile] = useState<File | undefined>();
  useEffect(() => {
    loadDocuments(code).then(
      ({ documentos }) => setDocuments(documentos),
      // A file can be sent all the same.
      () => setDocuments([]),
    );
  }, [code]);
  const { proofs } = stepRule(step);
  const sent = documents.filter(
    ({ atual, tipo, situacao }) => atual && situacao !== 'recusado' && proofs.includes(tipo),
  );
  const take = async (): Promise<{ readonly guid: string } | { readonly refusal: string }> => {
    if (chosen !== '') return { guid: chosen };
    if (file === undefined) return { refusal: texts.noProof };
    if (file.size > PURCHASE_DOCUMENT_BYTES) return { refusal: texts.tooLarge };
    const outcome = await addDocument(code, {
      tipo: 'transferencia',
      nome: file.name.slice(-LONGEST_NAME),
      conteudo: await base64Of(file),
      // A refused step brings its next proof as the next document, not over one that was accepted.
      substitui: null,
    });
    if ('refusal' in outcome) return { refusal: outcome.refusal || texts.failed };
    const known = new Set(documents.map(({ guid }) => guid));
    const fresh = outcome.documents.documentos;
    setDocuments(fresh);
    const added = fresh.find(({ guid }) => !known.has(guid));
    if (added === undefined) return { refusal: texts.failed };
    // If what follows is refused, the file is not sent again.
    choose(added.guid);
    return { guid: added.guid };
  };
  return { sent, chosen, choose, file, setFile, take };
}
