import { correctPayoutReference } from '@patio/contract/finance/payouts/marks/correct-payout-reference.ts';
import { undoPayout } from '@patio/contract/finance/payouts/marks/undo-payout.ts';
import type { Payout } from '@patio/contract/finance/payouts/statement.ts';
import { moneyText, useDateText, useDayText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { MadeActions, MoneyOutItem, recordedLines } from '../money-out/public.ts';
import { PayoutActions } from './payout-actions.tsx';
import { signedMoney } from './signed-money.ts';

const MARKS = { correct: correctPayoutReference, undo: undoPayout } as const;

const TONES = {
  proposto: 'warn',
  'em-envio': 'accent',
  feito: 'ok',
  falhou: 'danger',
  retirado: 'gray',
} as const satisfies Record<Payout['situacao'], string>;

/** A payout: how much, of which sales, how far it is, and for finance who decided and what may be done. */
export function PayoutItem({ payout }: { readonly payout: Payout }) {
  const { payouts: texts, marks } = useTexts();
  const dayText = useDayText();
  const dateText = useDateText();
  const { situacao, valor, bruto, comissao, conta, referencia, propostoEm, encerradoEm, desfeitoEm, partes } =
    payout;
  const name = texts.payoutOf(moneyText(valor), dayText(encerradoEm ?? propostoEm));
  const lines = [
    texts.made(signedMoney(bruto), signedMoney(comissao)),
    texts.from([...new Set(partes.map(({ codigoCompra }) => codigoCompra))].join(', ')),
    texts.accountIs(conta),
    ...(referencia === null ? [] : [texts.referenceIs(referencia)]),
    ...(desfeitoEm === null ? [] : [marks.notYet(dateText(desfeitoEm))]),
    ...useDecided(payout),
  ];
  return (
    <MoneyOutItem name={name} state={texts.states[situacao]} tone={TONES[situacao]} lines={lines}>
      <PayoutActions payout={payout} />
      <MadeActions
        made={{ ...payout, of: 'payout', movimento: payout.equipe?.movimento ?? null }}
        routes={MARKS}
      />
    </MoneyOutItem>
  );
}

/** Who decided, when and why; nothing for users of the store. */
function useDecided({ equipe, situacao, propostoEm, decididoEm, encerradoEm }: Payout): readonly string[] {
  const { payouts: texts, marks } = useTexts();
  const dateText = useDateText();
  if (equipe === null) return [];
  const { propostoPor, decididoPor, motivo, decisao } = equipe;
  const decided = situacao === 'retirado' ? texts.rejectedBy : texts.releasedBy;
  return [
    texts.proposedBy(propostoPor.nome, dateText(propostoEm)),
    ...(decididoPor === null || decididoEm === null ? [] : [decided(decididoPor.nome, dateText(decididoEm))]),
    ...(encerradoEm === null || situacao === 'retirado' ? [] : [texts.endedAt(dateText(encerradoEm))]),
    ...recordedLines({ recorded: equipe.registradoPor, undone: equipe.desfeito }, marks, dateText),
    texts.because(decisao ?? motivo),
  ];
}
