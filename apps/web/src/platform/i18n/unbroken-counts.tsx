import { useCount } from './counts.ts';

/** A text in the language of the page, in which no meter reading is separated from its unit: "1.0 Flex · 2019/2020 · 45.000 km". */
export function UnbrokenCounts({ text }: { text: string }) {
  const count = useCount();
  return count(text)
    .split(/(\d[\d.,]* (?:km|h)(?!\p{L}))/iu)
    .map((part, at) =>
      at % 2 === 0 ? (
        part
      ) : (
        <span key={at} className="whitespace-nowrap">
          {part}
        </span>
      ),
    );
}
