import { Badge, Button, Text } from '@mantine/core';
import { confirmStatementLines } from '@patio/contract/finance/statements/confirm-statement-lines.ts';
import { exportStatementLines } from '@patio/contract/finance/statements/export-statement-lines.ts';
import { ignoreStatementLines } from '@patio/contract/finance/statements/ignore-statement-lines.ts';
import { importStatement } from '@patio/contract/finance/statements/import-statement.ts';
import {
  listStatementLines,
  statementLinesList,
} from '@patio/contract/finance/statements/list-statement-lines.ts';
import type { StatementLineRow } from '@patio/contract/finance/statements/statement-line.ts';
import { useState } from 'react';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useDayText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { DataColumn } from '../../../platform/lists/data-column.ts';
import { DataList } from '../../../platform/lists/data-list.tsx';
import { choicesOf } from '../../../platform/lists/filters/choices-of.ts';
import { useListState } from '../../../platform/lists/use-list-state.ts';
import { useSelection } from '../../../platform/lists/use-selection.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { balanceText } from '../closes/public.ts';
import { ConfirmMany } from './confirm-many.tsx';
import { IgnoreLines } from './ignore-lines.tsx';
import { ImportStatement } from './import-statement.tsx';
import { StatementLinePanel } from './statement-line-panel.tsx';

/** The movements of the bank: what is open unless others are chosen, latest day first; one by one, or many at once. */
export function StatementsPage() {
  const { statements: texts, pages } = useTexts();
  const user = useUser();
  const state = useListState(statementLinesList, { situacao: 'aberta' });
  const { reply, failed, retry } = useReply(listStatementLines, state.query);
  const selection = useSelection(state);
  const [sheet, setSheet] = useState<'confirm' | 'ignore' | null>(null);
  const marked = (reply?.data ?? []).filter(({ codigo }) => selection.ids.has(codigo));
  const close = (): void => {
    setSheet(null);
    selection.clear();
  };
  return (
    <>
      <DataList
        title={pages.statements}
        list={listStatementLines.name}
        state={state}
        page={reply}
        failed={failed}
        onRetry={retry}
        idOf={({ codigo }) => codigo}
        columns={useColumns()}
        empty={texts.empty}
        exported={can(user, exportStatementLines) ? exportStatementLines : null}
        selection={can(user, confirmStatementLines) ? selection : null}
        actions={
          <>
            {marked.length > 0 && can(user, confirmStatementLines) ? (
              <Button onClick={() => setSheet('confirm')}>{texts.confirmMany(marked.length)}</Button>
            ) : null}
            {marked.length > 0 && can(user, ignoreStatementLines) ? (
              <Button variant="default" onClick={() => setSheet('ignore')}>
                {texts.ignoreMany(marked.length)}
              </Button>
            ) : null}
            {can(user, importStatement) ? <ImportStatement /> : null}
          </>
        }
        filters={[
          { name: 'situacao', label: texts.state, choices: choicesOf(texts.states) },
          { name: 'sentido', label: texts.direction, choices: choicesOf(texts.directions) },
          { name: 'dia', label: texts.day },
          { name: 'valor', label: texts.amount },
          { name: 'extrato', label: texts.statement },
        ]}
      />
      {state.openId === null ? null : (
        <StatementLinePanel key={state.openId} id={state.openId} onClose={() => state.open(null)} />
      )}
      {sheet === 'confirm' ? <ConfirmMany lines={marked} onClose={close} /> : null}
      {sheet === 'ignore' ? <IgnoreLines codes={marked.map(({ codigo }) => codigo)} onClose={close} /> : null}
    </>
  );
}

function useColumns(): readonly DataColumn<StatementLineRow>[] {
  const { statements: texts } = useTexts();
  const dayText = useDayText();
  return [
    { key: 'dia', label: texts.day, cell: ({ dia }) => dayText(`${dia}T12:00:00Z`), sort: 'dia' },
    {
      key: 'valor',
      label: texts.amount,
      cell: ({ valor }) => balanceText(valor),
      sort: 'valor',
      numeric: true,
    },
    {
      key: 'texto',
      label: texts.words,
      cell: ({ texto }) => (
        <Text size="sm" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
          {texto === '' ? '—' : texto}
        </Text>
      ),
    },
    { key: 'situacao', label: texts.state, cell: ({ situacao }) => <StateBadge state={situacao} /> },
    { key: 'proposta', label: texts.fits, cell: (row) => <Fits row={row} /> },
    { key: 'pagador', label: texts.payer, cell: ({ pagador }) => pagador ?? '—', extra: true },
    { key: 'conta', label: texts.account, cell: ({ conta }) => conta, extra: true },
    { key: 'extrato', label: texts.statement, cell: ({ codigoExtrato }) => codigoExtrato, extra: true },
  ];
}

const TONES = { aberta: 'warn', conferida: 'ok', ignorada: null } as const;

function StateBadge({ state }: { readonly state: StatementLineRow['situacao'] }) {
  const { statements: texts } = useTexts();
  const tone = TONES[state];
  return (
    <Badge
      variant={tone === null ? 'default' : 'light'}
      tt="none"
      miw="max-content"
      {...(tone === null ? {} : { color: tone })}
    >
      {texts.states[state]}
    </Badge>
  );
}

/** What a movement paid, or may pay. */
function Fits({ row }: { readonly row: StatementLineRow }) {
  const { statements: texts } = useTexts();
  const { compras, proposta, motivoIgnorada, situacao } = row;
  const said =
    compras.length > 0
      ? compras.map((code) => texts.toPurchase(code)).join(' · ')
      : proposta === null
        ? situacao === 'ignorada'
          ? (motivoIgnorada ?? '—')
          : texts.none
        : texts.candidate(proposta.codigoCompra, proposta.comprador.nome);
  return (
    <Text size="sm" c={proposta === null && compras.length === 0 ? 'dimmed' : undefined} lineClamp={2}>
      {said}
    </Text>
  );
}
