import { NativeSelect, Stack } from '@mantine/core';
import { chooseImportSheet } from '@patio/contract/catalogue/imports/choose-import-sheet.ts';
import type { ImportDetail } from '@patio/contract/catalogue/imports/import-words.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Problem } from '../../../platform/panels/problem.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';

/** Which sheet of a workbook is imported. */
export function SheetChoice({ row }: { readonly row: ImportDetail }) {
  const { imports: texts } = useTexts();
  const action = useAction(chooseImportSheet);
  const choose = (planilha: string): void => {
    if (planilha !== '') void action.run({ params: { id: row.id }, body: { planilha } }, '');
  };
  return (
    <Stack gap="xs" maw={480}>
      <NativeSelect
        label={texts.sheet}
        description={texts.sheetHint}
        value={row.planilha ?? ''}
        disabled={action.busy}
        onChange={(event) => choose(event.currentTarget.value)}
        data={[...(row.planilha === null ? [{ value: '', label: '—' }] : []), ...row.planilhas]}
      />
      <Problem text={action.problem} />
    </Stack>
  );
}
