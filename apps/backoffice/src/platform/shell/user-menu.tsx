import { Button, Menu, Text, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useIdiom } from '../i18n/idiom-store.ts';
import { switchIdiom } from '../i18n/switch-idiom.ts';
import { useTexts } from '../i18n/texts.ts';
import { leave } from '../session/session-store.ts';
import { useUser } from '../session/user.ts';
import { WeekByMail } from './week-by-mail.tsx';
import { useLastChange } from '../undo/undo-store.ts';
import { useUndo } from '../undo/use-undo.ts';

/** Who is signed in, language, theme, and the way out. */
export function UserMenu() {
  const { session: texts, lists } = useTexts();
  const last = useLastChange();
  const undo = useUndo();
  const user = useUser();
  const idiom = useIdiom();
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <Button
          variant="subtle"
          size="compact-md"
          aria-label={`${texts.account}: ${user.nome}`}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          <Text component="span" size="sm" truncate maw={120}>
            {user.nome}
          </Text>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{user.papel === null ? user.loja?.nome : texts.roles[user.papel]}</Menu.Label>
        {last === null ? null : (
          <Menu.Item onClick={() => void undo.run(last)}>{lists.undoThis(last.done)}</Menu.Item>
        )}
        <Menu.Item onClick={() => void switchIdiom(idiom === 'EN' ? 'PTBR' : 'EN')}>
          {idiom === 'EN' ? 'Português' : 'English'}
        </Menu.Item>
        <Menu.Item onClick={() => setColorScheme(dark ? 'light' : 'dark')}>
          {dark ? texts.light : texts.dark}
        </Menu.Item>
        <WeekByMail />
        <Menu.Item component="a" href="/">
          {texts.site}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item onClick={() => void leave()}>{texts.leave}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
