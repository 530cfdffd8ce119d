import { Text } from '@mantine/core';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useServerSecond } from './server-clock.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
/** From here on the rest is counted by the second, and shown as urgent. */
const URGENT = 5 * 60;

/** How long an offer still runs, by the server's clock. */
export function Countdown({ end, stopped }: { readonly end: string; readonly stopped: boolean }) {
  const { monitor: texts } = useTexts();
  const dateText = useDateText();
  const left = Math.ceil(Date.parse(end) / 1000) - useServerSecond();
  const urgent = !stopped && left > 0 && left <= URGENT;
  return (
    <Text
      span
      size="sm"
      title={dateText(end)}
      {...(urgent ? { fw: 600, c: 'danger' } : stopped || left <= 0 ? { c: 'dimmed' } : {})}
      style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
    >
      {stopped ? texts.stopped : left > 0 ? restText(left, texts.days) : texts.ending}
    </Text>
  );
}

function restText(seconds: number, days: (count: number) => string): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const clock = `${two(Math.floor((seconds % DAY) / HOUR))}:${two(Math.floor((seconds % HOUR) / 60))}:${two(seconds % 60)}`;
  return seconds >= DAY ? `${days(Math.floor(seconds / DAY))} ${clock}` : clock;
}
