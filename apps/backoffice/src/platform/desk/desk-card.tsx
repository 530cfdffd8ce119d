import { Text } from '@mantine/core';
import type { OfficeUser } from '@patio/contract/identity/office-sessions/office-user.ts';
import type { Reply, Request, RouteDefinition } from '@patio/contract/route/define-route.ts';
import type { ComponentType } from 'react';
import type { Texts } from '../../texts/ptbr.ts';
import { useReply } from '../api/use-reply.ts';
import { useDateText } from '../i18n/formats.ts';
import { useTexts } from '../i18n/texts.ts';
import { useUser } from '../session/user.ts';
import { CardFrame } from './card-frame.tsx';
import { useDeskRank } from './desk-order.ts';
import { useToday } from './use-today.ts';

/** How much of one kind of work waits. */
export interface Waiting {
  readonly count: number;
  /** When the first of it is due, as instant of the wire. */
  readonly due?: string | null | undefined;
  /** Since when the oldest of it waits. */
  readonly oldest?: string | null | undefined;
}

/** One kind of work on the desk, for those who may make the call that lists it. */
export interface DeskCard {
  readonly needs: RouteDefinition;
  readonly path: string;
  readonly Card: ComponentType;
}

interface Options<R extends RouteDefinition> {
  readonly route: R;
  /** The call by which the work is done, if those who may list it may not all do it. */
  readonly needs?: RouteDefinition;
  readonly query?: Request<R>['query'];
  /** Instead, if it depends on the user and the day (`2026-11-27`, of São Paulo). */
  readonly queryFor?: (user: OfficeUser, today: string) => Request<R>['query'];
  readonly name: keyof Texts['pages'];
  /** Where the work is done, below /painel. */
  readonly path: string;
  readonly pathFor?: (user: OfficeUser, today: string) => string;
  readonly waitingIn: (reply: Reply<R>) => Waiting;
}

/** Declares a card that is not shared out: the call that lists it, and how its reply says what waits. Shared work is a `workCard`. */
export function deskCard<R extends RouteDefinition>(options: Options<R>): DeskCard {
  return {
    needs: options.needs ?? options.route,
    path: options.path,
    Card: () => <WaitingCard {...options} />,
  };
}

function WaitingCard<R extends RouteDefinition>({
  route,
  query,
  queryFor,
  name,
  path,
  pathFor,
  waitingIn,
}: Options<R>) {
  const { desk: texts, pages } = useTexts();
  const dateText = useDateText();
  const user = useUser();
  const today = useToday();
  const { reply, failed, retry } = useReply(route, queryFor?.(user, today) ?? query);
  const waiting = reply === null ? null : waitingIn(reply);
  useDeskRank(path, waiting, failed !== null);
  return (
    <CardFrame
      title={pages[name]}
      loading={waiting === null}
      failed={failed}
      onRetry={retry}
      path={pathFor?.(user, today) ?? path}
    >
      {waiting === null ? null : (
        <>
          <Text fw={600} c={waiting.count > 0 ? 'warn' : 'dimmed'}>
            {waiting.count > 0 ? texts.waiting(waiting.count) : texts.none}
          </Text>
          <Text size="sm" c="dimmed">
            {waiting.due ? texts.due(dateText(waiting.due)) : null}
            {waiting.oldest ? texts.oldest(dateText(waiting.oldest)) : null}
          </Text>
        </>
      )}
    </CardFrame>
  );
}
