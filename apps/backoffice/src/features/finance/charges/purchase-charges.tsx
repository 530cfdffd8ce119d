import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import type { ChargesOfPurchase } from '@patio/contract/finance/charges/charge.ts';
import { getPurchaseCharges } from '@patio/contract/finance/charges/get-purchase-charges.ts';
import { getPayback } from '@patio/contract/finance/paybacks/get-payback.ts';
import { recordReceipt } from '@patio/contract/finance/charges/record-receipt.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useReply } from '../../../platform/api/use-reply.ts';
import { moneyText, useDayText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Nothing, Section } from '../../../platform/panels/section.tsx';
import { can, useUser } from '../../../platform/session/user.ts';
import type { Charge } from './charge.ts';
import { ReceiptItem } from './receipt-item.tsx';
import { RecordReceipt } from './record-receipt.tsx';
import { StateBadge } from './state-badge.tsx';

/** What a purchase was charged, what of it is paid, and the receipts. */
export function PurchaseCharges({ code }: { readonly code: number }) {
  const { charges: texts } = useTexts();
  const enabled = can(useUser(), getPurchaseCharges);
  const read = useReply(getPurchaseCharges, undefined, { id: code }, { enabled });
  if (!enabled) return null;
  const data = read.reply?.data ?? null;
  return (
    <Section title={texts.title} read={read}>
      {data === null || data.cobrancas.length === 0 ? (
        <Nothing text={texts.none} />
      ) : (
        <Loaded code={code} charges={data} />
      )}
    </Section>
  );
}

function Loaded({ code, charges }: { readonly code: number; readonly charges: ChargesOfPurchase }) {
  const { charges: texts } = useTexts();
  const seesPaybacks = can(useUser(), getPayback);
  const { cobrancas, recebimentos, aberto, podeRegistrar } = charges;
  return (
    <Stack gap="sm">
      <Text size="sm" c={aberto === 0 ? 'dimmed' : undefined}>
        {aberto === 0 ? texts.allPaid : texts.open(moneyText(aberto))}
      </Text>
      {cobrancas.map((charge) => (
        <ChargeItem key={charge.codigo} charge={charge} mayRecord={podeRegistrar} />
      ))}
      {recebimentos.length === 0 ? null : (
        <Text size="sm" fw={600}>
          {texts.receipts}
        </Text>
      )}
      {recebimentos.map((receipt) => (
        <ReceiptItem key={receipt.codigo} receipt={receipt} />
      ))}
      {seesPaybacks && recebimentos.length > 0 ? (
        <Anchor component={Link} to={`/a-devolver?id=${code}`} size="sm">
          {texts.toPaybacks}
        </Anchor>
      ) : null}
    </Stack>
  );
}

function ChargeItem({ charge, mayRecord }: { readonly charge: Charge; readonly mayRecord: boolean }) {
  const { charges: texts } = useTexts();
  const dayText = useDayText();
  const user = useUser();
  const [recording, setRecording] = useState(false);
  const { tipo, credor, valor, aberto, aDevolver, vencimento, situacao, emConferencia } = charge;
  const left = aberto > 0 && aberto < valor ? ` · ${texts.left(moneyText(aberto))}` : '';
  return (
    <Stack gap={4}>
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
          {`${texts.kinds[tipo]}: ${moneyText(valor)}${left}`}
        </Text>
        <StateBadge state={situacao} />
      </Group>
      <Text size="sm" c="dimmed">
        {`${texts.creditors[credor]} · ${texts.due(dayText(vencimento))}`}
      </Text>
      {aDevolver > 0 ? (
        <Alert color="warn" variant="light" p="xs">
          {texts.owed(moneyText(aDevolver))}
        </Alert>
      ) : null}
      {emConferencia ? (
        <Alert color="warn" variant="light" p="xs">
          {texts.checking}
        </Alert>
      ) : null}
      {mayRecord && can(user, recordReceipt) ? (
        <Group>
          <Button variant="default" size="xs" onClick={() => setRecording(true)}>
            {texts.record}
          </Button>
        </Group>
      ) : null}
      {recording ? <RecordReceipt charge={charge} onClose={() => setRecording(false)} /> : null}
    </Stack>
  );
}
