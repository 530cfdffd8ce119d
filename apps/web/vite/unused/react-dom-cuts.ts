import type { Cuts } from './cut-code.ts';

/**
 * Of React DOM: no page renders `ViewTransition`, `SuspenseList`, `Activity`, a fragment with a ref, a stylesheet with a precedence, a custom
 * element or a form whose action is a function; none asks for `onSelect`, composition events or `onBeforeInput`; browsers without `input`
 * events cannot run modules.
 */
export const reactDomCuts: Cuts = {
  never: [
    // ViewTransition
    'getViewTransitionName',
    'getViewTransitionClassName',
    'trackEnterViewTransitions',
    'applyViewTransitionToHostInstances',
    'restoreViewTransitionOnHostInstances',
    'commitAppearingPairViewTransitions',
    'commitEnterViewTransitions',
    'commitDeletedPairViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'restorePairedViewTransitions',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'measureViewTransitionHostInstancesRecursive',
    'measureNestedViewTransitions',
    'scheduleViewTransitionEvent',
    'applyViewTransitionName',
    'restoreViewTransitionName',
    'startViewTransition',
    'commitAfterMutationEffectsOnFiber',
    'createViewTransitionInstance',
    // Fragments with a ref
    'commitNewChildToFragmentInstances',
    'commitFragmentInstanceInsertionEffects',
    'commitFragmentInstanceDeletionEffects',
    'FragmentInstance',
    // SuspenseList, Activity
    'updateSuspenseListComponent',
    'cutOffTailIfNeeded',
    'updateActivityComponent',
    // Stylesheets with a precedence, scripts as resources, hints of react-dom
    'acquireResource',
    'suspendResource',
    'suspendInstance',
    'insertSuspendedStylesheets',
    'preloadResourceAndSuspendIfNeeded',
    'preconnectAs',
    'preload',
    'preloadModule',
    'preinitStyle',
    'preinitScript',
    'preinitModuleScript',
    'estimateBandwidth',
    // Forms whose action is a function
    'mountActionState',
    'updateActionState',
    'rerenderActionState',
    'startHostTransition',
    'requestFormReset$1',
    'scheduleReplayQueueIfNeeded',
    // Explicit hydration, the cache of compiled components
    'attemptExplicitHydrationTarget',
    'useMemoCache',
    // Custom elements
    'setPropOnCustomElement',
    // Old browsers
    'handleEventsForInputEventPolyfill',
    'getTargetInstForInputEventPolyfill',
  ],
  bodies: {
    isFragmentInstanceParent: 'return false;',
    getResource: 'return null;',
    isCustomElement: 'return false;',
    preloadInstanceAndSuspendIfNeeded: 'workInProgress.flags &= -16777217;',
    describeNativeComponentFrame:
      'return describeBuiltInComponentFrame(fn ? fn.displayName || fn.name : "");',
  },
  no: ['shouldStartViewTransition', 'isViewTransitionEligible || subtreeFlags & 8192'],
  yes: ['isInputEventSupported'],
  drop: [
    'ViewTransitionPseudoElement.prototype.',
    'FragmentInstance.prototype.',
    'ReactDOMSharedInternals.findDOMNode =',
    'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration =',
    'exports.createRoot =',
    'i = (unblocked.ownerDocument || unblocked).$$reactFormReplay',
    'if (null != i) for (queuedTarget = 0;',
    // The plugins of events
    'switch (domEventName) { case "focusin": if ( isTextInputElement(',
    'if (canUseCompositionEvent) b:',
    'eventType && (useFallbackCompositionData &&',
    'if ( (fallbackData = canUseTextInputEvent',
    'extractEvents$1(',
  ],
  cases: [
    'case 30: return ( null === workInProgress.stateNode &&',
    'case 30: return ( (workInProgress.flags |= 33554432)',
    'case 30: var instance = current.stateNode',
    'case 30: isViewTransitionEligible &&',
    'case 30: recursivelyTraverseLayoutEffects(',
    'case 30: safelyDetachRef(',
    'case 30: flags & 512 &&',
    'case 30: if ( 0 !== (fiber.flags & suspenseyCommitFlag)',
    'case 19: if (workInProgress.flags & 128) return updateSuspenseListComponent(',
    'case 19: popSuspenseListContext(workInProgress); newProps =',
    'case 19: return ( popSuspenseListContext(',
    'case 19: popSuspenseListContext(interruptedWork)',
    'case 31: if (null !== workInProgress.memoizedState) return (',
    'case 31: renderLanes = workInProgress.memoizedState;',
    'case 31: if (null !== workInProgress.memoizedState) { popSuspenseHandler(',
  ],
};
