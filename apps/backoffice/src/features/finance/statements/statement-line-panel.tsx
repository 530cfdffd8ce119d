import { Alert, Anchor, Button, Group, Skeleton, Stack } from '@mantine/core';
import { confirmStatementLines } from '@patio/contract/finance/statements/confirm-statement-lines.ts';
import { getStatementLine } from '@patio/contract/finance/statements/get-statement-line.ts';
import { ignoreStatementLines } from '@patio/contract/finance/statements/ignore-statement-lines.ts';
import { restoreStatementLine } from '@patio/contract/finance/statements/restore-statement-line.ts';
import type { StatementLineDetail } from '@patio/contract/finance/statements/statement-line.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useReply } from '../../../platform/api/use-reply.ts';
import { moneyText, useDateText, useDayText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { FailedReading } from '../../../platform/panels/failed-reading.tsx';
import { Facts } from '../../../platform/panels/facts.tsx';
import { Problem } from '../../../platform/panels/problem.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { RecordHistory } from '../../people/audit/public.ts';
import { balanceText } from '../closes/public.ts';
import { ConfirmLine } from './confirm-line.tsx';
import { IgnoreLines } from './ignore-lines.tsx';
import { LineStray } from './line-stray.tsx';

/** A movement: what the bank says, what it may pay, and what the user does with it. */
export function StatementLinePanel({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const { statements: texts, common, pages } = useTexts();
  const dayText = useDayText();
  const { reply, failed, retry } = useReply(getStatementLine, undefined, { id });
  const line = reply?.data ?? null;
  const title =
    line === null
      ? pages.statements
      : texts.titleOf(balanceText(line.valor), dayText(`${line.dia}T12:00:00Z`));
  return (
    <SidePanel title={title} onClose={onClose} size={560}>
      <FailedReading failed={failed} onRetry={retry} />
      {line === null && failed === null ? (
        <div role="status" aria-label={common.loading}>
          <Skeleton height={320} />
        </div>
      ) : null}
      {line === null ? null : <Detail line={line} />}
    </SidePanel>
  );
}

interface Props {
  readonly line: StatementLineDetail;
}

function Detail({ line }: Props) {
  const { statements: texts } = useTexts();
  const dateText = useDateText();
  const user = useUser();
  const { situacao, valor, restante, ignoradaPor, ignoradaEm, motivoIgnorada } = line;
  const open = situacao === 'aberta';
  const asked = line.pixParecidos.length;
  return (
    <Stack gap="md">
      <Facts
        facts={[
          [texts.state, texts.states[situacao]],
          [texts.words, line.texto === '' ? null : line.texto],
          [texts.payer, valor > 0 ? line.pagador : null],
          [texts.document, valor > 0 ? line.documentoPagador : null],
          [texts.account, line.conta],
          [texts.reference, line.referencia],
          [texts.left, open && valor > 0 && restante !== valor ? moneyText(restante) : null],
          [
            texts.aside,
            ignoradaPor === null || ignoradaEm === null
              ? null
              : texts.asideFact(ignoradaPor.nome, dateText(ignoradaEm), motivoIgnorada ?? ''),
          ],
          [texts.source, texts.sourceFact(line.arquivo, line.importadoPor.nome, dateText(line.importadoEm))],
        ]}
      />
      <Purchases codes={line.compras} />
      {open ? <Warnings line={line} /> : null}
      <LineStray line={line} />
      {open && valor > 0 && !line.pixProprio && asked === 0 && can(user, confirmStatementLines) ? (
        <ConfirmLine key={`${line.codigo} ${restante}`} line={line} />
      ) : null}
      <Aside line={line} />
      <RecordHistory kind="statement" id={line.codigoExtrato} />
    </Stack>
  );
}

function Purchases({ codes }: { readonly codes: readonly number[] }) {
  const { statements: texts } = useTexts();
  if (codes.length === 0) return null;
  return (
    <Group gap="md">
      {texts.paid}
      {codes.map((code) => (
        <Anchor key={code} component={Link} to={`/compras?id=${code}`} size="sm">
          {texts.toPurchase(code)}
        </Anchor>
      ))}
    </Group>
  );
}

function Warnings({ line: { compraParecida, pixProprio, valor } }: Props) {
  const { statements: texts } = useTexts();
  const said = [
    ...(compraParecida === null ? [] : [texts.similar(compraParecida)]),
    ...(pixProprio ? [texts.ownPix] : []),
    ...(valor < 0 ? [texts.outgoing] : []),
  ];
  return said.map((text) => (
    <Alert key={text} color="warn" variant="light" p="xs">
      {text}
    </Alert>
  ));
}

/** Puts the movement aside, or takes it back. */
function Aside({ line: { codigo, situacao } }: Props) {
  const { statements: texts } = useTexts();
  const user = useUser();
  const restoring = useAction(restoreStatementLine);
  const [asked, ask] = useState(false);
  return (
    <Stack gap="xs">
      <Problem text={restoring.problem} />
      <Group>
        {situacao === 'aberta' && can(user, ignoreStatementLines) ? (
          <Button variant="default" onClick={() => ask(true)}>
            {texts.ignore}
          </Button>
        ) : null}
        {situacao === 'ignorada' && can(user, restoreStatementLine) ? (
          <Button
            variant="default"
            loading={restoring.busy}
            onClick={() => void restoring.run({ params: { id: codigo } }, texts.restored)}
          >
            {texts.restore}
          </Button>
        ) : null}
      </Group>
      {asked ? <IgnoreLines codes={[codigo]} onClose={() => ask(false)} /> : null}
    </Stack>
  );
}
