import type { Idiom } from './idiom.ts';
import { useIdiom } from './texts.ts';

/** The count of a meter, which comes as `45.000 km`, in a language: `45,000 km` in English, where the other would be forty-five. */
export function countText(text: string, idiom: Idiom): string {
  return idiom === 'EN' ? text.replaceAll(/(?<=\d)\.(?=\d{3})/g, ',') : text;
}

/** As `countText`, in the language of the page. */
export function useCount(): (text: string) => string {
  const idiom = useIdiom();
  return (text) => countText(text, idiom);
}
