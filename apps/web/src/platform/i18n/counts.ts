import { countText } from './number-text.ts';
import { useIdiom } from './texts.ts';

/** As `countText`, in the language of the page. */
export function useCount(): (text: string) => string {
  const idiom = useIdiom();
  return (text) => countText(text, idiom);
}
