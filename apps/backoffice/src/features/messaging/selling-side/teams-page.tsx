import { listSellingTeams } from '@patio/contract/messaging/selling-side/list-selling-teams.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { RecordList } from '../../../platform/lists/record-list.tsx';
import { useRecords } from '../../../platform/lists/use-records.ts';
import { useReply } from '../../../platform/api/use-reply.ts';
import { TeamPanel } from './team-panel.tsx';

/** Who of the sales team is notified of the offers of each category. */
export function TeamsPage() {
  const { teams: texts } = useTexts();
  const records = useRecords(listSellingTeams, ({ data }) => data);
  const sales = useReply(listSellingTeams).reply?.padrao ?? [];
  const open = records.rows?.find(({ categoria }) => categoria.codigo === records.openId);
  return (
    <>
      <RecordList
        title={texts.title}
        records={records}
        idOf={({ categoria }) => categoria.codigo}
        columns={[
          { label: texts.category, cell: ({ categoria }) => categoria.nome },
          {
            label: texts.members,
            cell: ({ membros }) =>
              membros.length === 0 ? texts.everyone : membros.map(({ nome }) => nome).join(', '),
          },
        ]}
      />
      {open === undefined ? null : (
        <TeamPanel key={open.categoria.codigo} team={open} sales={sales} onClose={() => records.open(null)} />
      )}
    </>
  );
}
