import { Badge, Group } from '@mantine/core';
import type { PurchaseRow } from '@patio/contract/sales/purchases/purchase-row.ts';
import { useDayText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';

const TONES = { aberta: 'accent', atrasada: 'danger', concluida: 'ok' } as const;

/** How the transfer of a purchase stands, in a list: with what is due first, and whether the team has to confirm a step. */
export function TransferCell({ transfer }: { readonly transfer: PurchaseRow['transferencia'] }) {
  const { transfer: texts } = useTexts();
  const dayText = useDayText();
  if (transfer === null) return '—';
  const { situacao, prazo, aConfirmar } = transfer;
  const due = prazo === null || situacao === 'concluida' ? '' : ` · ${dayText(`${prazo}T12:00:00Z`)}`;
  return (
    <Group gap={4} wrap="nowrap" display="inline-flex">
      <Badge variant="light" tt="none" miw="max-content" color={TONES[situacao]}>
        {`${texts.whole[situacao]}${due}`}
      </Badge>
      {aConfirmar ? (
        <Badge variant="light" tt="none" miw="max-content" color="warn">
          {texts.toConfirm}
        </Badge>
      ) : null}
    </Group>
  );
}

/** That a step of the transfer waits for the team, or that one is late; nothing of a transfer that goes on. */
export function TransferTags({ transfer }: { readonly transfer: PurchaseRow['transferencia'] }) {
  const { transfer: texts } = useTexts();
  return (
    <>
      {transfer?.aConfirmar === true ? (
        <Badge variant="light" tt="none" miw="max-content" color="warn">
          {texts.toConfirm}
        </Badge>
      ) : null}
      {transfer?.situacao === 'atrasada' ? (
        <Badge variant="light" tt="none" miw="max-content" color="danger">
          {texts.lateTransfer}
        </Badge>
      ) : null}
    </>
  );
}
