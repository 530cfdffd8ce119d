import { Alert, AppShell, Burger, Group, NavLink, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link, Outlet, useLocation } from 'react-router';
import { useTexts } from '../i18n/texts.ts';
import { useUser } from '../session/user.ts';
import { Palette, PaletteButton } from './palette.tsx';
import { pagesFor } from './pages.ts';
import { UserMenu } from './user-menu.tsx';

/** The frame around every page: where one is, where one may go, and who one is. */
export function Shell() {
  const { session, pages } = useTexts();
  const user = useUser();
  const { pathname } = useLocation();
  const [opened, { toggle, close }] = useDisclosure();
  return (
    <AppShell
      header={{ height: 52 }}
      navbar={{ width: 220, breakpoint: 'sm', collapsed: { mobile: !opened } }}
      padding="md"
      transitionDuration={0}
    >
      <AppShell.Header px="md">
        <Group h="100%" justify="space-between" wrap="nowrap">
          <Group gap="xs" wrap="nowrap" miw={0}>
            <Burger opened={opened} onClick={toggle} hiddenFrom="sm" size="sm" aria-label={session.menu} />
            <Text fw={700} truncate>
              {user.loja?.nome ?? session.title}
            </Text>
          </Group>
          <Group gap="xs" wrap="nowrap" flex="none">
            <PaletteButton />
            <UserMenu />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="xs" aria-label={session.title}>
        {pagesFor(user).map(({ path, name, Icon }) => (
          <NavLink
            key={path}
            component={Link}
            to={path}
            label={pages[name]}
            leftSection={<Icon size={18} aria-hidden />}
            active={pathname === path}
            aria-current={pathname === path ? 'page' : undefined}
            onClick={close}
          />
        ))}
      </AppShell.Navbar>
      <AppShell.Main bg="var(--page)">
        {user.loja?.suspensa === true ? (
          <Alert color="danger" mb="md">
            {session.suspended}
          </Alert>
        ) : null}
        <Outlet />
      </AppShell.Main>
      <Palette />
    </AppShell>
  );
}
