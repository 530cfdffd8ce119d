import { Button, Group, Text, TextInput } from '@mantine/core';
import { decidePayout } from '@patio/contract/finance/payouts/decide-payout.ts';
import type { Payout } from '@patio/contract/finance/payouts/statement.ts';
import { recordPayoutTransfer } from '@patio/contract/finance/payouts/record-payout-transfer.ts';
import { useState } from 'react';
import { moneyText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Confirmation } from '../../../platform/panels/confirmation.tsx';
import { ReasonDialog } from '../../../platform/panels/reason-dialog.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { useUser } from '../../../platform/session/user.ts';

type Asked = 'release' | 'reject' | 'made' | 'not-made';

interface Props {
  readonly payout: Payout;
}

/** What the user may do with a payout: release it, turn it down, or note what became of its transfer. */
export function PayoutActions({ payout }: Props) {
  const { payouts: texts } = useTexts();
  const [asked, ask] = useState<Asked | null>(null);
  const { codigoUsuario } = useUser();
  const { podeLiberar, podeRecusar, podeRegistrar, situacao, equipe } = payout;
  const isOwn = equipe?.propostoPor.codigo === codigoUsuario;
  const actions: readonly Asked[] = [
    ...(podeLiberar ? (['release'] as const) : []),
    ...(podeRecusar ? (['reject'] as const) : []),
    ...(podeRegistrar ? (['made', 'not-made'] as const) : []),
  ];
  const close = (): void => ask(null);
  return (
    <>
      {situacao === 'proposto' && podeRecusar && !podeLiberar ? (
        <Text size="sm">{isOwn ? texts.otherReleases : texts.accountWaits}</Text>
      ) : null}
      {actions.length === 0 ? null : (
        <Group gap="xs">
          {actions.map((what) => (
            <Button
              key={what}
              size="xs"
              variant={what === 'release' || what === 'made' ? 'filled' : 'default'}
              onClick={() => ask(what)}
            >
              {texts.actions[what]}
            </Button>
          ))}
        </Group>
      )}
      {asked === 'release' ? <Release payout={payout} onClose={close} /> : null}
      {asked === 'reject' || asked === 'not-made' ? (
        <Stopped payout={payout} what={asked} onClose={close} />
      ) : null}
      {asked === 'made' ? <Made payout={payout} onClose={close} /> : null}
    </>
  );
}

interface DialogProps extends Props {
  readonly onClose: () => void;
}

function Release({ payout: { codigo, valor, conta }, onClose }: DialogProps) {
  const { payouts: texts } = useTexts();
  const action = useAction(decidePayout);
  const release = async (): Promise<void> => {
    if (await action.run({ params: { id: codigo }, body: { decisao: 'liberar' } }, texts.released)) onClose();
  };
  return (
    <Confirmation
      title={texts.releaseTitle(moneyText(valor))}
      text={texts.releaseText(conta)}
      action={texts.actions.release}
      busy={action.busy}
      problem={action.problem}
      onConfirm={() => void release()}
      onClose={onClose}
    />
  );
}

function Stopped({
  payout: { codigo },
  what,
  onClose,
}: DialogProps & { readonly what: 'reject' | 'not-made' }) {
  const { payouts: texts } = useTexts();
  const rejecting = useAction(decidePayout);
  const recording = useAction(recordPayoutTransfer);
  const used = what === 'reject' ? rejecting : recording;
  const confirm = async (motivo: string): Promise<void> => {
    const params = { id: codigo };
    const done =
      what === 'reject'
        ? await rejecting.run({ params, body: { decisao: 'recusar', motivo } }, texts.rejected)
        : await recording.run({ params, body: { resultado: 'nao-feito', motivo } }, texts.notMade);
    if (done) onClose();
  };
  return (
    <ReasonDialog
      title={texts.actions[what]}
      text={texts.stopText[what]}
      reason={texts.reason}
      action={texts.actions[what]}
      danger
      busy={used.busy}
      problem={used.problem}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    />
  );
}

const LONGEST = 80;

function Made({ payout: { codigo, valor }, onClose }: DialogProps) {
  const { payouts: texts } = useTexts();
  const action = useAction(recordPayoutTransfer);
  const [reference, setReference] = useState('');
  const record = async (): Promise<void> => {
    const body = { resultado: 'feito', referencia: reference } as const;
    if (await action.run({ params: { id: codigo }, body }, texts.recorded)) onClose();
  };
  return (
    <Confirmation
      title={texts.madeTitle(moneyText(valor))}
      text={texts.madeText}
      action={texts.actions.made}
      busy={action.busy}
      problem={action.problem}
      onConfirm={() => void record()}
      onClose={onClose}
    >
      <TextInput
        mt="sm"
        label={texts.reference}
        value={reference}
        maxLength={LONGEST}
        data-autofocus
        onChange={(event) => setReference(event.currentTarget.value)}
      />
    </Confirmation>
  );
}
