import { Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { decideStrayReturn } from '@patio/contract/finance/stray-pix/decide-stray-return.ts';
import { proposeStrayReturn } from '@patio/contract/finance/stray-pix/propose-stray-return.ts';
import type { StrayDetail } from '@patio/contract/finance/stray-pix/stray-pix.ts';
import { useState } from 'react';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Confirmation } from '../../../platform/panels/confirmation.tsx';
import { ReasonDialog } from '../../../platform/panels/reason-dialog.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';

interface Proposing {
  readonly detail: StrayDetail;
  /** Whether the user said that what is like it is other money. */
  readonly apart: boolean;
}

/** The way back to who paid: one user proposes, another one releases. */
export function ProposeStrayReturn({ detail, apart }: Proposing) {
  const { strayPix: texts } = useTexts();
  const action = useAction(proposeStrayReturn);
  const [asked, ask] = useState<Given['forma'] | null>(null);
  const propose = async (forma: Given['forma'], motivo: string): Promise<void> => {
    const params = { id: detail.codigo };
    if (await action.run({ params, body: { forma, motivo, outroDinheiro: apart } }, texts.proposed))
      ask(null);
  };
  const amount = moneyText(detail.restante);
  const unseen = detail.parecidos.length > 0 && !apart;
  const names = { pix: texts.giveBackAction(amount), 'ja-saiu': texts.leftAction };
  return (
    <Stack gap="xs">
      <Title order={2} size="h5">
        {texts.giveBack}
      </Title>
      <Text size="sm" c="dimmed">
        {texts.fourEyes}
      </Text>
      <Group>
        {detail.podePropor ? (
          <Button variant="default" disabled={unseen} onClick={() => ask('pix')}>
            {names.pix}
          </Button>
        ) : null}
        {detail.podeEncerrar ? (
          <Button variant="default" disabled={unseen} onClick={() => ask('ja-saiu')}>
            {names['ja-saiu']}
          </Button>
        ) : null}
      </Group>
      {asked === null ? null : (
        <ReasonDialog
          title={names[asked]}
          text={texts.ways[asked]}
          reason={texts.reason}
          action={texts.proposeAction}
          busy={action.busy}
          problem={action.problem}
          onConfirm={(reason) => void propose(asked, reason)}
          onClose={() => ask(null)}
        />
      )}
    </Stack>
  );
}

type Given = StrayDetail['devolucoes'][number];

/** A return with each of its steps, and what the user may do with it. */
export function StrayReturn({ given }: { readonly given: Given }) {
  const { strayPix: texts } = useTexts();
  const dateText = useDateText();
  const { valor, situacao, motivo, propostaPor, propostaEm, decididaPor, decididaEm, decisao } = given;
  return (
    <Paper withBorder p="sm">
      <Stack gap={6}>
        <Group justify="space-between">
          <Text fw={600}>{texts.returnTitles[given.forma](moneyText(valor))}</Text>
          <Badge variant="light" tt="none">
            {given.emProcessamento ? texts.processing : texts.returnStates[situacao]}
          </Badge>
        </Group>
        <Text size="sm">{texts.proposedBy(propostaPor.nome, dateText(propostaEm), motivo)}</Text>
        {decididaPor === null || decididaEm === null ? null : (
          <Text size="sm">
            {situacao === 'retirada'
              ? texts.rejectedBy(decididaPor.nome, dateText(decididaEm), decisao ?? '')
              : texts.releasedBy(decididaPor.nome, dateText(decididaEm))}
          </Text>
        )}
        {given.encerradaEm === null || situacao === 'retirada' ? null : (
          <Text size="sm">{texts.endedAt(dateText(given.encerradaEm))}</Text>
        )}
        {given.falha === null ? null : (
          <Text size="sm" c="danger">
            {texts.failure(given.falha)}
          </Text>
        )}
        <Decisions given={given} />
      </Stack>
    </Paper>
  );
}

function Decisions({ given }: { readonly given: Given }) {
  const { strayPix: texts } = useTexts();
  const action = useAction(decideStrayReturn);
  const [asked, ask] = useState<'release' | 'reject' | null>(null);
  const params = { id: given.codigo };
  const shared = { busy: action.busy, problem: action.problem, onClose: () => ask(null) };
  const open = (what: 'release' | 'reject'): void => {
    action.clear();
    ask(what);
  };
  const release = async (): Promise<void> => {
    if (await action.run({ params, body: { decisao: 'liberar' } }, texts.released)) ask(null);
  };
  const reject = async (motivo: string): Promise<void> => {
    if (await action.run({ params, body: { decisao: 'recusar', motivo } }, texts.rejected)) ask(null);
  };
  return (
    <>
      {given.situacao === 'proposta' && !given.podeLiberar ? (
        <Text size="sm">{texts.otherReleases}</Text>
      ) : null}
      <Group gap="xs">
        {given.podeLiberar ? (
          <Button size="xs" onClick={() => open('release')}>
            {texts.release}
          </Button>
        ) : null}
        {given.podeRecusar ? (
          <Button size="xs" variant="default" onClick={() => open('reject')}>
            {texts.reject}
          </Button>
        ) : null}
      </Group>
      {asked === 'release' ? (
        <Confirmation
          title={texts.releaseTitles[given.forma](moneyText(given.valor))}
          text={texts.ways[given.forma]}
          action={texts.release}
          onConfirm={() => void release()}
          {...shared}
        />
      ) : null}
      {asked === 'reject' ? (
        <ReasonDialog
          title={texts.reject}
          text={texts.rejectText}
          reason={texts.reason}
          action={texts.reject}
          danger
          onConfirm={(reason) => void reject(reason)}
          {...shared}
        />
      ) : null}
    </>
  );
}
