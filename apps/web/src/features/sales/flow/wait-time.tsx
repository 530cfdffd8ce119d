import { useEffect, useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';

/** The time until the next manual bid, counted down every second from the seconds that the server gave (S-03). */
export function WaitTime({ seconds }: { seconds: number }) {
  const { bidding } = useTexts();
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const until = performance.now() + seconds * 1000;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((until - performance.now()) / 1000))), 250);
    return () => clearInterval(timer);
  }, [seconds]);
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <p className="mt-3 text-lg font-semibold text-ink tabular-nums">
      {left === 0 ? (
        <span role="status">{bidding.wait.over}</span>
      ) : (
        <span role="timer">{bidding.wait.left(time)}</span>
      )}
    </p>
  );
}
