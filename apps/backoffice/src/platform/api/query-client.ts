import { CallFailure } from '@patio/api-client/call-failure.ts';
import { QueryClient } from '@tanstack/react-query';

const RETRIES = 2;
const STALE_MS = 10_000;

/** What was read stays good for some seconds; a refusal is not asked for again, an outage is. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: STALE_MS,
      refetchInterval: 30_000,
      retry: (count, error) =>
        count < RETRIES && !(error instanceof CallFailure && error.status >= 400 && error.status < 500),
    },
  },
});
