import { Alert, Anchor, Button, Stack, Text } from '@mantine/core';
import { checkBankRefund } from '@patio/contract/finance/bank-refunds/check-bank-refund.ts';
import type { BankRefundRow } from '@patio/contract/finance/bank-refunds/bank-refund.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Facts } from '../../../platform/panels/facts.tsx';
import { ReasonAction } from '../../../platform/panels/reason-action.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { can, useUser } from '../../../platform/session/user.ts';
import { RecordHistory } from '../../people/audit/public.ts';

interface Props {
  readonly refund: BankRefundRow;
  readonly onClose: () => void;
}

/** A Pix that the bank gave back by itself: what it changed, what to do now, and that finance has seen to it. */
export function BankRefundPanel({ refund, onClose }: Props) {
  const { bankRefunds: texts, common } = useTexts();
  const dateText = useDateText();
  const { situacao, natureza, valor, aLancar, jaRegistrado, feitaEm, conferidaEm } = refund;
  return (
    <SidePanel title={texts.titleOf(moneyText(valor))} onClose={onClose} size={560}>
      <Stack gap="md">
        <Facts
          facts={[
            [common.value, moneyText(valor)],
            [texts.state, texts.states[situacao]],
            [texts.nature, texts.natures[natureza]],
            [texts.seenAt, dateText(refund.vistaEm)],
            [texts.doneAt, feitaEm === null ? null : dateText(feitaEm)],
            [texts.open, aLancar > 0 ? moneyText(aLancar) : null],
            [texts.covered, jaRegistrado > 0 ? moneyText(jaRegistrado) : null],
            [texts.pix, refund.pix],
            [texts.refund, refund.devolucao],
            [texts.checkedBy, refund.conferidaPor],
            [texts.checkedAt, conferidaEm === null ? null : dateText(conferidaEm)],
            [texts.note, refund.nota],
          ]}
        />
        <Places refund={refund} />
        {situacao === 'a-lancar' ? <Alert color="danger">{texts.openText}</Alert> : null}
        {situacao === 'em-processamento' ? <Alert color="warn">{texts.processingText}</Alert> : null}
        {situacao === 'conferir' ? <Text size="sm">{texts.checkText[natureza]}</Text> : null}
        <Check refund={refund} />
        <RecordHistory kind="bank-refund" id={refund.codigo} />
      </Stack>
    </SidePanel>
  );
}

function Places({ refund: { compras, caucoes, pixSemCobranca } }: Pick<Props, 'refund'>) {
  const { bankRefunds: texts } = useTexts();
  const links: readonly (readonly [to: string, text: string])[] = [
    ...compras.map((code) => [`/compras?id=${code}`, texts.purchase(code)] as const),
    ...caucoes.map((code) => [`/caucoes?busca=${code}&id=${code}`, texts.deposit(code)] as const),
    ...(pixSemCobranca === null
      ? []
      : [[`/pix-sem-cobranca?id=${pixSemCobranca}`, texts.stray(pixSemCobranca)] as const]),
  ];
  return (
    <>
      {links.map(([to, text]) => (
        <Anchor key={to} component={Link} to={to} size="sm">
          {text}
        </Anchor>
      ))}
    </>
  );
}

function Check({ refund: { codigo, situacao } }: Pick<Props, 'refund'>) {
  const { bankRefunds: texts } = useTexts();
  const user = useUser();
  const [asked, ask] = useState(false);
  if (situacao !== 'conferir' || !can(user, checkBankRefund)) return null;
  return (
    <>
      <Button style={{ alignSelf: 'flex-start' }} onClick={() => ask(true)}>
        {texts.check}
      </Button>
      {asked ? (
        <ReasonAction
          route={checkBankRefund}
          request={(motivo) => ({ params: { id: codigo }, body: { motivo } })}
          title={texts.check}
          text={texts.checkNote}
          reason={texts.checkReason}
          action={texts.check}
          done={texts.checked}
          onClose={() => ask(false)}
        />
      ) : null}
    </>
  );
}
