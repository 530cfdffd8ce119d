import type { Reply, Request, RouteDefinition } from '@patio/contract/route/define-route.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { failureText } from '../feedback.ts';
import { useIdiom } from '../i18n/idiom-store.ts';
import { useTexts } from '../i18n/texts.ts';
import { officeCall } from './office-call.ts';

/** What a call gave last. */
export interface ReplyRead<R extends RouteDefinition> {
  /** Null until it was read. */
  readonly reply: Reply<R> | null;
  /** Why it could not be read; null: it was. */
  readonly failed: string | null;
  retry(): void;
}

export interface Reading {
  /** False: for users who may not make the call; nothing is read. */
  readonly enabled?: boolean;
  /** What it gives does not change while one looks at it, or is dear to count: it is read once. */
  readonly once?: boolean;
}

/** Reads what a call gives, and again every half minute while the screen is open. */
export function useReply<R extends RouteDefinition>(
  route: R,
  query?: Request<R>['query'],
  params?: Request<R>['params'],
  { enabled = true, once = false }: Reading = {},
): ReplyRead<R> {
  const texts = useTexts();
  const idiom = useIdiom();
  const read = useQuery({
    queryKey: [route.name, idiom, query ?? null, params ?? null],
    queryFn: ({ signal }) =>
      officeCall(
        route,
        { ...(query === undefined ? {} : { query }), ...(params === undefined ? {} : { params }) },
        { signal },
      ),
    enabled,
    ...(once ? { refetchInterval: false as const } : {}),
    // The page before stays until the next one is there; another record never stands in for this one.
    ...(params === undefined ? { placeholderData: keepPreviousData } : {}),
  });
  return {
    reply: read.data ?? null,
    failed: read.error === null ? null : failureText(read.error, texts),
    retry: () => void read.refetch(),
  };
}
