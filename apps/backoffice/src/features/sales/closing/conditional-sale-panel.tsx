import { Button, Group, Stack, Text } from '@mantine/core';
import { decideConditional } from '@patio/contract/sales/closing/decide-conditional.ts';
import { useState } from 'react';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Confirmation } from '../../../platform/panels/confirmation.tsx';
import { Facts } from '../../../platform/panels/facts.tsx';
import { OfferLink } from '../../../platform/panels/offer-link.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { TakenBy } from '../../../platform/work/taken-by.tsx';
import { RecordHistory } from '../../people/audit/public.ts';
import { useAction } from '../../../platform/panels/use-action.ts';
import type { ConditionalSale } from './conditional-sale.ts';

interface Props {
  readonly sale: ConditionalSale;
  readonly onClose: () => void;
}

/** A conditional sale: sell at the best bid, or release its author. */
export function ConditionalSalePanel({ sale, onClose }: Props) {
  const { conditional: texts, common } = useTexts();
  const dateText = useDateText();
  const [decision, decide] = useState<'aceitar' | 'liberar' | null>(null);
  const { comprador } = sale;
  return (
    <SidePanel title={sale.titulo} onClose={onClose}>
      <Stack gap="md">
        <TakenBy kind="conditional-sale" id={sale.codigoOferta} />
        <Facts
          facts={[
            [texts.bid, moneyText(sale.valor)],
            [texts.reserve, moneyText(sale.reserva)],
            [texts.ended, dateText(sale.encerradaEm)],
            [common.until, sale.parada ? texts.stopped : dateText(sale.ate)],
            [common.buyer, [comprador.nome, comprador.email].filter(Boolean).join(' · ')],
          ]}
        />
        <OfferLink code={sale.codigoOferta} />
        {sale.parada ? <Text size="sm">{texts.stoppedText}</Text> : null}
        <Group gap="xs">
          {sale.parada ? null : <Button onClick={() => decide('aceitar')}>{texts.accept}</Button>}
          <Button variant="default" onClick={() => decide('liberar')}>
            {texts.release}
          </Button>
        </Group>
        <RecordHistory kind="offer" id={sale.codigoOferta} name={sale.titulo} />
      </Stack>
      {decision === null ? null : (
        <Decision sale={sale} decision={decision} onDone={onClose} onClose={() => decide(null)} />
      )}
    </SidePanel>
  );
}

interface DecisionProps extends Props {
  readonly decision: 'aceitar' | 'liberar';
  readonly onDone: () => void;
}

function Decision({ sale, decision, onDone, onClose }: DecisionProps) {
  const { conditional: texts } = useTexts();
  const action = useAction(decideConditional);
  const sells = decision === 'aceitar';
  const confirm = async (): Promise<void> => {
    const request = { params: { id: sale.codigoOferta }, body: { decisao: decision } };
    if (await action.run(request, sells ? texts.accepted : texts.released)) onDone();
  };
  return (
    <Confirmation
      title={sells ? texts.acceptTitle(moneyText(sale.valor)) : texts.releaseTitle}
      text={sells ? texts.acceptText : texts.releaseText}
      action={sells ? texts.accept : texts.release}
      danger={!sells}
      busy={action.busy}
      problem={action.problem}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
