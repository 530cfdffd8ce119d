import {
  ActionIcon,
  Anchor,
  Indicator,
  Popover,
  ScrollArea,
  Stack,
  Text,
  VisuallyHidden,
} from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useDateText } from '../i18n/formats.ts';
import { useTexts } from '../i18n/texts.ts';
import { useUser } from '../session/user.ts';
import { pagesFor } from '../shell/pages/pages.ts';
import { FailedReading } from '../panels/failed-reading.tsx';
import { useNotices, type Notice } from './use-notices.ts';

/** The notifications of the user; opening them marks them as read. */
export function NoticeBell() {
  const { notices: texts, common } = useTexts();
  const { notices, unread, failed, retry, read } = useNotices();
  const [opened, setOpened] = useState(false);
  const toggle = (): void => {
    // Marked when they are left, so that what is new can be seen.
    if (opened) void read();
    setOpened(!opened);
  };
  return (
    <Popover
      opened={opened}
      onDismiss={toggle}
      width={340}
      position="bottom-end"
      trapFocus
      withinPortal={false}
    >
      <Indicator disabled={unread === 0} label={unread > 99 ? '99+' : unread} size={16} offset={4}>
        <Popover.Target>
          <ActionIcon variant="default" size="lg" aria-label={texts.bell(unread)} onClick={toggle}>
            <IconBell size={16} aria-hidden />
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown aria-label={texts.title}>
        <FailedReading failed={failed} onRetry={retry} />
        <ScrollArea.Autosize mah={420} tabIndex={0}>
          <Stack gap="sm" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
            {notices?.map((notice) => (
              <Line key={notice.codigo} notice={notice} onFollow={toggle} />
            ))}
          </Stack>
          {notices?.length === 0 ? <Text c="dimmed">{texts.none}</Text> : null}
          {notices === null && failed === null ? <Text role="status">{common.loading}</Text> : null}
        </ScrollArea.Autosize>
      </Popover.Dropdown>
    </Popover>
  );
}

function Line({ notice, onFollow }: { readonly notice: Notice; readonly onFollow: () => void }) {
  const { notices: texts } = useTexts();
  const user = useUser();
  const dateText = useDateText();
  // Users of a store are notified of what only the house acts on, too.
  const path = pagesFor(user).some(
    ({ path: page }) => page !== '/' && notice.caminho?.startsWith(page) === true,
  )
    ? notice.caminho
    : null;
  const weight = notice.lida ? 400 : 700;
  return (
    <li>
      {path === null ? (
        <Text size="sm" fw={weight}>
          {notice.titulo}
        </Text>
      ) : (
        <Anchor component={Link} to={path} size="sm" fw={weight} onClick={onFollow}>
          {notice.titulo}
        </Anchor>
      )}
      {notice.lida ? null : <VisuallyHidden>{texts.unread}</VisuallyHidden>}
      <Text size="sm" c="dimmed" lineClamp={3}>
        {plainText(notice.texto)}
      </Text>
      <Text size="xs" c="dimmed">
        {dateText(notice.em)}
      </Text>
    </li>
  );
}

/** The words of a text in HTML: links and marks are left out. */
function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // Where a line ends, a word does too.
  for (const end of body.querySelectorAll('br, p, li, div, tr, td')) end.after(' ');
  return body.textContent.trim();
}
