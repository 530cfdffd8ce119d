import { listConditionalSales } from '@patio/contract/sales/closing/list-conditional-sales.ts';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { ClosedRecord } from '../../../platform/lists/closed-record.tsx';
import { RecordList } from '../../../platform/lists/record-list.tsx';
import { useRecords } from '../../../platform/lists/use-records.ts';
import { ConditionalSalePanel } from './conditional-sale-panel.tsx';

/** Best bids below the reserve, what is released by itself first before. */
export function ConditionalSalesPage() {
  const { conditional: texts, common } = useTexts();
  const dateText = useDateText();
  const records = useRecords(listConditionalSales, ({ data }) => data);
  const open = records.rows?.find(({ codigoOferta }) => codigoOferta === records.openId);
  return (
    <>
      <RecordList
        title={texts.title}
        records={records}
        idOf={({ codigoOferta }) => codigoOferta}
        columns={[
          { label: common.offer, cell: ({ codigoOferta, titulo }) => `${codigoOferta} · ${titulo}` },
          { label: common.buyer, cell: ({ comprador }) => comprador.nome },
          { label: texts.bid, cell: ({ valor }) => moneyText(valor), numeric: true },
          { label: texts.reserve, cell: ({ reserva }) => moneyText(reserva), numeric: true },
          { label: common.until, cell: ({ ate }) => dateText(ate) },
        ]}
      />
      {open === undefined ? (
        <ClosedRecord records={records} />
      ) : (
        <ConditionalSalePanel key={open.codigoOferta} sale={open} onClose={() => records.open(null)} />
      )}
    </>
  );
}
