import { Text } from '@mantine/core';
import { decidePayback } from '@patio/contract/finance/paybacks/decide-payback.ts';
import type { PaybackDetail } from '@patio/contract/finance/paybacks/payback.ts';
import { recordPaybackTransfer } from '@patio/contract/finance/paybacks/record-payback-transfer.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useAction } from '../../../platform/panels/use-action.ts';
import { MoneyOutActions } from '../money-out/public.ts';

type Payback = PaybackDetail['devolucoes'][number];

interface Props {
  readonly payback: Payback;
  /** Of its purchase. */
  readonly detail: Pick<PaybackDetail, 'conta' | 'impedimento'>;
}

/** What the user may do with a payback: release it, turn it down, or note what became of its transfer. */
export function PaybackActions({ payback, detail: { conta, impedimento } }: Props) {
  const { paybacks: texts } = useTexts();
  const deciding = useAction(decidePayback);
  const recording = useAction(recordPaybackTransfer);
  const { podeLiberar, situacao, codigo } = payback;
  const params = { id: codigo };
  return (
    <>
      {situacao === 'proposta' && !podeLiberar && impedimento === null ? (
        <Text size="sm">{texts.otherReleases}</Text>
      ) : null}
      <MoneyOutActions
        amount={payback.valor}
        may={payback}
        texts={texts}
        releaseText={texts.wayText[payback.forma]}
        calls={{
          deciding,
          recording,
          release: () =>
            deciding.run(
              { params, body: { decisao: 'liberar', dadosEm: conta.informadaEm } },
              texts.released,
            ),
          reject: (motivo) => deciding.run({ params, body: { decisao: 'recusar', motivo } }, texts.rejected),
          made: (referencia) =>
            recording.run({ params, body: { resultado: 'feita', referencia } }, texts.made),
          notMade: (motivo) =>
            recording.run({ params, body: { resultado: 'nao-feita', motivo } }, texts.notMade),
        }}
      />
    </>
  );
}
