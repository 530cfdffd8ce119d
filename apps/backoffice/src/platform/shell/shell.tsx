import { AppShell, Burger, Group, NavLink, ScrollArea, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Suspense } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { queryClient } from '../api/query-client.ts';
import { useTexts } from '../i18n/texts.ts';
import { useRoleNotice } from '../session/use-role-notice.ts';
import { NoticeBell } from '../notices/notice-bell.tsx';
import { useUser } from '../session/user.ts';
import { Palette, PaletteButton } from './palette.tsx';
import { groupsFor, openPage, pagesFor } from './pages/pages.ts';
import { StoreNotice } from './store-notice.tsx';
import { UserMenu } from './user-menu.tsx';

/** The frame around every page: where one is, where one may go, and who one is. */
export function Shell() {
  const { session, pages, groups } = useTexts();
  const user = useUser();
  const { pathname } = useLocation();
  const [opened, { toggle, close }] = useDisclosure();
  useRoleNotice();
  const open = openPage(pagesFor(user), pathname)?.path;
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
            <NoticeBell />
            <UserMenu />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="xs" aria-label={session.title}>
        <ScrollArea>
          {groupsFor(user).map(([group, members]) => (
            <section key={group} aria-label={groups[group]}>
              <Text size="xs" c="dimmed" px="sm" pt="xs">
                {groups[group]}
              </Text>
              {members.map(({ path, name, Icon }) => (
                <NavLink
                  key={path}
                  component={Link}
                  to={path}
                  label={pages[name]}
                  leftSection={<Icon size={18} aria-hidden />}
                  active={path === open}
                  aria-current={pathname === path ? 'page' : undefined}
                  onClick={() => {
                    close();
                    // Nobody who asks for the open page once more waits for its next reading.
                    if (pathname === path) void queryClient.invalidateQueries();
                  }}
                />
              ))}
            </section>
          ))}
        </ScrollArea>
      </AppShell.Navbar>
      <AppShell.Main bg="var(--page)">
        <StoreNotice />
        <Suspense>
          <Outlet />
        </Suspense>
      </AppShell.Main>
      <Palette />
    </AppShell>
  );
}
