import { Button, Group, Stack, Text } from '@mantine/core';
import { closeVisitDay } from '@patio/contract/sales/visits/close-visit-day.ts';
import { openVisitDay } from '@patio/contract/sales/visits/open-visit-day.ts';
import { beginOfDay } from '@patio/domain/sales/slots/slots-of-day.ts';
import { formatDate } from '@patio/domain/time/sao-paulo.ts';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { DayField } from '../../../../platform/panels/fields/day-field.tsx';
import { Problem } from '../../../../platform/panels/problem.tsx';
import { ReasonDialog } from '../../../../platform/panels/reason-dialog.tsx';
import { useAction } from '../../../../platform/panels/use-action.ts';
import { can, useUser } from '../../../../platform/session/user.ts';

interface Props {
  /** Of the place. */
  readonly code: number;
  readonly days: readonly { readonly dia: string; readonly motivo: string }[];
}

/** The days on which a place takes no visits, closed and opened by staff. */
export function ClosedDays({ code, days }: Props) {
  const { visits: texts } = useTexts();
  const mayEdit = can(useUser(), closeVisitDay);
  const opening = useAction(openVisitDay);
  const [closing, setClosing] = useState(false);
  return (
    <Stack gap="xs">
      {days.length === 0 ? (
        <Text size="sm" c="dimmed">
          {texts.noClosedDays}
        </Text>
      ) : null}
      {days.map(({ dia, motivo }) => {
        const day = formatDate(beginOfDay(dia));
        return (
          <Group key={dia} justify="space-between" wrap="nowrap" align="start">
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {day} · {motivo}
            </Text>
            {mayEdit ? (
              <Button
                variant="subtle"
                size="compact-sm"
                style={{ flexShrink: 0 }}
                aria-label={texts.openDay(day)}
                loading={opening.busy}
                onClick={() => void opening.run({ params: { id: code }, body: { dia } }, texts.opened)}
              >
                {texts.openDayShort}
              </Button>
            ) : null}
          </Group>
        );
      })}
      <Problem text={opening.problem} />
      {mayEdit ? (
        <Group>
          <Button variant="default" onClick={() => setClosing(true)}>
            {texts.closeDay}
          </Button>
        </Group>
      ) : null}
      {closing ? <CloseDialog code={code} onClose={() => setClosing(false)} /> : null}
    </Stack>
  );
}

function CloseDialog({ code, onClose }: { readonly code: number; readonly onClose: () => void }) {
  const { visits: texts, common } = useTexts();
  const action = useAction(closeVisitDay);
  const [day, setDay] = useState('');
  const [tried, setTried] = useState(false);
  const close = async (motivo: string): Promise<void> => {
    if (day === '') return;
    const reply = await action.give({ params: { id: code }, body: { dia: day, motivo } }, ({ data }) =>
      texts.closedDone(data.canceladas),
    );
    if (reply !== null) onClose();
  };
  return (
    <ReasonDialog
      title={texts.closeDay}
      text={texts.closeDayText}
      reason={texts.visitorReads}
      action={texts.closeDay}
      danger
      busy={action.busy}
      problem={action.problem}
      onTry={() => setTried(true)}
      onConfirm={(reason) => void close(reason)}
      onClose={onClose}
    >
      <DayField
        label={texts.closeDayField}
        value={day}
        error={tried && day === '' ? common.required : null}
        onChange={setDay}
      />
    </ReasonDialog>
  );
}
