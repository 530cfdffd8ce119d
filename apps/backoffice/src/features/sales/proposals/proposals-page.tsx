import { Badge, SegmentedControl } from '@mantine/core';
import { listProposals } from '@patio/contract/sales/proposals/list-proposals.ts';
import { useSearchParams } from 'react-router';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { ClosedRecord } from '../../../platform/lists/closed-record.tsx';
import { RecordList } from '../../../platform/lists/record-list.tsx';
import { useRecords } from '../../../platform/lists/use-records.ts';
import { ProposalPanel } from './proposal-panel.tsx';

const SITUATIONS = ['pendentes', 'abertas', 'todas'] as const;
const MOST = 100;

/** Proposals: those that wait for us by default, what expires first before. */
export function ProposalsPage() {
  const { proposals: texts, common } = useTexts();
  const dateText = useDateText();
  const [parameters, setParameters] = useSearchParams();
  const situacao = SITUATIONS.find((name) => name === parameters.get('situacao')) ?? 'pendentes';
  const records = useRecords(listProposals, ({ data }) => data, { situacao, limit: MOST });
  const open = records.rows?.find(({ codigo }) => codigo === records.openId);
  return (
    <>
      <RecordList
        title={texts.title}
        records={records}
        idOf={({ codigo }) => codigo}
        filters={
          <SegmentedControl
            aria-label={texts.which}
            value={situacao}
            onChange={(value) => setParameters({ situacao: value })}
            data={[
              { value: 'pendentes', label: texts.waiting },
              { value: 'abertas', label: texts.open },
              { value: 'todas', label: texts.all },
            ]}
          />
        }
        columns={[
          { label: common.offer, cell: ({ codigoOferta, titulo }) => `${codigoOferta} · ${titulo}` },
          { label: common.buyer, cell: ({ comprador }) => comprador.nome },
          { label: common.value, cell: ({ valor }) => moneyText(valor), numeric: true },
          {
            label: texts.state,
            cell: ({ situacao: state }) => (
              <Badge variant="light" color={state === 'pendente' ? 'warn' : 'accent'} tt="none">
                {texts.status[state]}
              </Badge>
            ),
          },
          { label: common.until, cell: ({ venceEm }) => dateText(venceEm) },
        ]}
      />
      {open === undefined ? (
        <ClosedRecord records={records} />
      ) : (
        <ProposalPanel key={open.codigo} proposal={open} onClose={() => records.open(null)} />
      )}
    </>
  );
}
