import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import type { StatementLineDetail } from '@patio/contract/finance/statements/statement-line.ts';
import { identifyLine } from '@patio/contract/finance/statements/identify-line.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Problem } from '../../../platform/panels/problem.tsx';
import { ReasonDialog } from '../../../platform/panels/reason-dialog.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { can, useUser } from '../../../platform/session/user.ts';

interface Props {
  readonly line: StatementLineDetail;
}

/** Whether the movement is a Pix without a charge: what was said of it, or which it may be. */
export function LineStray({ line }: Props) {
  const told = line.codigoPix !== null || line.outroDinheiro !== null;
  return (
    <>
      {told ? <Told line={line} /> : null}
      {line.pixParecidos.length > 0 ? <Asked line={line} /> : null}
    </>
  );
}

function Told({ line: { codigo, codigoPix, outroDinheiro, ditoPor, ditoEm } }: Props) {
  const { statements: texts } = useTexts();
  const dateText = useDateText();
  const action = useAction(identifyLine);
  const user = useUser();
  return (
    <Stack gap="xs">
      <Text size="sm">
        {texts.identifiedBy(ditoPor?.nome ?? '', ditoEm === null ? '' : dateText(ditoEm), outroDinheiro)}
      </Text>
      <Problem text={action.problem} />
      <Group>
        {codigoPix === null ? null : <ToStray code={codigoPix} />}
        {can(user, identifyLine) ? (
          <Button
            size="xs"
            variant="default"
            loading={action.busy}
            onClick={() =>
              void action.run({ params: { id: codigo }, body: { dinheiro: 'desfeito' } }, texts.untold)
            }
          >
            {texts.untell}
          </Button>
        ) : null}
      </Group>
    </Stack>
  );
}

function Asked({ line: { codigo, pixParecidos } }: Props) {
  const { statements: texts } = useTexts();
  const dateText = useDateText();
  const action = useAction(identifyLine);
  const user = useUser();
  const [other, setOther] = useState(false);
  const params = { id: codigo };
  const apart = async (motivo: string): Promise<void> => {
    if (await action.run({ params, body: { dinheiro: 'outro', motivo } }, texts.isOther)) setOther(false);
  };
  return (
    <Alert color="warn" variant="light" p="xs" title={texts.mayBeStray}>
      <Stack gap="xs">
        <Text size="sm">{texts.mayBeStrayText}</Text>
        {pixParecidos.map(({ codigo: pix, pagoEm, referencia }) => (
          <Stack key={pix} gap={4}>
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {`${dateText(pagoEm)} · ${referencia}`}
            </Text>
            <Group gap="xs">
              <ToStray code={pix} />
              {can(user, identifyLine) ? (
                <Button
                  size="xs"
                  loading={action.busy}
                  aria-label={texts.thisStrayOf(referencia)}
                  onClick={() => void action.run({ params, body: { dinheiro: 'pix', pix } }, texts.isStray)}
                >
                  {texts.thisStray}
                </Button>
              ) : null}
            </Group>
          </Stack>
        ))}
        {other ? null : <Problem text={action.problem} />}
        {can(user, identifyLine) ? (
          <Group>
            <Button size="xs" variant="default" onClick={() => setOther(true)}>
              {texts.otherMoney}
            </Button>
          </Group>
        ) : null}
      </Stack>
      {other ? (
        <ReasonDialog
          title={texts.otherMoney}
          text={texts.otherMoneyText}
          action={texts.otherMoney}
          busy={action.busy}
          problem={action.problem}
          onConfirm={(reason) => void apart(reason)}
          onClose={() => setOther(false)}
        />
      ) : null}
    </Alert>
  );
}

function ToStray({ code }: { readonly code: number }) {
  const { statements: texts } = useTexts();
  return (
    <Anchor component={Link} to={`/pix-sem-cobranca?id=${code}`} size="sm">
      {texts.toStray(code)}
    </Anchor>
  );
}
