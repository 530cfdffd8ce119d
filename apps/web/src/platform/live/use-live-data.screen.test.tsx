import { page } from 'vitest/browser';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { useLiveData } from './use-live-data.ts';

/** Shows what calls answer, which the test settles one by one. */
function opened() {
  const calls: { readonly answer: (text: string) => void; readonly fail: () => void }[] = [];
  const call = () =>
    new Promise<string>((resolve, reject) => {
      calls.push({ answer: resolve, fail: () => reject(new Error('failed')) });
    });
  function Shown() {
    const { data, show, load, retry } = useLiveData(call);
    return (
      <>
        <p data-testid="shown">{data}</p>
        <button type="button" onClick={() => void load()}>
          load
        </button>
        <button type="button" onClick={() => show('changed')}>
          show
        </button>
        <button type="button" onClick={retry}>
          retry
        </button>
      </>
    );
  }
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  root.render(<Shown />);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  return calls;
}

const expectShown = async (text: string): Promise<void> => {
  await expect.element(page.getByTestId('shown')).toHaveTextContent(text);
};
const press = (name: string) => page.getByRole('button', { name }).click();
const expectAsked = async (calls: readonly unknown[], count: number): Promise<void> => {
  await expect.poll(() => calls.length).toBeGreaterThanOrEqual(count);
};

test('an answer that comes after a newer one, or after a change, is dropped', async () => {
  const calls = opened();
  await expectAsked(calls, 1);
  await press('load');
  await expectAsked(calls, 2);
  calls[1]?.answer('new');
  await expectShown('new');
  calls[0]?.answer('old');
  await press('load');
  await expectShown('new');
  await press('show');
  await expectShown('changed');
  calls[2]?.answer('older than the change');
  await press('load');
  await expectShown('changed');
  calls[3]?.answer('newest');
  await expectShown('newest');
});

test('what is shown stays when a later call fails, and a first one that fails can be tried again', async () => {
  const calls = opened();
  await expectAsked(calls, 1);
  calls[0]?.fail();
  await expectShown('failed');
  await press('retry');
  await expectShown('loading');
  calls[1]?.answer('there');
  await expectShown('there');
  await press('load');
  calls[2]?.fail();
  await press('load');
  await expectShown('there');
});
