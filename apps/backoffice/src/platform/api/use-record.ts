import type { Request, RouteDefinition } from '@patio/contract/route/define-route.ts';
import { useQuery } from '@tanstack/react-query';
import { failureText } from '../feedback.ts';
import { useIdiom } from '../i18n/idiom-store.ts';
import { useTexts } from '../i18n/texts.ts';
import { officeCall } from './office-call.ts';
import type { ReplyRead } from './use-reply.ts';

/** Reads one record, and again every half minute. Never shows the record before: actions would be taken on the wrong one. */
export function useRecord<R extends RouteDefinition>(route: R, request: Request<R>): ReplyRead<R> {
  const texts = useTexts();
  const idiom = useIdiom();
  const read = useQuery({
    queryKey: [route.name, idiom, request],
    queryFn: ({ signal }) => officeCall(route, request, { signal }),
  });
  return {
    reply: read.data ?? null,
    failed: read.error === null ? null : failureText(read.error, texts),
    retry: () => void read.refetch(),
  };
}
