import { Menu } from '@mantine/core';
import { getWeekByMail, saveWeekByMail } from '@patio/contract/sales/figures/week-by-mail.ts';
import { useReply } from '../api/use-reply.ts';
import { useTexts } from '../i18n/texts.ts';
import { useAction } from '../panels/use-action.ts';
import { can, useUser } from '../session/user.ts';

/** Turns the mail with the figures of each week on or off; read when the menu opens. */
export function WeekByMail() {
  return can(useUser(), saveWeekByMail) ? <Choice /> : null;
}

function Choice() {
  const { session: texts } = useTexts();
  const { reply } = useReply(getWeekByMail, {}, undefined, { once: true });
  const action = useAction(saveWeekByMail);
  const wanted = reply?.recebe ?? false;
  return (
    <Menu.Item
      disabled={reply === null || action.busy}
      onClick={() => void action.run({ body: { recebe: !wanted } }, wanted ? texts.weekOff : texts.weekOn)}
    >
      {wanted ? texts.stopWeek : texts.getWeek}
    </Menu.Item>
  );
}
