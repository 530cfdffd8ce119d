import { Alert, Badge, Button, Group, Stack, Text } from '@mantine/core';
import { allowRelease } from '@patio/contract/sales/transfer/allow-release.ts';
import { getTransfer } from '@patio/contract/sales/transfer/get-transfer.ts';
import { STEP_WORDS } from '@patio/contract/sales/transfer/step-words.ts';
import type { Transfer } from '@patio/contract/sales/transfer/transfer.ts';
import { useState } from 'react';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useDateText, useDayText } from '../../../platform/i18n/formats.ts';
import { useIdiom } from '../../../platform/i18n/idiom-store.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Nothing, Section } from '../../../platform/panels/section.tsx';
import { can, useUser } from '../../../platform/session/user.ts';
import { AllowRelease } from './allow-release.tsx';
import { Fines } from './fines.tsx';
import { TransferStep } from './transfer-step.tsx';

const TONES = { aberta: 'accent', atrasada: 'danger', concluida: 'ok' } as const;

/** The transfer of ownership of a purchase: its steps, whose turn it is, and what keeps the keys from being released. */
export function PurchaseTransfer({ code }: { readonly code: number }) {
  const { transfer: texts } = useTexts();
  const user = useUser();
  const enabled = can(user, getTransfer);
  const read = useReply(getTransfer, undefined, { id: code }, { enabled });
  if (!enabled) return null;
  const data = read.reply?.data ?? null;
  return (
    <Section
      title={texts.title}
      read={read}
      actions={
        data === null || data.situacao === null ? null : (
          <Badge variant="light" tt="none" miw="max-content" color={TONES[data.situacao]}>
            {texts.whole[data.situacao]}
          </Badge>
        )
      }
    >
      {data === null ? (
        <Nothing text={texts.none} />
      ) : data.encerrada ? (
        <Nothing text={texts.ended} />
      ) : (
        <Loaded code={code} transfer={data} />
      )}
    </Section>
  );
}

function Loaded({ code, transfer }: { readonly code: number; readonly transfer: Transfer }) {
  const { transfer: texts } = useTexts();
  const dayText = useDayText();
  const { etapas, multas, prazoComprador, versao } = transfer;
  const delivered = etapas.find(({ etapa }) => etapa === 'entrega');
  return (
    <Stack gap="sm">
      <Release code={code} transfer={transfer} />
      {prazoComprador === null ? null : (
        <Text size="sm" c={prazoComprador.dias < 0 ? 'danger' : 'dimmed'}>
          {texts.clock(dayText(`${prazoComprador.ate}T12:00:00Z`), prazoComprador.dias)}
        </Text>
      )}
      {etapas.map((step) => (
        <TransferStep key={step.etapa} code={code} version={versao} step={step} />
      ))}
      <Fines code={code} fines={multas} deliveredOn={delivered?.feitaEm ?? null} />
    </Stack>
  );
}

/** What keeps the keys from being released, or that an administrator allowed it; who may, changes that. */
function Release({ code, transfer }: { readonly code: number; readonly transfer: Transfer }) {
  const { transfer: texts } = useTexts();
  const user = useUser();
  const idiom = useIdiom();
  const dateText = useDateText();
  const [open, setOpen] = useState(false);
  const { faltam, autorizada, versao } = transfer;
  if (faltam.length === 0 && autorizada === null) return null;
  const missing = faltam.map((step) => STEP_WORDS[idiom][step]).join(', ');
  return (
    <Alert color={autorizada === null ? 'warn' : 'accent'} variant="light">
      <Stack gap="xs">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {autorizada === null
            ? texts.missing(missing)
            : texts.allowed(autorizada.por, dateText(autorizada.em), autorizada.motivo)}
        </Text>
        {can(user, allowRelease) ? (
          <Group>
            <Button variant="default" size="xs" onClick={() => setOpen(true)}>
              {autorizada === null ? texts.allow : texts.forbid}
            </Button>
          </Group>
        ) : null}
      </Stack>
      {open ? (
        <AllowRelease
          code={code}
          version={versao}
          allow={autorizada === null}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Alert>
  );
}
