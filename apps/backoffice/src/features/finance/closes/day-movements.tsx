import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import type { CloseDetail } from '@patio/contract/finance/closes/close.ts';
import { listCharges } from '@patio/contract/finance/charge-list/list-charges.ts';
import { getPurchase } from '@patio/contract/sales/purchases/get-purchase.ts';
import { Link } from 'react-router';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { balanceText } from './balance-text.ts';

interface Props {
  readonly detail: CloseDetail;
}

/** What moved on a day: each account with its debits and credits, and each movement at the bank with its charge and purchase. */
export function DayMovements({ detail }: Props) {
  const { closes: texts, chargeList } = useTexts();
  if (detail.contas.length === 0) return <Text size="sm">{texts.noMovement}</Text>;
  return (
    <>
      <Stack gap={4} component="section" aria-label={texts.accounts}>
        <Title order={2} size="h5">
          {texts.accounts}
        </Title>
        {detail.contas.map(({ conta, debito, credito }) => (
          <div key={conta}>
            <Text size="sm">{chargeList.accounts[conta]}</Text>
            <Text size="sm" c="dimmed">
              {`${texts.debit} ${moneyText(debito)} · ${texts.credit} ${moneyText(credito)}`}
            </Text>
          </div>
        ))}
      </Stack>
      <Movements detail={detail} />
    </>
  );
}

function Movements({ detail: { movimentos, totalMovimentos } }: Props) {
  const { closes: texts, chargeList } = useTexts();
  const dateText = useDateText();
  if (movimentos.length === 0) return null;
  return (
    <Stack gap={6} component="section" aria-label={texts.movements}>
      <Title order={2} size="h5">
        {texts.movements}
      </Title>
      {movimentos.map(({ codigo, em, tipo, valor, referencia, partes }) => (
        <div key={codigo}>
          <Text size="sm">{`${balanceText(valor, true)} · ${chargeList.events[tipo]}`}</Text>
          <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {[dateText(em), referencia].filter((part) => part !== null).join(' · ')}
          </Text>
          {partes.map((part) => (
            <Part key={part.codigoCobranca} part={part} alone={partes.length === 1} />
          ))}
        </div>
      ))}
      {totalMovimentos > movimentos.length ? (
        <Text size="sm">{texts.moreMovements(movimentos.length, totalMovimentos)}</Text>
      ) : null}
    </Stack>
  );
}

interface PartProps {
  readonly part: CloseDetail['movimentos'][number]['partes'][number];
  /** It is the whole movement, whose amount stands above. */
  readonly alone: boolean;
}

/** What of a movement is about one charge. */
function Part({ part: { codigoCobranca, codigoCompra, valor }, alone }: PartProps) {
  const { closes: texts } = useTexts();
  const user = useUser();
  return (
    <Group gap="md">
      {alone ? null : <Text size="xs">{balanceText(valor, true)}</Text>}
      {codigoCompra !== null && can(user, listCharges) ? (
        <Anchor
          component={Link}
          size="xs"
          to={`/cobrancas?situacao=&compra=${codigoCompra}&id=${codigoCobranca}`}
        >
          {texts.toCharge(codigoCobranca)}
        </Anchor>
      ) : null}
      {codigoCompra !== null && can(user, getPurchase) ? (
        <Anchor component={Link} size="xs" to={`/compras?id=${codigoCompra}`}>
          {texts.toPurchase(codigoCompra)}
        </Anchor>
      ) : null}
    </Group>
  );
}
