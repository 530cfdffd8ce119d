import { Alert, Anchor, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { correctReceiptReference } from '@patio/contract/finance/charges/correct-receipt-reference.ts';
import { correctRepaymentReference } from '@patio/contract/finance/payouts/debts/correct-repayment-reference.ts';
import type { StrayDetail } from '@patio/contract/finance/stray-pix/stray-pix.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useDayText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { ReasonAction } from '../../../platform/panels/reason-action.tsx';
import { can, useUser } from '../../../platform/session/user.ts';

interface Props {
  /** The id of the Pix. */
  readonly reference: string;
  readonly similar: StrayDetail['parecidos'];
  readonly apart: boolean;
  readonly onApart: (apart: boolean) => void;
}

/** What of the same amount and day may be this very money: the user looks at it, and says that it is other money. */
export function SimilarMoney({ reference, similar, apart, onApart }: Props) {
  const { strayPix: texts } = useTexts();
  return (
    <Alert color="warn" variant="light" p="xs" title={texts.similar}>
      <Stack gap="xs">
        <Text size="sm">{texts.similarText}</Text>
        {similar.map((each) => (
          <SimilarOne key={`${each.codigoMovimento} ${each.texto}`} each={each} reference={reference} />
        ))}
        <Checkbox
          label={texts.otherMoney}
          checked={apart}
          onChange={(event) => onApart(event.currentTarget.checked)}
        />
      </Stack>
    </Alert>
  );
}

interface OneProps {
  readonly each: StrayDetail['parecidos'][number];
  readonly reference: string;
}

function SimilarOne({ each, reference }: OneProps) {
  const { strayPix: texts } = useTexts();
  const dayText = useDayText();
  const { codigoMovimento, dia, texto, registrado, compras, loja } = each;
  const what =
    codigoMovimento === null ? texts.similarByHand : registrado ? texts.similarRecorded : texts.similarOpen;
  return (
    <Stack gap={2}>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {[dayText(`${dia}T12:00:00Z`), what, ...(texto === '' ? [] : [texto])].join(' · ')}
      </Text>
      <Group gap="md">
        {codigoMovimento === null ? null : (
          <Anchor component={Link} to={`/extratos-do-banco?id=${codigoMovimento}`} size="sm">
            {texts.toMovement}
          </Anchor>
        )}
        {compras.map((code) => (
          <Anchor key={code} component={Link} to={`/compras?id=${code}`} size="sm">
            {texts.toPurchase(code)}
          </Anchor>
        ))}
        {loja === null ? null : (
          <Anchor component={Link} to={`/repasses?id=${loja}`} size="sm">
            {texts.toStore}
          </Anchor>
        )}
        {each.codigoRecebimento === null ? null : (
          <LinkRecorded route={correctReceiptReference} code={each.codigoRecebimento} reference={reference} />
        )}
        {each.codigoDevolucao === null ? null : (
          <LinkRecorded route={correctRepaymentReference} code={each.codigoDevolucao} reference={reference} />
        )}
      </Group>
    </Stack>
  );
}

interface LinkProps {
  readonly route: typeof correctReceiptReference | typeof correctRepaymentReference;
  readonly code: number;
  readonly reference: string;
}

/** Says that what was recorded by hand is this Pix: it gets its id. */
function LinkRecorded({ route, code, reference }: LinkProps) {
  const { strayPix: texts } = useTexts();
  const user = useUser();
  const [asked, ask] = useState(false);
  if (!can(user, route)) return null;
  return (
    <>
      <Button size="xs" variant="default" onClick={() => ask(true)}>
        {texts.isThis}
      </Button>
      {asked ? (
        <ReasonAction
          route={route}
          request={(motivo) => ({ params: { id: code }, body: { referencia: reference, motivo } })}
          title={texts.isThis}
          text={texts.isThisText(reference)}
          reason={texts.reason}
          action={texts.isThis}
          done={texts.linked}
          onClose={() => ask(false)}
        />
      ) : null}
    </>
  );
}
