import { Badge, Button } from '@mantine/core';
import { removeHoliday } from '@patio/contract/sales/working-days/remove-holiday.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { PlainTable } from '../../../platform/lists/plain-table.tsx';
import { ReasonAction } from '../../../platform/panels/reason-action.tsx';
import { HolidayDialog } from './holiday-dialog.tsx';
import type { Holiday } from './holiday.ts';

interface Props {
  readonly year: number;
  readonly holidays: readonly Holiday[];
  readonly mayEdit: boolean;
}

/** `2026-12-25` as Brazilians write it. */
const dayText = (day: string): string => day.split('-').toReversed().join('/');

/** The holidays of a year; an entered one is removed, a calculated one becomes a working day. */
export function HolidayTable({ year, holidays, mayEdit }: Props) {
  const { workingDays: texts } = useTexts();
  const [chosen, choose] = useState<Holiday | null>(null);
  const close = (): void => choose(null);
  return (
    <>
      <PlainTable
        label={texts.yearOf(year)}
        rows={holidays}
        idOf={({ codigo, dia, nome }) => codigo ?? `${dia} ${nome}`}
        columns={[
          { label: texts.day, cell: ({ dia }) => dayText(dia) },
          { label: texts.name, cell: ({ nome }) => nome },
          {
            label: texts.where,
            cell: ({ uf, cidade }) =>
              uf === null ? texts.national : cidade === null ? uf : `${cidade.nome}, ${uf}`,
          },
          {
            label: texts.counts,
            cell: ({ util, codigo }) => (
              <Badge variant={util ? 'light' : 'default'} tt="none">
                {util ? texts.working : codigo === null ? texts.calculated : texts.entered}
              </Badge>
            ),
          },
          ...(mayEdit
            ? [
                {
                  label: texts.action,
                  cell: (holiday: Holiday) => (
                    <Button
                      size="compact-sm"
                      variant="default"
                      aria-label={`${holiday.codigo === null ? texts.makeWorking : texts.remove}: ${holiday.nome}, ${dayText(holiday.dia)}`}
                      onClick={() => choose(holiday)}
                    >
                      {holiday.codigo === null ? texts.makeWorking : texts.remove}
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
      {chosen === null ? null : chosen.codigo === null ? (
        <HolidayDialog given={chosen} onClose={close} />
      ) : (
        <Removal id={chosen.codigo} holiday={chosen} onClose={close} />
      )}
    </>
  );
}

interface RemovalProps {
  readonly id: number;
  readonly holiday: Holiday;
  readonly onClose: () => void;
}

function Removal({ id, holiday, onClose }: RemovalProps) {
  const { workingDays: texts, common } = useTexts();
  return (
    <ReasonAction
      route={removeHoliday}
      request={(motivo) => ({ params: { id }, body: { motivo } })}
      title={texts.remove}
      text={texts.removeText(`${dayText(holiday.dia)}, ${holiday.nome}`)}
      reason={common.reasonInside}
      action={texts.remove}
      danger
      done={texts.removed}
      onClose={onClose}
    />
  );
}
