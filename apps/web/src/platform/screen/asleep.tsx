import {
  Suspense,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useNavigation, useRevalidator } from 'react-router';

interface Props {
  readonly as: 'div' | 'li';
  readonly className?: string;
  readonly children: ReactNode;
}

/** What makes a part wait: its scripts run once `done` is true, which `woken` tells. */
interface Sleep {
  done: boolean;
  readonly woken: Promise<void>;
  wake(): void;
}

/**
 * A part of the page that stays as the server wrote it until it comes into view or is acted on: its links work, and taking it over costs
 * nothing until then. What was tapped is not lost: the part is taken over within that very event. A part that the browser makes itself
 * is there at once (decision 0088).
 */
export function Asleep({ as: Tag, className, children }: Props) {
  const [sleep] = useState(newSleep);
  const [first] = useState(children);
  const [awake, setAwake] = useState(false);
  const element = useRef<HTMLLIElement & HTMLDivElement>(null);
  useEffect(() => {
    const part = element.current;
    return part === null || sleep.done ? undefined : wakeWhenWanted(part, sleep);
  }, [sleep]);
  // While it sleeps React must not find anything changed in it, or it would draw it again.
  const shown = awake ? children : first;
  const part = useMemo(
    () => (
      <Suspense>
        <Sleeper sleep={sleep} onAwake={setAwake}>
          {shown}
        </Sleeper>
      </Suspense>
    ),
    [sleep, shown],
  );
  return (
    <Tag ref={element} className={className}>
      {part}
    </Tag>
  );
}

interface SleeperProps {
  readonly sleep: Sleep;
  readonly onAwake: (awake: boolean) => void;
  readonly children: ReactNode;
}

/** Holds React back while it takes over what the server wrote; a page that is about to change is taken over first. */
function Sleeper({ sleep, onAwake, children }: SleeperProps) {
  const takenOver = useSyncExternalStore(never, yes, no);
  const moves = useNavigation().state !== 'idle';
  const renews = useRevalidator().state !== 'idle';
  if (!import.meta.env.SSR && !takenOver && !sleep.done && !moves && !renews) use(sleep.woken);
  useEffect(() => {
    sleep.wake();
    onAwake(true);
  }, [sleep, onAwake]);
  return children;
}

const never = (): (() => void) => () => undefined;
const yes = (): boolean => true;
const no = (): boolean => false;

function newSleep(): Sleep {
  const { promise, resolve } = Promise.withResolvers<void>();
  const sleep: Sleep = {
    done: false,
    woken: promise,
    wake() {
      sleep.done = true;
      resolve();
    },
  };
  return sleep;
}

/** Tells a part that it is wanted, from scripts that hold a tap for it. */
export const WANTED = 'patio-wanted';
/** In the window's capture phase: before React looks whom the event concerns. */
const ACTS = ['pointerdown', 'pointerover', 'focusin', 'click', WANTED] as const;

const sleeping = new Map<Element, Sleep>();
let watch: IntersectionObserver | undefined;

/** Wakes a part when it is seen or acted on; gives the way to stop waiting. */
function wakeWhenWanted(part: Element, sleep: Sleep): () => void {
  if (sleeping.size === 0) for (const act of ACTS) window.addEventListener(act, onAct, true);
  sleeping.set(part, sleep);
  watch ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) wake(target);
  });
  watch.observe(part);
  return () => forget(part);
}

function onAct({ target }: Event): void {
  for (let at = target instanceof Element ? target : null; at !== null; at = at.parentElement) wake(at);
}

function wake(part: Element): void {
  const sleep = sleeping.get(part);
  if (sleep === undefined) return;
  forget(part);
  sleep.wake();
}

function forget(part: Element): void {
  sleeping.delete(part);
  watch?.unobserve(part);
  if (sleeping.size === 0) for (const act of ACTS) window.removeEventListener(act, onAct, true);
}
