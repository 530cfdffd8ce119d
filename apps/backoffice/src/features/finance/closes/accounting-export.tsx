import { Button, Group, Stack, Text } from '@mantine/core';
import { exportBank } from '@patio/contract/finance/accounting/export-bank.ts';
import { exportBook } from '@patio/contract/finance/accounting/export-book.ts';
import { isAccountingPeriod } from '@patio/domain/finance/accounting/accounting-period.ts';
import { dayBefore } from '@patio/domain/finance/closes/close-days.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useExport } from '../../../platform/lists/use-export.ts';
import { DayField } from '../../../platform/panels/fields/day-field.tsx';
import { Dialog } from '../../../platform/panels/dialog.tsx';
import { Problem } from '../../../platform/panels/problem.tsx';

/** Saves the book of a period for the accountant, or its bank account for their program. */
export function AccountingExport() {
  const { closes: texts } = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {texts.accounting}
      </Button>
      {open ? <Period onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** The month of yesterday, up to yesterday. */
function usualPeriod(): { readonly from: string; readonly to: string } {
  const to = dayBefore(dayOf(Date.now()));
  return { from: `${to.slice(0, 8)}01`, to };
}

function Period({ onClose }: { readonly onClose: () => void }) {
  const { closes: texts, common } = useTexts();
  const [{ from, to }, setPeriod] = useState(usualPeriod);
  const [tried, setTried] = useState(false);
  const [last, setLast] = useState<'book' | 'bank'>('book');
  const book = useExport(exportBook);
  const bank = useExport(exportBank);
  const files = { book, bank };
  const sound = from !== '' && to !== '' && isAccountingPeriod(from, to);
  const save = async (file: keyof typeof files): Promise<void> => {
    setTried(true);
    setLast(file);
    if (sound) await files[file].run({ de: from, ate: to });
  };
  return (
    <Dialog title={texts.accounting} onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm">{texts.accountingText}</Text>
        <DayField label={texts.from} value={from} onChange={(day) => setPeriod({ from: day, to })} />
        <DayField
          label={texts.to}
          value={to}
          error={tried && !sound ? texts.badPeriod : null}
          onChange={(day) => setPeriod({ from, to: day })}
        />
        <Problem text={files[last].problem} />
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            {common.close}
          </Button>
          <Button variant="default" loading={bank.busy} onClick={() => void save('bank')}>
            {texts.saveBank}
          </Button>
          <Button loading={book.busy} onClick={() => void save('book')}>
            {texts.saveBook}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
