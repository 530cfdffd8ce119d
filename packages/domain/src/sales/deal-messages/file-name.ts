import { humanText } from '../../texts/human-text.ts';

const LONGEST = 120;

/** The name of an uploaded file as it is shown and saved: without folders, of usual length, with the ending of what it really is. */
export function fileNameOf(given: string, type: 'pdf' | 'png' | 'jpg'): string {
  const read = humanText(given, { lines: 'one' });
  const text = 'text' in read ? read.text : '';
  const name = text
    .replace(/^.*[/\\]/s, '')
    .replaceAll(/[<>:"|?*]/g, '')
    .replace(/\.[^.]{0,5}$/, '')
    .replace(/^\.+/, '')
    .trim();
  const short = [...name].slice(0, LONGEST).join('').trim();
  return `${short === '' ? 'arquivo' : short}.${type}`;
}
