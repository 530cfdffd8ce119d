import { Button, Group, Text, TextInput } from '@mantine/core';
import { decidePayback } from '@patio/contract/finance/paybacks/decide-payback.ts';
import type { PaybackDetail } from '@patio/contract/finance/paybacks/payback.ts';
import { recordPaybackTransfer } from '@patio/contract/finance/paybacks/record-payback-transfer.ts';
import { useState } from 'react';
import { moneyText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Confirmation } from '../../../platform/panels/confirmation.tsx';
import { ReasonDialog } from '../../../platform/panels/reason-dialog.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';

type Payback = PaybackDetail['devolucoes'][number];
type Asked = 'release' | 'reject' | 'made' | 'not-made';

interface Props {
  readonly payback: Payback;
}

/** What the user may do with a payback: release it, turn it down, or note what became of its transfer. */
export function PaybackActions({ payback }: Props) {
  const { paybacks: texts } = useTexts();
  const [asked, ask] = useState<Asked | null>(null);
  const { podeLiberar, podeRecusar, podeRegistrar, situacao } = payback;
  const actions: readonly Asked[] = [
    ...(podeLiberar ? (['release'] as const) : []),
    ...(podeRecusar ? (['reject'] as const) : []),
    ...(podeRegistrar ? (['made', 'not-made'] as const) : []),
  ];
  const close = (): void => ask(null);
  return (
    <>
      {situacao === 'proposta' && !podeLiberar ? <Text size="sm">{texts.otherReleases}</Text> : null}
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
      {asked === 'release' ? <Release payback={payback} onClose={close} /> : null}
      {asked === 'reject' || asked === 'not-made' ? (
        <Stopped payback={payback} what={asked} onClose={close} />
      ) : null}
      {asked === 'made' ? <Made payback={payback} onClose={close} /> : null}
    </>
  );
}

interface DialogProps extends Props {
  readonly onClose: () => void;
}

function Release({ payback: { codigo, valor, forma }, onClose }: DialogProps) {
  const { paybacks: texts } = useTexts();
  const action = useAction(decidePayback);
  const release = async (): Promise<void> => {
    if (await action.run({ params: { id: codigo }, body: { decisao: 'liberar' } }, texts.released)) onClose();
  };
  return (
    <Confirmation
      title={texts.releaseTitle(moneyText(valor))}
      text={texts.wayText[forma]}
      action={texts.actions.release}
      busy={action.busy}
      problem={action.problem}
      onConfirm={() => void release()}
      onClose={onClose}
    />
  );
}

function Stopped({
  payback: { codigo },
  what,
  onClose,
}: DialogProps & { readonly what: 'reject' | 'not-made' }) {
  const { paybacks: texts } = useTexts();
  const rejecting = useAction(decidePayback);
  const recording = useAction(recordPaybackTransfer);
  const used = what === 'reject' ? rejecting : recording;
  const confirm = async (motivo: string): Promise<void> => {
    const params = { id: codigo };
    const done =
      what === 'reject'
        ? await rejecting.run({ params, body: { decisao: 'recusar', motivo } }, texts.rejected)
        : await recording.run({ params, body: { resultado: 'nao-feita', motivo } }, texts.notMade);
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

function Made({ payback: { codigo, valor }, onClose }: DialogProps) {
  const { paybacks: texts } = useTexts();
  const action = useAction(recordPaybackTransfer);
  const [reference, setReference] = useState('');
  const record = async (): Promise<void> => {
    const body = { resultado: 'feita', referencia: reference } as const;
    if (await action.run({ params: { id: codigo }, body }, texts.made)) onClose();
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
