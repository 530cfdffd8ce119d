import { Alert, Anchor, Stack, Text } from '@mantine/core';
import { getBuyerDebt } from '@patio/contract/finance/buyer-debts/get-buyer-debt.ts';
import { getCharge } from '@patio/contract/finance/charge-list/get-charge.ts';
import type { ChargeRow } from '@patio/contract/finance/charge-list/list-charges.ts';
import { getPurchase } from '@patio/contract/sales/purchases/get-purchase.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { Link } from 'react-router';
import { useReply } from '../../../platform/api/use-reply.ts';
import { moneyText, useDateText, useDayText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Facts } from '../../../platform/panels/facts.tsx';
import { Nothing, Section } from '../../../platform/panels/section.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { can, useUser } from '../../../platform/session/user.ts';
import { RecordHistory } from '../../people/audit/public.ts';
import { PurchaseCharges } from '../charges/public.ts';

type History = Reply<typeof getCharge>['data'];

interface Props {
  readonly charge: ChargeRow;
  readonly onClose: () => void;
}

/** A charge: its purchase with the receipts, its Pix, and what the book says of it. */
export function ChargePanel({ charge, onClose }: Props) {
  const { chargeList: texts, charges, common, purchases } = useTexts();
  const dayText = useDayText();
  const user = useUser();
  const read = useReply(getCharge, undefined, { id: charge.codigo });
  const history = read.reply?.data ?? null;
  return (
    <SidePanel
      title={`${charges.kinds[charge.tipo]}: ${moneyText(charge.valor)}`}
      onClose={onClose}
      size={520}
    >
      <Stack gap="md">
        <Facts
          facts={[
            [texts.state, charges.states[charge.situacao]],
            [texts.open, moneyText(charge.aberto)],
            [texts.due, dayText(charge.vencimento)],
            [common.buyer, charge.comprador.nome],
            [common.offer, `${charge.codigoOferta} · ${charge.tituloOferta}`],
            [texts.creditor, charges.creditors[charge.credor]],
            [common.store, charge.loja?.nome ?? purchases.house],
          ]}
        />
        {charge.prazoEsgotadoEm === null ? null : (
          <Alert color="warn" variant="light" p="xs">
            {texts.unpaid(dayText(charge.prazoEsgotadoEm))}
          </Alert>
        )}
        {charge.devidaDeNovoEm === null ? null : (
          <Alert color="warn" variant="light" p="xs">
            {texts.owedAgain(dayText(charge.devidaDeNovoEm))}
          </Alert>
        )}
        {charge.devidaDeNovoEm !== null && can(user, getBuyerDebt) ? (
          <Anchor component={Link} to={`/devolvido-a-mais?situacao=&id=${charge.codigo}`} size="sm">
            {texts.toDebt}
          </Anchor>
        ) : null}
        {can(user, getPurchase) ? (
          <Anchor component={Link} to={`/compras?id=${charge.codigoCompra}`} size="sm">
            {texts.toPurchase(charge.codigoCompra)}
          </Anchor>
        ) : null}
        <PurchaseCharges code={charge.codigoCompra} />
        <Section title={texts.pix} read={read}>
          {history === null || history.pix.length === 0 ? (
            <Nothing text={texts.noPix} />
          ) : (
            <PixCodes pix={history.pix} />
          )}
        </Section>
        <Section title={texts.entries} read={read}>
          {history === null ? null : <Entries entries={history.lancamentos} />}
        </Section>
        <RecordHistory kind="purchase" id={charge.codigoCompra} />
      </Stack>
    </SidePanel>
  );
}

function PixCodes({ pix }: { readonly pix: History['pix'] }) {
  const { chargeList: texts } = useTexts();
  const dateText = useDateText();
  return (
    <Stack gap="xs">
      {pix.map(({ txid, valor, situacao, pedidoEm, pagamentos }) => (
        <div key={txid}>
          <Text size="sm">{`${moneyText(valor)} · ${texts.pixStates[situacao]} · ${dateText(pedidoEm)}`}</Text>
          {pagamentos.map(({ endToEndId, valor: paid, pagoEm }) => (
            <Text key={endToEndId} size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {texts.pixPaid(moneyText(paid), dateText(pagoEm), endToEndId)}
            </Text>
          ))}
        </div>
      ))}
    </Stack>
  );
}

function Entries({ entries }: { readonly entries: History['lancamentos'] }) {
  const { chargeList: texts } = useTexts();
  const dateText = useDateText();
  return (
    <Stack gap={6}>
      {entries.map(({ codigo, em, tipo, conta, valor, referencia, motivo, por }) => (
        <div key={codigo}>
          <Text size="sm">
            {`${texts.accounts[conta]}: ${valor < 0 ? '−' : '+'} ${moneyText(Math.abs(valor))}`}
          </Text>
          <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {[dateText(em), texts.events[tipo], por ?? texts.program, referencia, motivo]
              .filter((part) => part !== null)
              .join(' · ')}
          </Text>
        </div>
      ))}
    </Stack>
  );
}
