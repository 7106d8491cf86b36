import { createRoot } from 'react-dom/client';
import { Markdown } from '../../../src/ui/index.ts';
import { words } from '../../../src/ui/markdown/testing/words.ts';
import { frameWhen, offerBench } from '../browser/benchPage.ts';
import { contents } from '../browser/threadContents.ts';

/** The least that shows the end of a long thread: its last 30 messages in a box, and no chat. */
const drawn = 30;

const element = document.getElementById('root') ?? document.body;

function Thread({ count }: { count: number }) {
  const places = Array.from({ length: drawn }, (_, at) => count - drawn + at);
  return (
    <div style={{ blockSize: '100vh', overflow: 'auto' }} ref={scrollToEnd}>
      {places.map((at) => (
        <article key={at}>
          {at % 2 === 0 ? <p>{contents(at)}</p> : <Markdown text={contents(at)} words={words} />}
        </article>
      ))}
    </div>
  );
}

function scrollToEnd(box: HTMLElement | null): void {
  if (box !== null) box.scrollTop = box.scrollHeight;
}

offerBench({
  async run({ count }) {
    createRoot(element).render(<Thread count={count} />);
    await frameWhen(() => element.textContent.includes(`Answer ${count - 1}`));
  },
  shown: () => element.textContent.length,
});
