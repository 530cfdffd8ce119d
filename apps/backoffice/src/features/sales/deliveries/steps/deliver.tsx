import { FileInput, Select } from '@mantine/core';
import { addPurchaseDocument } from '@patio/contract/sales/purchase-documents/add-purchase-document.ts';
import { listPurchaseDocuments } from '@patio/contract/sales/purchase-documents/list-purchase-documents.ts';
import { movePurchaseDelivery } from '@patio/contract/sales/deliveries/move-purchase-delivery.ts';
import { PURCHASE_DOCUMENT_BYTES } from '@patio/domain/sales/purchase-documents/document-names.ts';
import { useState } from 'react';
import { base64Of } from '../../../../platform/api/base64-of.ts';
import { useReply } from '../../../../platform/api/use-reply.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { useAction } from '../../../../platform/panels/use-action.ts';
import type { StepProps } from './step-props.ts';
import { StepForm } from './step-form.tsx';
import { instantOf, nowTyped, WhenField } from './when-field.tsx';

const LONGEST_NAME = 120;

/** Records that a purchase arrived, with the signed receipt: a document of the purchase that is there, or a new one. */
export function Deliver({ code, delivery, onClose }: StepProps) {
  const { deliveries: texts, common, purchaseDocuments } = useTexts();
  const action = useAction(movePurchaseDelivery);
  const upload = useAction(addPurchaseDocument);
  const [when, setWhen] = useState(nowTyped);
  const [file, setFile] = useState<File | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const { reply } = useReply(listPurchaseDocuments, undefined, { id: code });
  const receipts = (reply?.data.documentos ?? []).filter(
    ({ atual, tipo, situacao }) => atual && tipo === 'entrega' && situacao !== 'recusado',
  );
  const tooLarge = file !== null && file.size > PURCHASE_DOCUMENT_BYTES;
  const confirm = async (): Promise<void> => {
    setTried(true);
    if (when === '' || tooLarge || (file === null && chosen === null)) return;
    const proof = file === null ? chosen : await sent(file);
    if (proof === null) return;
    const { versao } = delivery;
    const body = { passo: 'entregar', versao, em: instantOf(when), comprovante: proof } as const;
    if (await action.run({ params: { id: code }, body }, texts.saved)) onClose();
  };
  /** Stores the file once: what is sent again after a refusal is the document that is there. */
  const sent = async (picked: File): Promise<string | null> => {
    const known = new Set(receipts.map(({ guid }) => guid));
    const nome = picked.name.slice(-LONGEST_NAME);
    const body = {
      tipo: 'entrega',
      nome,
      conteudo: await base64Of(picked),
      substitui: null,
      chave: null,
    } as const;
    const added = await upload.give({ params: { id: code }, body }, () => '');
    const guid =
      added?.data.documentos.find(({ guid: one, tipo }) => tipo === 'entrega' && !known.has(one))?.guid ??
      null;
    if (guid !== null) {
      setFile(null);
      setChosen(guid);
    }
    return guid;
  };
  return (
    <StepForm
      title={texts.steps.entregar}
      text={texts.follows.entregar}
      busy={action.busy || upload.busy}
      problem={action.problem ?? upload.problem}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <WhenField value={when} tried={tried} onChange={setWhen} />
      {receipts.length === 0 ? null : (
        <Select
          label={texts.receipt}
          data={receipts.map(({ guid, nome }) => ({ value: guid, label: nome }))}
          value={chosen}
          clearable
          comboboxProps={{ withinPortal: false }}
          onChange={setChosen}
        />
      )}
      <FileInput
        label={texts.receiptFile}
        description={purchaseDocuments.fileHint}
        placeholder={purchaseDocuments.chooseFile}
        accept="application/pdf,image/png,image/jpeg"
        value={file}
        clearable
        error={
          tooLarge
            ? purchaseDocuments.tooLarge
            : tried && file === null && chosen === null
              ? common.required
              : null
        }
        onChange={setFile}
      />
    </StepForm>
  );
}
