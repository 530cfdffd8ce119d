import type { Cuts } from './cut-code.ts';

/** Hints for developers. */
const HINTS = {
  calls: ['warning', 'warnOnce', 'warningOnce'],
  hints: ['invariant', 'UNSAFE_invariant'],
} satisfies Cuts;

/**
 * Of React Router: no page submits through the router (forms without scripts are posted by the browser), none has a fetcher, a transition of
 * views or a masked address; no route has middleware or an action of the browser.
 */
export const routerCuts: Readonly<Record<string, Cuts>> = {
  'router/router.js': {
    ...HINTS,
    never: [
      'handleAction',
      'fetch',
      'handleFetcherAction',
      'handleFetcherLoader',
      'getUpdatedActionData',
      'getUpdatedRevalidatingFetchers',
      'getFetcher',
      'resetFetcher',
      'queueFetcherForDeletion',
      'deleteFetcher',
      'restoreAppliedTransitions',
      'persistAppliedTransitions',
      'getSubmissionFromNavigation',
      'getInstrumentationNavigateMeta',
      '_internalSetRoutes',
    ],
    bodies: {
      normalizeNavigateOptions: 'return { path };',
      markFetchRedirectsDone: 'return false;',
      abortStaleFetchLoads: 'return false;',
      getActionDataForCommit: 'return {};',
      getLoadingNavigation:
        "return { ...IDLE_NAVIGATION, state: 'loading', location, matches, historyAction };",
      callLoadersAndMaybeResolveData:
        'return { loaderResults: await callDataStrategy(request, location, matches, scopedContext, null), fetcherResults: {} };',
      runClientMiddlewarePipeline:
        'return args.request.signal.aborted ? Promise.reject(args.request.signal.reason) : handler();',
      interruptActiveLoads: 'isRevalidationRequired = true;',
      createClientSideRequest:
        'return new Request(history.createURL(stripHashFromPath(location)).toString(), { signal });',
    },
    values: { isActionReload: 'false', isAction: 'false' },
    no: [
      'init.instrumentations',
      'opts && opts.pendingError',
      'opts && opts.submission && isMutationMethod(',
      'opts?.instrumentationNavigateMetaReceiver',
      'opts?.mask',
      'newState.actionData',
      'isActionReload',
      'pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location',
      'pendingViewTransitionEnabled',
      'redirectPreserveMethodStatusCodes.has(',
      '!submission && !fetcherSubmission',
      'revalidatingFetchers.length > 0',
      'pendingActionResult && isErrorResult(',
      'pendingActionResult',
      'typeof route.lazy === "function"',
      'future.unstable_routePatternMatching',
      'allowElementMutations && existingChildren.length > 0',
      'shouldSkipRevalidation',
      'pendingError !== void 0',
      'actionData !== void 0',
      'shouldUpdateFetchers',
      'didUpdateFetcherRedirects',
      'isMutationMethod(request.method)',
    ],
    drop: [
      'if (isBrowser) { restoreAppliedTransitions(',
      'state.fetchers.forEach((',
      'fetchersQueuedForDeletion.forEach((',
      'unmountedFetchers.forEach((',
      'mountedFetchers.forEach((',
      'fetchLoadMatches.forEach((f, key)',
      'revalidatingFetchers.forEach((rf)',
      'revalidatingFetchers.filter((',
      'if (pendingNavigationController) pendingNavigationController.signal.',
      'if (redirect) { fetchRedirectIds.add(',
      'redirect = findRedirect(fetcherResults)',
    ],
  },
  'router/instrumentation.js': { never: ['consumeInstrumentationClientResultMetaReceiver'] },
  'router/utils.js': { ...HINTS },
  'router/history.js': { ...HINTS },
  'hooks.js': {
    ...HINTS,
    bodies: { useNavigate: 'return useNavigateStable();' },
    no: ['this.context', 'dataRouterContext && dataRouterContext.static'],
  },
  'components.js': {
    ...HINTS,
    yes: ['!viewTransitionOpts || !isViewTransitionAvailable'],
    no: ['useTransitions === true'],
    drop: [
      'newState.fetchers.forEach((',
      'deletedFetchers.forEach((',
      'React$1.useEffect(() => { if (vtContext.isTransitioning',
      'React$1.useEffect(() => { if (renderDfd && pendingState',
      'React$1.useEffect(() => { if (!vtContext.isTransitioning && interruption',
    ],
  },
  'dom/lib.js': {
    ...HINTS,
    no: ['mask'],
    values: { restoreScroll: '""', Form: 'null' },
    drop: [
      'Form.displayName =',
      'HistoryRouter.displayName =',
      'Link.displayName =',
      'ScrollRestoration.displayName =',
    ],
  },
  'dom/ssr/components.js': {
    ...HINTS,
    no: ['isPageLinkDescriptor(link)', 'staticContext', 'typeof criticalCss', 'rsc'],
    yes: ['!isStatic'],
  },
  'dom/ssr/data.js': { bodies: { createRequestInit: 'return { signal: request.signal };' } },
  'dom/ssr/single-fetch.js': {
    ...HINTS,
    no: ['request.method !== "GET"', '!ssr && !foundRevalidatingServerLoader', 'fetcherKey'],
    yes: ['request.method === "GET"'],
  },
  'dom/ssr/routes.js': {
    ...HINTS,
    bodies: { getShouldRevalidateFunction: 'return route.shouldRevalidate;' },
    no: ['route.hasClientAction', 'route.hasClientMiddleware', 'route.clientActionModule'],
    drop: ['dataRoute.action = (', 'if (!route.hasClientAction) dataRoute.action'],
  },
  'dom-export/hydrated-router.js': {
    ...HINTS,
    no: [
      'window.__reactRouterManifest.sri === true',
      'ssrInfo.context.isSpaMode',
      'window.history.state && window.history.state.masked',
    ],
    drop: ['router.createRoutesForHMR ='],
  },
};
