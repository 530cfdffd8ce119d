import { shownDocument } from '@patio/domain/validation/shown-document.ts';
import { Anchor, Stack, Text, Title } from '@mantine/core';
import type { AmlCase } from '@patio/contract/finance/aml-cases/aml-case.ts';
import { Link } from 'react-router';
import { moneyText, useDayText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';

type Operation = AmlCase['operacoes'][number];

/** What was bought and paid, oldest first. */
export function CaseOperations({ operations }: { readonly operations: readonly Operation[] }) {
  const { amlCases: texts } = useTexts();
  return (
    <Stack gap="xs">
      <Title order={2} size="h5">
        {texts.operations}
      </Title>
      {operations.length === 0 ? <Text size="sm">{texts.noOperations}</Text> : null}
      {operations.map((operation, at) => (
        <OperationItem key={`${operation.tipo}-${operation.em}-${at}`} operation={operation} />
      ))}
    </Stack>
  );
}

function OperationItem({ operation }: { readonly operation: Operation }) {
  const { amlCases: texts } = useTexts();
  const dayText = useDayText();
  const { tipo, compra, oferta, valor, em, forma, pagador, documentoPagador, desfeito } = operation;
  const what = forma === null ? texts.kinds[tipo] : `${texts.kinds[tipo]} · ${texts.ways[forma]}`;
  return (
    <div>
      <Text size="sm">
        {`${moneyText(valor)} · ${dayText(em)} · ${what}${desfeito ? ` · ${texts.undone}` : ''}`}
      </Text>
      {pagador === null ? null : (
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {texts.paidBy(pagador, shownDocument(documentoPagador) ?? texts.missing)}
        </Text>
      )}
      {compra === null ? null : (
        <Anchor component={Link} to={`/compras?id=${compra}`} size="sm" style={{ overflowWrap: 'anywhere' }}>
          {texts.purchase(compra, oferta ?? '')}
        </Anchor>
      )}
    </div>
  );
}
