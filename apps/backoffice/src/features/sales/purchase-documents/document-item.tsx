import { Badge, Button, CopyButton, Group, Paper, Stack, Text } from '@mantine/core';
import { decidePurchaseDocument } from '@patio/contract/sales/purchase-documents/decide-purchase-document.ts';
import type { PurchaseDocuments } from '@patio/contract/sales/purchase-documents/purchase-document.ts';
import { readPurchaseDocument } from '@patio/contract/sales/purchase-documents/read-purchase-document.ts';
import { removePurchaseDocument } from '@patio/contract/sales/purchase-documents/remove-purchase-document.ts';
import { invoiceKeyText } from '@patio/domain/sales/purchase-documents/invoice-key.ts';
import { useState } from 'react';
import { officeDownload } from '../../../platform/api/office-download.ts';
import { failureText } from '../../../platform/feedback.ts';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Problem } from '../../../platform/panels/problem.tsx';
import { ReasonDialog } from '../../../platform/panels/reason-dialog.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { can, useUser } from '../../../platform/session/user.ts';

type Document = PurchaseDocuments['documentos'][number];

const TONES = {
  'em-verificacao': 'gray',
  enviado: 'warn',
  aceito: 'ok',
  recusado: 'danger',
  disponivel: 'gray',
} as const;

interface Props {
  readonly code: number;
  readonly document: Document;
  readonly older: readonly Document[];
  readonly onReplace: () => void;
}

/** A document with its older versions: it is saved, never shown here, because what a PDF contains would run beside the back office. */
export function DocumentItem({ code, document, older, onReplace }: Props) {
  const { purchaseDocuments: texts } = useTexts();
  const user = useUser();
  const removal = useAction(removePurchaseDocument);
  const { guid, tipo, situacao, resposta, chave, apagaAte, substituivel } = document;
  const waits = situacao === 'enviado' && can(user, decidePurchaseDocument);
  return (
    <Paper withBorder p="sm" component="article" aria-label={texts.kinds[tipo]}>
      <Stack gap="xs">
        <Group gap="xs">
          <Text fw={600} size="sm">
            {texts.kinds[tipo]}
          </Text>
          <Badge variant="light" tt="none" miw="max-content" color={TONES[situacao]}>
            {texts.states[situacao]}
          </Badge>
        </Group>
        <SavedFile code={code} document={document} />
        {chave === null ? null : <InvoiceKey value={chave} />}
        {resposta === null ? null : (
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {texts.refusedFor(resposta)}
          </Text>
        )}
        {waits ? <Decision code={code} guid={guid} /> : null}
        <Problem text={removal.problem} />
        <Group gap="xs">
          {substituivel ? (
            <Button variant="subtle" size="compact-xs" onClick={onReplace}>
              {texts.replace}
            </Button>
          ) : null}
          {apagaAte === null ? null : (
            <Button
              variant="subtle"
              color="danger"
              size="compact-xs"
              loading={removal.busy}
              onClick={() => void removal.run({ params: { id: code, guid } }, texts.removed)}
            >
              {texts.remove}
            </Button>
          )}
        </Group>
        {older.length === 0 ? null : (
          <details>
            <Text component="summary" size="sm" style={{ cursor: 'pointer' }}>
              {texts.older(older.length)}
            </Text>
            <Stack gap="xs" mt="xs">
              {older.map((former) => (
                <div key={former.guid}>
                  <SavedFile code={code} document={former} />
                  {former.resposta === null ? null : (
                    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                      {texts.refusedFor(former.resposta)}
                    </Text>
                  )}
                </div>
              ))}
            </Stack>
          </details>
        )}
      </Stack>
    </Paper>
  );
}

function InvoiceKey({ value }: { readonly value: string }) {
  const { purchaseDocuments: texts } = useTexts();
  return (
    <Group gap="xs">
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {texts.key}: {invoiceKeyText(value)}
      </Text>
      <CopyButton value={value}>
        {({ copied, copy }) => (
          <Button variant="subtle" size="compact-xs" onClick={copy}>
            {copied ? texts.copied : texts.copyKey}
          </Button>
        )}
      </CopyButton>
    </Group>
  );
}

function SavedFile({ code, document }: { readonly code: number; readonly document: Document }) {
  const all = useTexts();
  const { purchaseDocuments: texts } = all;
  const dateText = useDateText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { guid, nome, formato, bytes, versao, de, enviadoEm } = document;
  const save = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    await officeDownload(readPurchaseDocument, {}, { id: code, guid }).catch((failure: unknown) =>
      setProblem(failureText(failure, all)),
    );
    setBusy(false);
  };
  const facts = [
    texts.from[de],
    dateText(enviadoEm),
    `${formato.toUpperCase()} · ${Math.ceil(bytes / 1024)} KB`,
    ...(versao === 1 ? [] : [texts.version(versao)]),
  ];
  return (
    <>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <div>
          <Text size="sm" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
            {nome}
          </Text>
          <Text size="xs" c="dimmed">
            {facts.join(' · ')}
          </Text>
        </div>
        <Button
          variant="default"
          size="xs"
          miw="max-content"
          loading={busy}
          aria-label={`${texts.download}: ${nome}`}
          onClick={() => void save()}
        >
          {texts.download}
        </Button>
      </Group>
      <Problem text={problem} />
    </>
  );
}

function Decision({ code, guid }: { readonly code: number; readonly guid: string }) {
  const { purchaseDocuments: texts } = useTexts();
  const action = useAction(decidePurchaseDocument);
  const [refusing, refuse] = useState(false);
  const params = { id: code, guid };
  const refuseIt = async (motivo: string): Promise<void> => {
    if (await action.run({ params, body: { aceito: false, motivo } }, texts.refused)) refuse(false);
  };
  return (
    <>
      {refusing ? null : <Problem text={action.problem} />}
      <Group gap="xs">
        <Button
          size="xs"
          loading={action.busy}
          onClick={() => void action.run({ params, body: { aceito: true } }, texts.accepted)}
        >
          {texts.accept}
        </Button>
        <Button size="xs" color="danger" variant="light" onClick={() => refuse(true)}>
          {texts.refuse}
        </Button>
      </Group>
      {refusing ? (
        <ReasonDialog
          title={texts.refuse}
          text={texts.refuseText}
          reason={texts.reasonRead}
          action={texts.refuse}
          danger
          busy={action.busy}
          problem={action.problem}
          onConfirm={(reason) => void refuseIt(reason)}
          onClose={() => refuse(false)}
        />
      ) : null}
    </>
  );
}
