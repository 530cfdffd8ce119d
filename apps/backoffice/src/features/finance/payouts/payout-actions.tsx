import { Text } from '@mantine/core';
import { decidePayout } from '@patio/contract/finance/payouts/decide-payout.ts';
import type { Payout } from '@patio/contract/finance/payouts/statement.ts';
import { recordPayoutTransfer } from '@patio/contract/finance/payouts/record-payout-transfer.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useAction } from '../../../platform/panels/use-action.ts';
import { useUser } from '../../../platform/session/user.ts';
import { MoneyOutActions } from '../money-out/public.ts';

/** What the user may do with a payout: release it, turn it down, or note what became of its transfer. */
export function PayoutActions({ payout }: { readonly payout: Payout }) {
  const { payouts: texts } = useTexts();
  const { codigoUsuario } = useUser();
  const deciding = useAction(decidePayout);
  const recording = useAction(recordPayoutTransfer);
  const { podeLiberar, podeRecusar, situacao, equipe, codigo } = payout;
  const isOwn = equipe?.propostoPor.codigo === codigoUsuario;
  const params = { id: codigo };
  return (
    <>
      {situacao === 'proposto' && podeRecusar && !podeLiberar ? (
        <Text size="sm">{isOwn ? texts.otherReleases : texts.accountWaits}</Text>
      ) : null}
      <MoneyOutActions
        amount={payout.valor}
        may={payout}
        texts={texts}
        releaseText={texts.releaseText(payout.conta)}
        calls={{
          deciding,
          recording,
          release: () => deciding.run({ params, body: { decisao: 'liberar' } }, texts.released),
          reject: (motivo) => deciding.run({ params, body: { decisao: 'recusar', motivo } }, texts.rejected),
          made: (referencia) =>
            recording.run({ params, body: { resultado: 'feito', referencia } }, texts.recorded),
          notMade: (motivo) =>
            recording.run({ params, body: { resultado: 'nao-feito', motivo } }, texts.notMade),
        }}
      />
    </>
  );
}
