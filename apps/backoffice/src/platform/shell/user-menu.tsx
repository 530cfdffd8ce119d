import { Button, Menu, Text, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { chooseIdiom, useIdiom } from '../i18n/idiom-store.ts';
import { useTexts } from '../i18n/texts.ts';
import { leave } from '../session/session-store.ts';
import { useUser } from '../session/user.ts';

/** Who is signed in, language, theme, and the way out. */
export function UserMenu() {
  const { session: texts } = useTexts();
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
        <Menu.Item onClick={() => chooseIdiom(idiom === 'EN' ? 'PTBR' : 'EN')}>
          {idiom === 'EN' ? 'Português' : 'English'}
        </Menu.Item>
        <Menu.Item onClick={() => setColorScheme(dark ? 'light' : 'dark')}>
          {dark ? texts.light : texts.dark}
        </Menu.Item>
        <Menu.Item component="a" href="/">
          {texts.site}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item onClick={() => void leave()}>{texts.leave}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
