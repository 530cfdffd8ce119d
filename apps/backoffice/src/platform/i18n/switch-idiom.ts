import { sayProblem } from '../feedback.ts';
import { currentIdiom, rememberIdiom, showIdiom, type Idiom } from './idiom-store.ts';
import { loadTexts, textsIn } from './loaded-texts.ts';

/** Shows the screens in another language, and remembers it; they stay as they are, and say so, when its texts cannot be reached. */
export async function switchIdiom(idiom: Idiom): Promise<void> {
  // At once: it holds for who reloads the page meanwhile, too.
  rememberIdiom(idiom);
  try {
    await loadTexts(idiom);
  } catch {
    rememberIdiom(currentIdiom());
    sayProblem(textsIn(currentIdiom()).common.unreachable);
    return;
  }
  showIdiom(idiom);
}
