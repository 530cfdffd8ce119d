import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import type { PaybackDetail } from '@patio/contract/finance/paybacks/payback.ts';
import { proposePayback } from '@patio/contract/finance/paybacks/propose-payback.ts';
import { useState } from 'react';
import { moneyText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { ReasonDialog } from '../../../platform/panels/reason-dialog.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';

type Way = PaybackDetail['formas'][number];

/** The ways in which the money can go back, each with what it can take now. */
export function ProposePayback({ detail }: { readonly detail: PaybackDetail }) {
  const { paybacks: texts } = useTexts();
  const [chosen, choose] = useState<Way | null>(null);
  const { formas, podePropor, impedimento, codigoCompra } = detail;
  const alert = impedimento === null ? null : <Alert color="warn">{texts.impediments[impedimento]}</Alert>;
  if (!podePropor) return alert;
  return (
    <Stack gap="xs">
      {alert}
      <Title order={2} size="h5">
        {texts.propose}
      </Title>
      <Text size="sm" c="dimmed">
        {texts.fourEyes}
      </Text>
      <Group gap="xs">
        {formas.map((way) => (
          <Button key={`${way.forma}-${way.cobranca ?? ''}`} variant="default" onClick={() => choose(way)}>
            {texts.ways[way.forma](
              moneyText(way.valor),
              way.destino === null ? '' : texts.kinds[way.destino],
            )}
          </Button>
        ))}
      </Group>
      {chosen === null ? null : (
        <Proposal
          purchase={codigoCompra}
          way={chosen}
          givenAt={detail.conta.informadaEm}
          onClose={() => choose(null)}
        />
      )}
    </Stack>
  );
}

interface ProposalProps {
  readonly purchase: number;
  readonly way: Way;
  /** Since when the account is there that the buyer gave; null: none is. */
  readonly givenAt: string | null;
  readonly onClose: () => void;
}

function Proposal({ purchase, way, givenAt, onClose }: ProposalProps) {
  const { paybacks: texts } = useTexts();
  const action = useAction(proposePayback);
  const { forma, valor, cobranca, destino } = way;
  const name = texts.ways[forma](moneyText(valor), destino === null ? '' : texts.kinds[destino]);
  const propose = async (motivo: string): Promise<void> => {
    const body = { forma, valor, cobranca, motivo, dadosEm: givenAt };
    if (await action.run({ params: { id: purchase }, body }, texts.proposed)) onClose();
  };
  return (
    <ReasonDialog
      title={name}
      text={texts.wayText[forma]}
      reason={texts.reason}
      action={texts.proposeAction}
      busy={action.busy}
      problem={action.problem}
      onConfirm={(reason) => void propose(reason)}
      onClose={onClose}
    />
  );
}
